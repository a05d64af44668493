import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { FIXTURE } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { all, landmark, linkList, meta, only, text } from "./dom.ts";
import { fixture, varied } from "./sites.ts";

function localeOf(url: string): Locale {
  return url.startsWith("/en/") ? "en" : "sv";
}

test("ROUTE-1 every text is a page in each language, drafts in none", async () => {
  const { urls, page } = await fixture();
  const [swedish, english] = LOCALES.map((locale) =>
    urls.filter((url) => localeOf(url) === locale && !url.endsWith("/404")),
  );
  const inEnglish = (url: string) =>
    only(page(url), ".navbar a[hreflang=en]").getAttribute("href") ?? "";
  expect(swedish?.map(inEnglish).sort()).toEqual(english?.sort());
  const titles = new Set(urls.flatMap((url) => [page(url).title, text(only(page(url), "h1"))]));
  const texts = globSync("src/content/**/*.md", { cwd: FIXTURE }).map((path) =>
    readFileSync(join(FIXTURE, path), "utf8"),
  );
  const published = texts.filter((source) => !/^draft: true$/m.test(source));
  expect(texts.length - published.length).toBeGreaterThan(2);
  const shown = texts.filter((source) => {
    const [, title = ""] = /^(?:title:|#) "?(.*?)"?$/m.exec(source) ?? [];
    return titles.has(title);
  });
  expect(shown).toEqual(published);
});

test.each(LOCALES)(
  "ROUTE-5, ERR-3 the not-found page (%s) says so inside the normal frame",
  async (locale) => {
    const { page, read } = await fixture();
    const url = locale === "sv" ? "/404" : "/en/404";
    const main = only(page(url), "main");
    const title = label(locale, "NotFound.title");
    expect(page(url).title).toBe(`${title} | Testsektionen`);
    expect(text(only(main, "h1"))).toBe(title);
    expect(all(main, "p").map(text)).toEqual([
      label(locale, "NotFound.p1"),
      label(locale, "NotFound.p2"),
      label(locale, "notFound.torn"),
    ]);
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

test("ROUTE-6 links of a page lead to pages of its language, unless they name another", async () => {
  const { urls, page } = await fixture();
  // The pages for editors name every text.
  const links = urls
    .filter((url) => !url.includes("/redaktion/"))
    .flatMap((url) =>
      all(page(url), 'a[href^="/"]:not([hreflang], [lang])').map((link) => ({
        url,
        path: decodeURI((link.getAttribute("href") ?? "").replace(/[?#].*/, "")),
      })),
    )
    .filter(({ path }) => urls.includes(path));
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ url, path }) => localeOf(path) !== localeOf(url))).toEqual([]);
});

test("ROUTE-7 only the home pages end in a slash, wherever an address is written", async () => {
  const { urls, page, read } = await fixture();
  const addresses = new Set<string>();
  for (const url of urls) {
    for (const element of all(page(url), "[href]"))
      addresses.add(element.getAttribute("href") ?? "");
    for (const element of all(page(url), 'meta[property="og:url"]'))
      addresses.add(element.getAttribute("content") ?? "");
  }
  for (const file of [
    "sitemap.xml",
    "blog/rss.xml",
    "blog/atom.xml",
    "blog/feed.json",
    "en/blog/rss.xml",
  ]) {
    for (const [address] of read(file).matchAll(/https:\/\/test\.example\/[^"\\<\s]*/g))
      addresses.add(address);
  }
  const paths = [...addresses]
    .filter((address) => !address.startsWith("#"))
    .map((address) => new URL(address, "https://test.example/section"))
    .filter(({ origin }) => origin === "https://test.example")
    .map(({ pathname }) => pathname);
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(paths.filter((path) => path.endsWith("/")))].sort()).toEqual(["/", "/en/"]);
  expect(paths.filter((path) => path.endsWith(".html"))).toEqual([]);
});

test("SHELL-1, ROUTE-2 every page has skip link, navbar, main area and footer, in this order and in the language of its address", async () => {
  const { urls, page } = await fixture();
  for (const url of urls) {
    const document = page(url);
    const { lang, dir } = document.documentElement;
    expect([url, lang, dir]).toEqual([url, localeOf(url), "ltr"]);
    const main = only(document, "main");
    const skip = only(document, "body > a");
    const words = (key: string) => label(localeOf(url), key);
    expect([url, text(skip)]).toEqual([url, words("common.skipToMainContent")]);
    expect([url, skip.getAttribute("href")]).toEqual([url, `#${main.id}`]);
    const parts = [
      skip,
      landmark(document, words("NavBar.navAriaLabel")),
      main,
      landmark(document, words("footer.navAriaLabel")),
    ];
    const isInOrder = parts.every(
      (part, index) =>
        index === 0 || (parts[index - 1] as Element).compareDocumentPosition(part) & 4,
    );
    expect([url, isInOrder]).toEqual([url, true]);
  }
});

test("CONF-37 a build takes files as Windows and macOS save them, and drafts in one language", async () => {
  const { page } = await varied();
  expect(text(only(page("/docs/vinden"), "main"))).toContain("En vind.");
  expect(text(only(page("/docs/board"), "main"))).toContain("ordf@test.example");
  for (const half of ["/en/utkast", "/en/docs/utkast", "/en/blog/2020/02/02/utkast"]) {
    expect(text(only(page(half), "main")), half).toContain("Published.");
    expect(all(page(half), 'link[href$="/false"], a[href$="/false"]'), half).toHaveLength(0);
  }
});
