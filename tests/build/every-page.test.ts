// What holds of every page of the fixture, in one file: a process has to parse each page once.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { tidy } from "../../src/search/html-sections.ts";
import { loadHeaders } from "../../src/tools/netlify-rules.ts";
import { indexAddress, type SearchFile } from "../../widgets/search/index-settings.ts";
import { wordsOf } from "../../widgets/search/words.ts";
import { FIXTURE, fileOf, PROJECT, parseHtml, parseXml } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import {
  all,
  alternates,
  hasLandmark,
  landmark,
  linkList,
  meta,
  only,
  pathOf,
  text,
} from "./dom.ts";
import { fixture } from "./sites.ts";

/** The chapters of the handbook differ by a number: the first speaks for the others. */
const isTelling = (path: string) => !/kapitel-(?!1\b)/.test(path);

const { files, page, read, ...site } = await fixture();
const urls = site.urls.filter(isTelling);

function localeOf(url: string): Locale {
  return url.startsWith("/en/") ? "en" : "sv";
}

test("ROUTE-1 every text is a page in each language, drafts in none", () => {
  const [swedish, english] = LOCALES.map((locale) =>
    urls.filter((url) => localeOf(url) === locale && !url.endsWith("/404")),
  );
  const inEnglish = (url: string) =>
    only(page(url), ".navbar a[hreflang=en]").getAttribute("href") ?? "";
  expect(swedish?.map(inEnglish).sort()).toEqual(english?.sort());
  const titles = new Set(urls.flatMap((url) => [page(url).title, text(only(page(url), "h1"))]));
  const texts = globSync("src/content/**/*.md", { cwd: FIXTURE })
    .filter(isTelling)
    .map((path) => readFileSync(join(FIXTURE, path), "utf8"));
  const published = texts.filter((source) => !/^draft: true$/m.test(source));
  expect(texts.length - published.length).toBeGreaterThan(2);
  const shown = texts.filter((source) => {
    const [, title = ""] = /^(?:title:|#) "?(.*?)"?$/m.exec(source) ?? [];
    return titles.has(title);
  });
  expect(shown).toEqual(published);
});

test("ROUTE-6 links of a page lead to pages of its language, unless they name another", () => {
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

test("ROUTE-7 only the home pages end in a slash, wherever an address is written", () => {
  const addresses = new Set<string>();
  const written = / href="([^"]*)"|<meta property="og:url" content="([^"]*)"/g;
  for (const url of urls)
    for (const [, href, own = ""] of read(fileOf(url)).matchAll(written))
      addresses.add(href ?? own);
  for (const file of files.filter((one) => /sitemap\.xml|blog\/.*\.(xml|json)$/.test(one)))
    for (const [address] of read(file).matchAll(/https:\/\/test\.example\/[^"\\<\s]*/g))
      addresses.add(address);
  const paths = [...addresses]
    .filter((address) => !address.startsWith("#"))
    .map((address) => new URL(address, "https://test.example/section"))
    .filter(({ origin }) => origin === "https://test.example")
    .map(({ pathname }) => pathname);
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(paths.filter((path) => path.endsWith("/")))].sort()).toEqual(["/", "/en/"]);
  expect(paths.filter((path) => path.endsWith(".html"))).toEqual([]);
});

test("SHELL-1, ROUTE-2, ANN-1, ANN-2 pages have skip link, announcement, navbar, main area and footer, in their language", () => {
  const announcement = {
    sv: "Ett viktigt meddelande: läs om",
    en: "An important message: read about",
  };
  for (const url of urls) {
    const document = page(url);
    const words = (key: string) => label(localeOf(url), key);
    const { lang, dir, dataset } = document.documentElement;
    expect([url, lang, dir]).toEqual([url, localeOf(url), "ltr"]);
    expect(dataset.announcement).toBe("prov");
    const main = only(document, "main");
    const skip = only(document, "body > a");
    expect([url, text(skip)]).toEqual([url, words("common.skipToMainContent")]);
    expect([url, skip.getAttribute("href")]).toEqual([url, `#${main.id}`]);
    const bar = only(document, "[data-announcement-id]");
    expect(bar.getAttribute("aria-label")).toBe(words("AnnouncementBar.label"));
    expect(text(bar)).toContain(announcement[localeOf(url)]);
    expect(only(bar, "button").getAttribute("aria-label")).toBe(
      words("AnnouncementBar.closeButtonAriaLabel"),
    );
    const parts = [
      skip,
      bar,
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

test("LOC-6 alternates name both languages and the default, and lead back to each other", () => {
  const withAlternates = urls.filter((url) => Object.keys(alternates(page(url))).length > 0);
  for (const url of withAlternates) {
    const { sv, en, "x-default": fallback, ...others } = alternates(page(url));
    expect([url, others]).toEqual([url, {}]);
    expect([url, fallback]).toEqual([url, sv]);
    expect([url, [sv, en].includes(url)]).toEqual([url, true]);
    for (const partner of [sv, en]) {
      expect([url, partner, urls.includes(partner ?? "")]).toEqual([url, partner, true]);
      expect(alternates(page(partner ?? ""))).toEqual(alternates(page(url)));
    }
  }
  const alone = urls.filter((url) => !withAlternates.includes(url)).sort();
  const oneLanguage = [
    "bara-svenska",
    "only-english",
    "blog/2025/04/04/bara-svenska",
    "blog/2025/05/05/only-english",
    "404",
  ];
  expect(alone).toEqual(oneLanguage.flatMap((path) => [`/${path}`, `/en/${path}`]).sort());
});

const NOINDEX = [
  ...["/404", "/en/404", "/olistad", "/en/olistad", "/docs/olistad", "/en/docs/olistad"],
  ...["/redaktion/granskning", "/en/redaktion/granskning"],
  ...["/blog/2025/02/01/olistat", "/en/blog/2025/02/01/olistat"],
  ...["/redaktion/oversattningar", "/en/redaktion/oversattningar"],
];

test("HEAD-5 every page has the standard set, each thing once", () => {
  const set = [
    /<meta charSet="utf-8"/g,
    /<meta name="viewport"/g,
    /<title>/g,
    /<meta name="description"/g,
    /<link rel="canonical"/g,
    /<meta property="og:title"/g,
    /<meta property="og:url"/g,
    /<meta property="og:image"/g,
    /<meta property="og:image:alt"/g,
    /<meta property="og:image:width" content="1200"/g,
    /<meta property="og:image:height" content="630"/g,
    /<meta name="twitter:image"/g,
    /<meta name="twitter:card" content="summary_large_image"/g,
    /<link rel="icon" href="\/favicon\.ico"/g,
    /<link rel="stylesheet" href="[^"]*"\/>/g,
    /<link rel="stylesheet" href="[^"]*" media="print"\/>/g,
    /<link rel="manifest"/g,
    /type="application\/rss\+xml"[^>]* href="[^"]*\/blog\/rss\.xml"/g,
    /type="application\/atom\+xml"/g,
  ];
  const findings = urls.flatMap((url) => {
    const [head = ""] = read(fileOf(url)).split("</head>");
    return set
      .map((element) => `${url}: ${head.match(element)?.length ?? 0} × ${element.source}`)
      .filter((finding) => !finding.includes(": 1 × "));
  });
  expect(findings).toEqual([]);
});

test("HEAD-6 text never waits for its typeface, and no typeface is fetched before the layout asks for it", () => {
  const early = urls.filter((url) => all(page(url), "link[rel=preload][as=font]").length > 0);
  expect(early).toEqual([]);
  const [stylesheet] = all(page("/").head, "link[rel=stylesheet]:not([data-extra])");
  const [, ...faces] = read(stylesheet?.getAttribute("href")?.slice(1) ?? "").split("@font-face");
  const ours = faces.filter((face) => face.includes(".woff2"));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((face) => !face.includes("font-display:swap"))).toEqual([]);
});

test("HEAD-5 title, description and address of a page agree in all places", () => {
  for (const url of urls) {
    expect(meta(page(url), "description")).not.toBe("");
    expect(meta(page(url), "og:description")).toBe(meta(page(url), "description"));
    expect(meta(page(url), "og:url")).toBe(
      only(page(url), 'link[rel="canonical"]').getAttribute("href"),
    );
  }
  const kept = urls.filter((url) => all(page(url), 'meta[name="robots"]').length > 0);
  expect(kept.sort()).toEqual(NOINDEX.toSorted());
  expect(page("/").title).toBe("Testsektionen");
  expect(page("/en/section").title).toBe("About us | Testsektionen");
  expect(meta(page("/en/section"), "description")).toBe("About About us");
  expect(pathOf(meta(page("/en/section"), "og:url"))).toBe("/en/section");
  for (const name of ["og:image", "twitter:image"])
    expect(pathOf(meta(page("/section"), name))).toBe("/og-image.png");
});

test("the sitemap lists what search engines may find, each page with its languages", () => {
  const entries = all(parseXml(read("sitemap.xml")), "url").map((entry) => ({
    url: pathOf(text(entry.querySelector("loc"))),
    languages: alternates(entry),
  }));
  const standIns = [
    "/en/bara-svenska",
    "/only-english",
    "/en/blog/2025/04/04/bara-svenska",
    "/blog/2025/05/05/only-english",
  ];
  const told = entries.filter(({ url }) => isTelling(url));
  expect(told.map(({ url }) => url).sort()).toEqual(
    urls.filter((url) => !NOINDEX.includes(url) && !standIns.includes(url)).sort(),
  );
  for (const { url, languages } of told) {
    const { "x-default": _, ...withoutDefault } = alternates(page(url));
    const { "x-default": __, ...listed } = languages;
    expect([url, listed]).toEqual([url, withoutDefault]);
  }
});

/** The content security policy of `_headers`, by directive. */
function policy(headers: string): Map<string, string[]> {
  const [, written = ""] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  const directives = written.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

test("_headers forbids whatever is not named, and names nothing but this site and style attributes", () => {
  const directives = policy(read("_headers"));
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
  directives.delete("style-src-attr");
  const sources = [...directives.values()]
    .flat()
    .filter((source) => !source.startsWith("'sha256-"));
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", "data:"]);
});

/** The name by which a policy allows an element's own text. */
function hashOf(element: Element): string {
  return `'sha256-${createHash("sha256")
    .update(element.textContent ?? "")
    .digest("base64")}'`;
}

test("every page gets by with what _headers allows", async () => {
  await using folder = await createTempFolder({ _headers: read("_headers") });
  const findings = new Set<string>();
  for (const url of urls) {
    const { "Content-Security-Policy": sent = "" } = await loadHeaders(folder.dir, url);
    const directives = policy(`Content-Security-Policy: ${sent}`);
    const scripts = directives.get("script-src") ?? [];
    const styles = directives.get("style-src") ?? [];
    const refused = [
      ...all<HTMLScriptElement>(page(url), "script:not([type$=json])").filter((script) =>
        script.src ? !scripts.includes("'self'") : !scripts.includes(hashOf(script)),
      ),
      ...all(page(url), "style").filter((style) => !styles.includes(hashOf(style))),
      ...all(
        page(url),
        '[style], [onclick], [src^="http"], [src^="//"], link[rel=stylesheet][href^="http"]',
      ),
    ];
    for (const element of refused) findings.add(`${url}: ${element.outerHTML.slice(0, 80)}`);
  }
  expect([...findings]).toEqual([]);
});

/** The classes that selectors of a stylesheet name. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));

test("TEXT-4 every page has the stylesheets of what it shows", () => {
  const written = globSync("{src,widgets}/**/*.css", { cwd: PROJECT })
    .filter((file) => !file.endsWith("on-demand.css"))
    .map((file) => readFileSync(join(PROJECT, file), "utf8"));
  const known = classesIn(written.join("").replaceAll(/\/\*.*?\*\//gs, ""));
  const missing = urls.flatMap((url) => {
    const sheets = all(page(url).head, "link[rel=stylesheet]").map((link) =>
      read(link.getAttribute("href")?.slice(1) ?? ""),
    );
    const styled = classesIn(sheets.join(""));
    const used = all(page(url), "[class]").flatMap(({ classList }) => [...classList]);
    return used
      .filter((name) => known.has(name) && !styled.has(name))
      .map((name) => `${url}: no stylesheet of the page has .${name}`);
  });
  expect(missing).toEqual([]);
});

test("LINK-3, NAV-5 external links open a new tab safely, other schemes do not, and only those that do say so, once", () => {
  const findings: string[] = [];
  const seen = { external: 0, scheme: 0 };
  for (const url of urls) {
    const remark = label(/^\/en(\/|$)/.test(url) ? "en" : "sv", "IconExternalLink.ariaLabel");
    for (const link of all<HTMLAnchorElement>(page(url), "a[href]")) {
      const href = link.getAttribute("href") ?? "";
      const isExternal = /^https?:/.test(href) && !href.startsWith("https://test.example");
      const isScheme = /^(mailto|tel):/.test(href);
      // The data say so of one; the link that leaves the page at once leaves the tab as well.
      const isHere = href === "https://forum.example/" || link.closest("[data-leave]") !== null;
      const isSafe = link.relList.contains("noopener") && link.relList.contains("noreferrer");
      if (isExternal) seen.external += 1;
      if (isScheme) seen.scheme += 1;
      const isRight =
        (!isExternal || (isHere ? link.target === "_self" : link.target === "_blank" && isSafe)) &&
        !(isScheme && link.hasAttribute("target")) &&
        (link.target !== "_blank" || !link.closest(".panel") || link.querySelector("svg")) &&
        text(link).split(remark).length - 1 === (link.target === "_blank" ? 1 : 0);
      if (!isRight) findings.push(`${url}: ${link.outerHTML}`);
    }
  }
  expect(seen.external).toBeGreaterThan(urls.length);
  expect(seen.scheme).toBeGreaterThan(urls.length);
  expect(findings).toEqual([]);
});

test("ANCH-3 every heading below level 1 is a link, or ends with one to itself, which is not part of its name", () => {
  const headings = urls.flatMap((url) => all(page(url), "main :is(h1, h2, h3, h4, h5, h6)"));
  const wrong = headings.filter((heading) => {
    const links = all(heading, "a");
    if (heading.matches("h1")) return links.length > 0 || heading.id !== "";
    if (links.length === 1 && links[0]?.textContent === heading.textContent) return false;
    // A name of its own, or a screen reader would read that of the link as part of it.
    const name = heading.getAttribute("aria-label") ?? "";
    if (!name.startsWith(heading.textContent.trim())) return true;
    const target = decodeURIComponent(heading.lastElementChild?.getAttribute("href") ?? "");
    const isInList = heading.closest("article .prose") !== null && /^\/.+#./.test(target);
    return heading.id ? target !== `#${heading.id}` : !isInList;
  });
  expect(headings.length).toBeGreaterThan(40);
  expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test("every picture of every page is there", () => {
  const sources = urls.flatMap((url) =>
    all(page(url), "img, source").flatMap((picture) =>
      [picture.getAttribute("src"), ...(picture.getAttribute("srcset") ?? "").split(", ")]
        .map((source) => decodeURI(source?.split(" ")[0] ?? ""))
        .filter((source) => source.startsWith("/")),
    ),
  );
  expect(sources.length).toBeGreaterThan(urls.length);
  expect(sources.filter((source) => !files.includes(source.slice(1)))).toEqual([]);
});

test("CRUMB-1 pages outside the docs' menu have no breadcrumbs", () => {
  const names = ["sv", "en"].map((locale) =>
    label(locale as "sv", "docs.breadcrumbs.navAriaLabel"),
  );
  const without = urls.filter((url) => !names.some((name) => hasLandmark(page(url), name)));
  expect(without).toEqual(
    expect.arrayContaining(["/", "/section", "/blog", "/404", "/docs/utan-meny"]),
  );
  const inDocs = without.filter((url) => url.includes("/docs/"));
  expect(inDocs.filter((url) => !/\/(utan-meny|print)$/.test(url))).toEqual([]);
});

test("SEARCH-3 the search page has every listed page but the guide of editors, by its subject, other years last", () => {
  const list = only(page("/sok"), ".all-pages");
  expect(all(list, "h2").map((heading) => text(heading.firstChild))).toEqual([
    ...["Sidor", "Sektionen", "Centralt", "Evenemang", "Handboken", "Projekt", "Regler"],
    ...["Socialt", "Studier", "Aktuellt", "1.0", "Nästa"],
  ]);
  const guide = "/docs/intro";
  const isPage = (url: string) =>
    url !== guide && isTelling(url) && !/^\/(en\/|blog\/(tags|authors|page)\/|sok$)|^#/.test(url);
  const listed = urls.filter((url) => !page(url).querySelector('meta[name="robots"]'));
  const links = linkList(list).map(([, href]) => href ?? "");
  expect(links).not.toContain(guide);
  expect(links.filter(isPage).sort()).toEqual(listed.filter(isPage).sort());
});

test("SEARCH-2 excerpts are of words that somebody sees, each by itself", () => {
  const unseen = LOCALES.flatMap((locale) => {
    const { pages, sections }: SearchFile = JSON.parse(read(indexAddress(locale, false).slice(1)));
    return pages.flatMap(({ url }, at) => {
      const page = parseHtml(read(fileOf(url)));
      for (const part of all(page, "[hidden], .sr, script, style, svg, nav")) part.remove();
      const html = `${page.documentElement.innerHTML} ${meta(page, "description")}`;
      // Only what writers put inside words may be a part of one.
      const joined = html.replace(/<\/?(a|abbr|code|em|strong)\b[^>]*>/g, "");
      const shown = tidy(`${html} ${joined}`).replace(/<[^>]*>/g, " ");
      const seen = new Set(wordsOf(shown).map(({ text }) => text));
      const own = sections.filter(([number]) => number === at).flatMap((one) => one.slice(2));
      const words = wordsOf(own.join("\n")).filter(({ text }) => !seen.has(text));
      return words.map((word) => `${url}: ${word.text}`);
    });
  });
  expect(unseen).toEqual([]);
});
