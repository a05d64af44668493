import { expect, test } from "vitest";
import { fileOf } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { all, jsonLd, landmark, linkList, only, text } from "./dom.ts";
import { fixture } from "./sites.ts";

const { page, read } = await fixture();

/** Head of the main area: what surrounds the level-1 heading. */
const headOf = (page: Document) => only(page, "main > header");
const crumbsOf = (page: Document) => landmark(page, label("sv", "docs.breadcrumbs.navAriaLabel"));

test.each([
  {
    url: "/docs/next/intro",
    kind: "unreleased",
    version: "Nästa",
    latest: "/docs/intro",
  },
  {
    url: "/en/docs/1.0/gammal",
    kind: "unmaintained",
    version: "1.0",
    latest: "/en/docs/intro",
  },
])(
  "VER-5, G-36 $url says in a note which version it is and where the latest one is, which a press remembers",
  ({ url, kind, version, latest }) => {
    const words = (key: string, values = {}) =>
      label(url.startsWith("/en/") ? "en" : "sv", `docs.versions.${key}`, values);
    const latestVersionLink = words("latestVersionLinkLabel");
    const values = { siteTitle: "Testsektionen", versionLabel: version };
    const banner = only(headOf(page(url)), '[role="note"]');
    expect(all(banner, "p").map(text)).toEqual([
      words(`${kind}VersionLabel`, values),
      words("latestVersionSuggestionLabel", { latestVersionLink, versionLabel: "2.0" }),
    ]);
    expect(text(only(banner, "b"))).toBe(version);
    expect(linkList(banner)).toEqual([[latestVersionLink, latest]]);
    expect(only(banner, "a").dataset.version).toBe("2.0");
  },
);

test.each([
  ["/docs/intro", "2.0", "Introduktion", false],
  ["/en/docs/next/intro", "Next", "Introduction Next", true],
  ["/docs/category/projekt", "2.0", "Projekt", false],
])(
  "HEAD-4, VER-6 %s names its version %s: below the text, or in the title and above it",
  (url, versionLabel, title, isAbove) => {
    const badge = label(url.startsWith("/en/") ? "en" : "sv", "docs.versionBadge.label", {
      versionLabel,
    });
    const badges = (place: ParentNode) => all(place, "p").filter((line) => text(line) === badge);
    expect(badges(page(url))).toHaveLength(1);
    expect(badges(headOf(page(url)))).toHaveLength(isAbove ? 1 : 0);
    expect(page(url).title).toBe(`${title} | Testsektionen`);
  },
);

test("below a text are a link to edit it and the guide for editors, not below an archived one", () => {
  const linksBelow = (url: string) => all(page(url), ".edit").flatMap(linkList);
  expect(linksBelow("/en/docs/board")).toEqual(
    expect.arrayContaining([
      ["Edit this page", "https://code.example/test/edit/main/src/content/en/docs/board.md"],
      ["Is this your page?", "/en/docs/intro"],
    ]),
  );
  expect(linksBelow("/docs/1.0/intro")).toEqual([]);
});

test("CRUMB-1 breadcrumbs lead through folders without a name of their own, and only categories with a page are links", () => {
  const crumbs = crumbsOf(page("/docs/projects/stort/hus"));
  expect(all(crumbs, "li").map(text).filter(Boolean)).toEqual(["Projekt", "stort", "Huset"]);
  expect(linkList(crumbs).map(([, href]) => href)).toEqual(["/", "/docs/category/projekt"]);
  expect(only(crumbs, 'a[href="/"]').getAttribute("aria-label")).toBe(
    label("sv", "docs.breadcrumbs.home"),
  );
});

test("CRUMB-2 the entries with a link are there for search engines, numbered from 1", () => {
  const [list] = jsonLd(page("/en/docs/central/revisor"));
  expect(list).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "Central",
        item: "https://test.example/en/docs/central/overview",
      },
      {
        "@type": "ListItem",
        position: 2,
        name: "Auditors",
        item: "https://test.example/en/docs/central/revisor",
      },
    ],
  });
});

test("signs that template languages read as code are shown as they are written", () => {
  expect(text(only(page("/docs/skript"), ".prose"))).toBe(
    "Farliga tecken, {{ 1 | plus: 2 }} och {% if %}.",
  );
});

test("CRUMB-2 a title that holds </script> does not break the page", () => {
  const title = "Skript </script> i rubriken";
  expect(text(only(page("/docs/skript"), "h1"))).toBe(title);
  const [list] = jsonLd(page("/docs/skript")) as { itemListElement: { name: string }[] }[];
  expect(list?.itemListElement.map(({ name }) => name)).toEqual([title]);
  expect(all(page("/docs/skript"), "main")).toHaveLength(1);
  expect(read("docs/skript.html")).not.toContain("Skript </script>");
});

const menuOf = (page: Document) => landmark(page, label("sv", "docs.sidebar.navAriaLabel"));

test("PAGI-1 listed docs link to the previous and next one in the menu, across categories", () => {
  const menu = linkList(menuOf(page("/docs/board")))
    .map(([, href]) => href ?? "")
    .filter((href) => href.startsWith("/docs/"));
  const neighboursOf = (url: string) =>
    ["prev", "next"].map(
      (rel) => new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(read(fileOf(url)))?.[1],
    );
  for (const [index, url] of menu.entries()) {
    const around =
      url === "/docs/utan-meny" ? [undefined, undefined] : [menu[index - 1], menu[index + 1]];
    expect([url, ...neighboursOf(url)]).toEqual([url, ...around]);
  }
  expect(neighboursOf("/docs/olistad")).toEqual([undefined, undefined]);
});

test("every data block shows its data in the language of the page", () => {
  const prose = only(page("/docs/komponenter"), ".prose");
  // The overview of the whole programme repeats the tables of the years.
  const tables = all(prose, "table").filter(
    (table) => table.querySelector("caption") && !table.closest("details"),
  );
  const linesOf = (table: Element) =>
    all(table, "tr").map((row) => all(row, "th, td").map(text).join(": "));
  expect(
    tables.map((table) => [text(only(table, "caption")), ...linesOf(table)].join(" | ")),
  ).toEqual([
    "Andelar | Område: Andel | Matematik: 62,5 % | Övrigt: 37,5 %",
    "Kurser i årskurs 1 | Kurs: Högskolepoäng | Matematik: 22,5 | Valfria kurser: ca 27",
  ]);
  const mails = all(prose, 'a[href^="mailto:"]').map((link) => link.getAttribute("href"));
  expect(mails).toEqual(["mailto:ordf@test.example", "mailto:kassor@test.example"]);
  expect(text(only(prose, "time"))).toBe("måndag 10 augusti 2026");
  const english = only(page("/en/docs/komponenter"), ".prose");
  expect(all(english, "td, time, dd, .note").map(text)).toEqual(
    expect.arrayContaining([
      ...["62.5%", "22.5", "about 27", "Monday, 10 August 2026"],
      ...["Leads the board.", "Subject to change."],
    ]),
  );
});
