import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE, fileOf } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { everyKind } from "../support/pages.ts";
import { invalidHtml } from "../support/valid-html.ts";
import { all, landmark, linkCalled, only, text } from "./dom.ts";
import { bare, fixture, varied } from "./sites.ts";

const menuOf = (page: Document) => landmark(page, label("sv", "NavBar.navAriaLabel"));
const brandOf = (page: Document) => only(menuOf(page), "nav > a.brand");

test.each([
  ...everyKind("sv").map(({ path }) => (path === "/nope" ? "/404" : path)),
  ...["/en/", "/en/bara-svenska", "/en/docs/skript", "/docs/rubriker", "/ga-med", "/evenemang"],
])(
  "G-41 the HTML of %s is valid: no id or landmark is there twice, headings go down one level at a time",
  async (url) => {
    const { read } = await fixture();
    expect(await invalidHtml(read(fileOf(url)))).toEqual([]);
  },
);

test.each([
  { shown: "logo and title", site: fixture, alt: "", title: "Testsektionen", href: "/" },
  {
    shown: "logo with its own alt text",
    site: varied,
    alt: "Märket",
    title: "",
    href: "/section",
  },
  { shown: "logo alone", site: bare, alt: "Testsektionen", title: "", href: "/" },
])(
  "NAV-10 the brand ($shown) is one link with the right alt text",
  async ({ site, alt, title, href }) => {
    const { page } = await site();
    const brand = brandOf(page("/business"));
    expect(brand.getAttribute("href")).toBe(href);
    expect(text(brand)).toBe(title);
    const pictures = all<HTMLImageElement>(brand, "img");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual(pictures.map(() => alt));
  },
);

/** The fixture's logos, for light and dark. */
const LOGOS = ["logo", "logo-dark"].map((name) =>
  readFileSync(join(FIXTURE, `src/assets/img/${name}.svg`), "utf8"),
);

const sourceOf = (picture: Element) => picture.getAttribute("src")?.slice(1) ?? "";

test("NAV-10 both variants of the logo are in the HTML", async () => {
  const { page, read, files } = await fixture();
  const pictures = all(brandOf(page("/")), "img");
  for (const name of ["width", "height"])
    expect(pictures.map((picture) => picture.getAttribute(name))).toEqual(["32", "32"]);
  expect(pictures.map((picture) => read(sourceOf(picture)))).toEqual(LOGOS);
  // What is uploaded at /admin may be heavy and say where a photo was taken.
  expect(files).not.toContainEqual(expect.stringMatching(/^img\/logo/));
});

test.each([
  {
    how: "with an address is a link",
    site: fixture,
    link: "/section",
    alt: "Testsektionens märke",
  },
  { how: "without one is a picture", site: varied, link: null, alt: "Märket i sidfoten" },
])("FOOT-2 a logo $how, in both variants", async ({ site, link, alt }) => {
  const { page, read } = await site();
  const pictures = all(only(page("/business"), "body > footer"), "img");
  expect(pictures.map((picture) => read(sourceOf(picture)))).toEqual(LOGOS);
  expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([alt, alt]);
  expect(pictures.map((picture) => picture.closest("a")?.getAttribute("href") ?? null)).toEqual([
    link,
    link,
  ]);
});

test.each(["/docs/komponenter", "/en/docs/komponenter"])(
  "LINK-4, FILE-1 the file that %s links to is published, with its type and size",
  async (url) => {
    const { page, files, bytes } = await fixture();
    const name = url.startsWith("/en") ? "a file (PDF, 1 kB)" : "en fil (PDF, 1 kB)";
    const link = linkCalled(only(page(url), "main"), name);
    const href = link.getAttribute("href") ?? "";
    expect(href).toMatch(/^\/[\x21-\x7e]+%C3%85rs%20m%C3%B6te\.pdf$/);
    expect(files).toContain(decodeURI(href.slice(1)));
    expect(bytes(decodeURI(href.slice(1))).toString("latin1")).toContain("%PDF-1.4");
    expect(link.target === "_blank" || link.hasAttribute("download")).toBe(true);
  },
);
