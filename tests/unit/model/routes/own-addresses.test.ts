import { expect, test } from "vitest";
import { ownAddresses } from "../../../../src/routes/own-addresses.ts";
import { contentSource, contextOf, LOCALES_FILE } from "../../../support/site-data.ts";

const content = (key: string, sv: string, en?: string) => [
  contentSource(key, { frontMatter: { slug: sv } }),
  ...(en ? [contentSource(key, { locale: "en", frontMatter: { slug: en } })] : []),
];

test("ROUTE-9 a page whose addresses differ is known by both", () => {
  expect(ownAddresses(content("om.md", "om", "about"), LOCALES_FILE)).toEqual({
    sv: { "/about": "/om" },
    en: { "/en/om": "/en/about" },
  });
});

test("ROUTE-9 an address that another page has belongs to that page", () => {
  const sources = [...content("om.md", "om", "about"), ...content("other.md", "x", "om")];
  expect(ownAddresses(sources, LOCALES_FILE).en).toEqual({ "/en/x": "/en/om" });
});

test.each([
  ["en", "/om", "/en/about"],
  ["en", "om?a=1#b", "/en/about?a=1#b"],
  ["sv", "/about", "/om"],
  ["sv", "/en/om", "/en/about"],
  ["sv", "https://x.example/about", "https://x.example/about"],
  ["en", "#om", "#om"],
] as const)("ROUTE-9 in %s the target %s leads to %s", (locale, target, href) => {
  const addresses = ownAddresses(content("om.md", "om", "about"), LOCALES_FILE);
  expect(contextOf(locale, { addresses }).href(target)).toBe(href);
});
