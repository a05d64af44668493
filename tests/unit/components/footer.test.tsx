import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footer } from "../../../src/components/footer/footer.tsx";
import { footerFile } from "../../../src/schema/footer.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { parseHtml } from "../../support/build.ts";
import { label } from "../../support/labels.ts";
import { both, contextOf, siteOf } from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

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
  { item: { href: "https://www.kth.se" }, href: "https://www.kth.se", opening: NEW_TAB },
  {
    item: { href: "https://www.example.org/blog" },
    href: "https://www.example.org/blog",
    opening: "",
  },
])("FOOT-1 $item on an English page leads to $href", ({ item, href, opening }) => {
  const html = footerOf({ links: [{ label: both("x"), ...item }] }, "en");
  expect(html).toContain(
    `<nav class="row" aria-label="${label("en", "footer.navAriaLabel")}"><ul><li><a`,
  );
  expect(html).toContain(`<a href="${href}"${opening}>x`);
});

test("FOOT-1, FOOT-4 without links there is no list, and the style is that of the data", () => {
  expect(footerOf({ style: "dark" })).toBe(
    '<footer class="footer dark"><div class="wrap"></div></footer>',
  );
});

test("FOOT-1, FOOT-4 columns have a title, which folds them, or none; icons are for the eye only and have a name beside them", () => {
  const item = { label: both("Bilder"), to: "/section", icon: "instagram" };
  const footer = parseHtml(
    footerOf({ links: [{ title: both("Titel"), items: [item] }, { items: [item] }] }),
  );
  const columns = [...footer.querySelectorAll(".columns > div")];
  expect(columns.map((column) => column.querySelector("details > summary")?.textContent)).toEqual([
    "Titel",
    undefined,
  ]);
  for (const column of columns) {
    const link = column.querySelector("ul > li > a");
    expect(link?.querySelector("svg[aria-hidden=true]")).not.toBeNull();
    expect(link?.textContent).toContain("Bilder");
  }
});

test("FOOT-1 an entry may be HTML in the language of the page", () => {
  const links = [{ html: { sv: "<b>fet</b>", en: "<b>bold</b>" } }];
  expect(footerOf({ links })).toContain("<li><b>fet</b></li>");
});

test("FOOT-3 the copyright is in the language of the page", () => {
  const copyright = { sv: "© 2025 Testsektionen", en: "© 2025 the Test Chapter" };
  expect(footerOf({ copyright })).toContain("<p>© 2025 Testsektionen</p>");
  expect(footerOf({})).not.toContain("<p>");
});

test("FOOT-3 pages without dates are the same in another year", () => {
  const html = (year: number) =>
    siteOf(SMALL_SITE, { today: `${year}-06-01` }, { now: new Date(`${year}-06-01`) }).html(
      "/section",
    );
  expect(html(2026)).toContain("<footer");
  expect(html(2031)).toBe(html(2026));
});
