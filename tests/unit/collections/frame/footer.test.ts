import { expect, test } from "vitest";
import { buildFooter } from "../../../../src/collections/frame/footer.ts";
import { type FooterFile, footerFile } from "../../../../src/schema/footer.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { both, contextOf } from "../../../support/site-data.ts";

function footerOf(written: unknown, locale: Locale = "sv") {
  const footer: FooterFile = footerFile.parse(written);
  return buildFooter(contextOf(locale, { footer }));
}

test("FOOT-4 without a footer in the data there is none", () => {
  expect(buildFooter(contextOf("sv", { footer: null }))).toBeNull();
});

test("FOOT-1 entries with a title are columns, and a title may be missing", () => {
  const footer = footerOf({
    links: [
      {
        title: { sv: "Socialt", en: "Socials" },
        items: [{ label: both("x"), href: "https://x.example" }],
      },
      { title: null, items: [] },
    ],
  });
  expect(footer?.links).toEqual({
    layout: "columns",
    columns: [
      {
        title: "Socialt",
        items: [{ label: "x", href: "https://x.example", external: true, icon: null }],
      },
      { title: null, items: [] },
    ],
  });
});

test("FOOT-1 entries without a title are one row", () => {
  const footer = footerOf({
    links: [
      { label: both("a"), to: "/a" },
      { label: both("b"), href: "https://b.example" },
      { html: { sv: "<b>fet</b>", en: "<b>bold</b>" } },
    ],
  });
  expect(footer?.links).toEqual({
    layout: "row",
    items: [
      { label: "a", href: "/a", external: false, icon: null },
      { label: "b", href: "https://b.example", external: true, icon: null },
      { html: "<b>fet</b>" },
    ],
  });
});

test.each([
  { item: { to: "/section" }, href: "/en/section", external: false },
  { item: { to: "section" }, href: "/en/section", external: false },
  { item: { to: "https://www.kth.se" }, href: "https://www.kth.se", external: true },
  { item: { href: "https://www.kth.se" }, href: "https://www.kth.se", external: true },
  { item: { href: "https://www.iare.se/blog" }, href: "https://www.iare.se/blog", external: false },
  { item: { href: "mailto:ordf@iare.nu" }, href: "mailto:ordf@iare.nu", external: false },
])(
  "FOOT-1 $item on an English page leads to $href, external: $external",
  ({ item, href, external }) => {
    const footer = footerOf({ links: [{ label: both("x"), ...item }] }, "en");
    expect(footer?.links).toEqual({
      layout: "row",
      items: [{ label: "x", href, external, icon: null }],
    });
  },
);

test("FOOT-2 the logo's dark variant defaults to the light one, its link is localised", () => {
  const logo = { src: "/img/logo.svg", alt: "KTH", href: "/section", width: 20 };
  expect(footerOf({ logo }, "en")?.logo).toEqual({
    src: "/img/logo.svg",
    srcDark: "/img/logo.svg",
    alt: "KTH",
    width: 20,
    link: { href: "/en/section", external: false },
  });
  expect(footerOf({ logo: { src: "/a.svg", srcDark: "/b.svg", alt: "KTH" } })?.logo).toEqual({
    src: "/a.svg",
    srcDark: "/b.svg",
    alt: "KTH",
    link: null,
  });
});

test("FOOT-2, LINK-3 a logo that leads to another site is an external link", () => {
  const logo = { src: "/a.svg", alt: "KTH", href: "https://www.kth.se" };
  const link = { href: "https://www.kth.se", external: true };
  expect(footerOf({ logo })?.logo?.link).toEqual(link);
  const own = { ...logo, target: "_self" };
  expect(footerOf({ logo: own })?.logo?.link).toEqual({ ...link, target: "_self" });
});

test("FOOT-3 the copyright is in the language of the page", () => {
  const copyright = { sv: "© 2025 I-Sektionen", en: "© 2025 the I-Chapter" };
  expect(footerOf({ copyright }, "sv")?.copyright).toBe("© 2025 I-Sektionen");
  expect(footerOf({ copyright }, "en")?.copyright).toBe("© 2025 the I-Chapter");
  expect(footerOf({})?.copyright).toBeNull();
});
