// What pages have and lack by the settings of the site, and by what its data leave out.
import { expect, test } from "vitest";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import { all, landmark, only, text } from "../../build/dom.ts";
import { parseHtml } from "../../support/build.ts";
import { label } from "../../support/labels.ts";
import { both, SITE, siteOf } from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

/** A page of a small site with these data. */
const page = (url: string, data: Parameters<typeof siteOf>[1] = {}, texts = SMALL_SITE) =>
  parseHtml(siteOf(texts, data).html(url));

const SCHEME = 'meta[name="color-scheme"]';
const CHOICE = ".navbar [data-choice]";

test("MODE-2 nothing is decided where the site follows the system, and there is one button", () => {
  const document = page("/section");
  expect({ ...document.documentElement.dataset }).not.toHaveProperty("theme");
  expect(only(document, SCHEME).getAttribute("content")).toBe("light dark");
  expect(all(document, CHOICE)).toHaveLength(3);
});

test("MODE-2 the default is there without script where it does not, and no button without a choice", () => {
  const colorMode = { default: "dark", respectSystem: false, switch: false } as const;
  const document = page("/section", { site: { ...SITE, colorMode } });
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", themeDefault: "dark" });
  expect(only(document, SCHEME).getAttribute("content")).toBe("dark");
  expect(all(document, CHOICE)).toEqual([]);
});

test.each([true, false])("ERR-4 the script for a wrong base path is switched on: %s", (isOn) => {
  const site = siteOf(SMALL_SITE, { site: { ...SITE, baseUrlBanner: isOn } });
  const found = site.pages.filter(({ url }) => site.html(url).includes("data-base="));
  expect(found.map(({ url }) => url).sort()).toEqual(isOn ? ["/", "/en/"] : []);
});

test("ANALYTICS-1 where statistics are switched off, no page says what it is counted as", () => {
  const site = siteOf(SMALL_SITE);
  expect(site.pages.filter(({ url }) => site.html(url).includes("data-analytics"))).toEqual([]);
});

test("ANN-1 the colours of an announcement are in a style element, as the policy forbids style attributes", () => {
  const announcement = announcementFile.parse({
    ...{ enabled: true, content: both("Hej") },
    ...{ backgroundColor: "#143523", textColor: "#ffffff" },
  });
  const document = page("/section", { announcement });
  expect(only(document, "head style").textContent).toBe(
    ":root{--announcement-paper:#143523;--announcement-ink:#ffffff}",
  );
  expect(all(document, "body [style]")).toEqual([]);
});

const LOGO = { src: "/img/logo.svg", srcDark: "/img/logo-dark.svg" };

test.each([
  {
    shown: "logo and title",
    navbar: { logo: LOGO, title: "Titeln" },
    expected: { alt: "", title: "Titeln", href: "/" },
  },
  {
    shown: "logo with its own alt text and address",
    navbar: { logo: { ...LOGO, alt: "Märket", href: "/section" } },
    expected: { alt: "Märket", title: "", href: "/section" },
  },
  {
    shown: "logo alone",
    navbar: { logo: { src: LOGO.src } },
    expected: { alt: SITE.title, title: "", href: "/" },
  },
])("NAV-10 the brand ($shown) is one link with the right alt text", ({ navbar, expected }) => {
  const document = page("/section", { navbar: { hideOnScroll: false, items: [], ...navbar } });
  const brand = only(landmark(document, label("sv", "NavBar.navAriaLabel")), "nav > a.brand");
  const alts = new Set(all(brand, "img").map((picture) => picture.getAttribute("alt")));
  expect({
    ...{ alt: [...alts].join(), title: text(brand) },
    href: brand.getAttribute("href"),
  }).toEqual(expected);
});

test.each([
  { how: "with an address is a link", href: "/section" },
  { how: "without one is a picture", href: undefined },
])("FOOT-2 a logo $how, in both variants", ({ href }) => {
  const footer = footerFile.parse({ logo: { ...LOGO, alt: "Märket", ...(href && { href }) } });
  const pictures = all(only(page("/section", { footer }), "body > footer"), "img");
  expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual(["Märket", "Märket"]);
  for (const picture of pictures) expect(picture.closest("a")?.getAttribute("href")).toBe(href);
});

test("BLOG-1 without posts the news page exists and is empty, and no feed is named", () => {
  const texts = SMALL_SITE.filter(({ file }) => !file.includes("/blog/"));
  const news = page("/blog", {}, texts);
  expect(text(only(news, "h1"))).toBe(label("sv", "blog.title"));
  expect(all(news, "main article")).toEqual([]);
  expect(all(page("/", {}, texts).head, '[type="application/rss+xml"]')).toEqual([]);
});

test("VER-6 a site with one version does not name it", () => {
  expect(all(only(page("/docs/board"), "main > header"), "p")).toEqual([]);
});

test("the home page has no heading or list without content", () => {
  expect(all(page("/", { stats: [] }), ".stats, .band:empty")).toEqual([]);
});
