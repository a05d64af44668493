import { expect, test } from "vitest";
import { generatedAddresses } from "../../../../src/routes/generated-pages.ts";
import { LOCALES_FILE, postSource, siteOf } from "../../../support/site-data.ts";

test("CHECK-1 every page that the linter takes for granted is generated, in both languages", () => {
  const site = siteOf([
    postSource("2026-01-01-x.md"),
    postSource("2026-01-01-x.md", { locale: "en" }),
  ]);
  const addresses = generatedAddresses(LOCALES_FILE);
  expect(addresses).toContainEqual({ key: "search", locale: "en", url: "/en/search" });
  for (const { key, locale, url } of addresses)
    expect(site.page(url)).toMatchObject({ kind: key, locale, url });
});
