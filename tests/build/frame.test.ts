// What is around a text: head, bar, languages, footer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE, fileOf } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { everyKind, LOCALES, REPEATED } from "../support/pages.ts";
import { invalidHtml } from "../support/valid-html.ts";
import { all, jsonLd, linkCalled, linkList, meta, only, text } from "./dom.ts";
import { fixture } from "./sites.ts";

const { bytes, files, page, read, urls } = await fixture();

test.each([
  ...everyKind("sv")
    .filter(({ kind }) => !REPEATED.includes(kind))
    .map(({ path }) => (path === "/nope" ? "/404" : path)),
  ...["/en/docs/skript", "/docs/rubriker", "/ga-med", "/evenemang"],
])(
  "G-41 the HTML of %s is valid: no id or landmark is there twice, headings go down one level at a time",
  async (url) => {
    expect(await invalidHtml(read(fileOf(url)))).toEqual([]);
  },
);

test("HEAD-5 the home page, and no other, says to search engines whose site it is", () => {
  const saying = urls.filter((url) => read(fileOf(url)).includes('"@type":"WebSite"'));
  expect(saying.sort()).toEqual(["/", "/en/"]);
  expect(jsonLd(page("/en/"))).toMatchObject([
    { "@type": "Organization", name: "The Test Chapter", url: "https://test.example/" },
    { "@type": "WebSite", url: "https://test.example/en/", inLanguage: "en" },
  ]);
});

test("NAV-10, FOOT-2 both variants of a logo are in the HTML, and lead where the data say", () => {
  const logos = ["logo", "logo-dark"].map((name) =>
    readFileSync(join(FIXTURE, `src/assets/img/${name}.svg`), "utf8"),
  );
  for (const [place, address] of [
    [".navbar a.brand", "/"],
    ["body > footer", "/section"],
  ] as const) {
    const pictures = all(only(page("/business"), place), "img");
    const sources = pictures.map((picture) => picture.getAttribute("src")?.slice(1) ?? "");
    expect(sources.map(read)).toEqual(logos);
    for (const picture of pictures)
      expect(picture.closest("a")?.getAttribute("href")).toBe(address);
  }
  for (const name of ["width", "height"])
    for (const picture of all(page("/"), ".navbar a.brand img"))
      expect(picture.getAttribute(name)).toBe("32");
  // What is uploaded at /admin may be heavy and say where a photo was taken.
  expect(files).not.toContainEqual(expect.stringMatching(/^img\/logo/));
});

test.each(["/docs/komponenter", "/en/docs/komponenter"])(
  "LINK-4, FILE-1 the file that %s links to is published, with its type and size",
  (url) => {
    const name = url.startsWith("/en") ? "a file (PDF, 1 kB)" : "en fil (PDF, 1 kB)";
    const link = linkCalled(only(page(url), "main"), name);
    const href = link.getAttribute("href") ?? "";
    expect(href).toMatch(/^\/[\x21-\x7e]+%C3%85rs%20m%C3%B6te\.pdf$/);
    expect(files).toContain(decodeURI(href.slice(1)));
    expect(bytes(decodeURI(href.slice(1))).toString("latin1")).toContain("%PDF-1.4");
    expect(link.target === "_blank" || link.hasAttribute("download")).toBe(true);
  },
);

test.each([
  { url: "/docs/komponenter", current: "Svenska" },
  { url: "/en/", current: "English" },
])("LOC-1 the language menu on $url lists both languages and marks one", ({ url, current }) => {
  const links = all<HTMLAnchorElement>(page(url), ".navbar a[lang][hreflang]");
  expect(links.map((link) => [text(link), link.lang, link.hreflang])).toEqual([
    ["Svenska", "sv", "sv"],
    ["English", "en", "en"],
  ]);
  expect(links.filter((link) => link.hasAttribute("aria-current")).map(text)).toEqual([current]);
  const menu = links[0]?.closest("li")?.parentElement?.parentElement ?? null;
  expect(text(menu?.querySelector("button") ?? null)).toContain(current);
});

test("LOC-7 a text that is behind the other language says so and leads to what has changed there", () => {
  const url = "/en/docs/studier/utbyte";
  const [note] = all(only(page(url), "main"), '[role="note"]');
  expect(text(note ?? null)).toContain(label("en", "translation.outdated"));
  const links = all<HTMLAnchorElement>(note ?? page(url), "a");
  expect(
    links.map((link) => [text(link), link.lang, decodeURI(link.getAttribute("href") ?? "")]),
  ).toEqual([["Ansökan", "sv", "/docs/studier/utbyte#ansökan"]]);
  expect(all(page("/docs/studier/utbyte"), 'main [role="note"]')).toEqual([]);
  expect(read("sitemap.xml")).toContain(`>https://test.example${url}<`);
});

test("LOC-7 a page shows editors first which pages are outdated or missing", () => {
  const url = "/en/redaktion/oversattningar";
  const table = all(only(page(url), "main tbody"), "tr").map((row) => [
    text(only(row, "small")),
    ...all(row, "td").slice(0, 2).map(text),
  ]);
  expect(table).toContainEqual(["bara-svenska", "current", "missing"]);
  expect(table).toContainEqual(["docs/studier/utbyte", "current", "outdated"]);
  expect(table.flat()).not.toContain("section");
  expect(all(page(url), "main details small").map(text)).toContain("section");
  const linking = urls.filter((other) =>
    /<a [^>]*href="\/en\/redaktion\/ov/.test(read(fileOf(other))),
  );
  expect(linking.sort()).toEqual(["/en/redaktion/oversattningar", "/redaktion/oversattningar"]);
});

test.each([
  ["/section", "sv_SE", "en_GB"],
  ["/en/section", "en_GB", "sv_SE"],
])("LOC-6 %s gives networks its language and the other one", (url, own, other) => {
  expect(meta(page(url), "og:locale")).toBe(own);
  expect(meta(page(url), "og:locale:alternate")).toBe(other);
});

test.each(LOCALES)(
  "ROUTE-5, ERR-3 the not-found page (%s) says so inside the normal frame",
  (locale) => {
    const url = locale === "sv" ? "/404" : "/en/404";
    const main = only(page(url), "main");
    const title = label(locale, "NotFound.title");
    expect(page(url).title).toBe(`${title} | Testsektionen`);
    expect(text(only(main, "h1"))).toBe(title);
    expect(all(main, "p").map(text)).toEqual(
      ["NotFound.p1", "NotFound.p2", "notFound.torn"].map((key) => label(locale, key)),
    );
    expect(linkList(only(main, "ul"))).toEqual(
      locale === "sv"
        ? [
            ["Översikten", "/docs/intro"],
            ["Skriv till oss", "mailto:ordf@test.example"],
          ]
        : [
            ["The overview", "/en/docs/intro"],
            ["Mail us", "mailto:ordf@test.example"],
          ],
    );
    expect(meta(page(url), "robots")).toBe("noindex");
    expect(read("sitemap.xml")).not.toContain("404");
  },
);
