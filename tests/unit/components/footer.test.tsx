import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footer } from "../../../src/components/footer/footer.tsx";
import { footerFile } from "../../../src/schema/footer.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { both, contextOf } from "../../support/site-data.ts";

const footerOf = (written: object, locale: Locale = "sv") =>
  renderToStaticMarkup(
    <Footer context={contextOf(locale, { footer: footerFile.parse(written) })} />,
  );

const NEW_TAB = ' target="_blank" rel="noopener noreferrer"';

test("FOOT-4 without a footer in the data there is none", () => {
  expect(renderToStaticMarkup(<Footer context={contextOf("sv", { footer: null })} />)).toBe("");
});

test.each([
  { item: { to: "/section" }, href: "/en/section", opening: "" },
  { item: { to: "section" }, href: "/en/section", opening: "" },
  { item: { to: "https://www.kth.se" }, href: "https://www.kth.se", opening: NEW_TAB },
  { item: { href: "https://www.kth.se" }, href: "https://www.kth.se", opening: NEW_TAB },
  { item: { href: "https://www.iare.se/blog" }, href: "https://www.iare.se/blog", opening: "" },
  { item: { href: "mailto:ordf@iare.nu" }, href: "mailto:ordf@iare.nu", opening: "" },
])("FOOT-1 $item on an English page leads to $href", ({ item, href, opening }) => {
  const html = footerOf({ links: [{ label: both("x"), ...item }] }, "en");
  expect(html).toContain(`<nav class="row" aria-label="footer.navAriaLabel"><ul><li><a`);
  expect(html).toContain(`<a href="${href}"${opening}>x`);
});

test("FOOT-1, FOOT-4 without links there is no list, and the style is that of the data", () => {
  expect(footerOf({ style: "dark" })).toBe(
    '<footer class="footer dark"><div class="wrap"></div></footer>',
  );
});

test("FOOT-1 an entry may be HTML in the language of the page", () => {
  const links = [{ html: { sv: "<b>fet</b>", en: "<b>bold</b>" } }];
  expect(footerOf({ links })).toContain("<li><b>fet</b></li>");
});

test("FOOT-2, LINK-3 a logo leads to a page of the language, or to another site", () => {
  const logo = { src: "/a.svg", alt: "KTH", width: 20 };
  const image = '<img loading="lazy" width="20" alt="KTH" src="/a.svg"/>';
  expect(footerOf({ logo })).toContain(`<div class="wrap">${image}`);
  expect(footerOf({ logo: { ...logo, href: "/section" } }, "en")).toContain(
    `<a href="/en/section">${image}</a>`,
  );
  const external = { ...logo, href: "https://www.kth.se" };
  expect(footerOf({ logo: external })).toContain(`<a href="https://www.kth.se"${NEW_TAB}>${image}`);
  expect(footerOf({ logo: { ...external, target: "_self" } })).toContain(
    `<a href="https://www.kth.se" target="_self">${image}</a>`,
  );
});

test("FOOT-3 the copyright is in the language of the page", () => {
  const copyright = { sv: "© 2025 I-Sektionen", en: "© 2025 the I-Chapter" };
  expect(footerOf({ copyright })).toContain("<p>© 2025 I-Sektionen</p>");
  expect(footerOf({})).not.toContain("<p>");
});
