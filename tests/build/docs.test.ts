import { expect, test } from "vitest";
import { label } from "../support/labels.ts";
import { all, hasLandmark, jsonLd, landmark, linkList, only, pathOf, text } from "./dom.ts";
import { fixture } from "./sites.ts";

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
    url: "/docs/next/board",
    kind: "unreleased",
    version: "Nästa",
    latest: "/docs/board",
  },
  {
    url: "/docs/1.0/intro",
    kind: "unmaintained",
    version: "1.0",
    latest: "/docs/intro",
  },
  {
    url: "/en/docs/next/ny",
    kind: "unreleased",
    version: "Next",
    latest: "/en/docs/intro",
  },
  {
    url: "/en/docs/1.0/gammal",
    kind: "unmaintained",
    version: "1.0",
    latest: "/en/docs/intro",
  },
])(
  "VER-5 $url says which version it is and where the latest one is",
  async ({ url, kind, version, latest }) => {
    const { page } = await fixture();
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
  },
);

test.each([
  ["/docs/next/ny", "Bara här Nästa | Testsektionen"],
  ["/docs/1.0/gammal", "Bara här 1.0 | Testsektionen"],
  ["/en/docs/1.0/print", "All pages about the chapter 1.0 | Testsektionen"],
  ["/docs/intro", "Introduktion | Testsektionen"],
])(
  "HEAD-4, VER-6 the title of %s names a version that is not the latest, once",
  async (url, title) => {
    const { page } = await fixture();
    expect(page(url).title).toBe(title);
  },
);

test("VER-5 the latest version has no banner", async () => {
  const { urls, page } = await fixture();
  // One says that it is for those who have its link, another that it is behind the other language.
  const latest = urls.filter((url) =>
    /^(\/en)?\/docs\/(?!next\/|1\.0\/|olistad$|print$|studier\/utbyte$)/.test(url),
  );
  expect(latest.length).toBeGreaterThan(20);
  expect(latest.filter((url) => all(headOf(page(url)), '[role="note"]').length > 0)).toEqual([]);
});

test.each([
  ["/docs/intro", "2.0"],
  ["/docs/next/ny", "Nästa"],
  ["/en/docs/next/intro", "Next"],
  ["/docs/1.0/gammal", "1.0"],
  ["/docs/category/projekt", "2.0"],
])("VER-6 %s names its version", async (url, versionLabel) => {
  const { page } = await fixture();
  const badge = label(url.startsWith("/en/") ? "en" : "sv", "docs.versionBadge.label", {
    versionLabel,
  });
  expect(badge).toContain(versionLabel);
  const lines = all(headOf(page(url)), "p").map(text);
  expect(lines.filter((line) => line === badge)).toHaveLength(1);
});

test("below a text are a link to edit it and the guide for editors, not below an archived one", async () => {
  const { page } = await fixture();
  const linksBelow = (url: string) => all(page(url), ".edit").flatMap(linkList);
  expect(linksBelow("/en/docs/board")).toEqual(
    expect.arrayContaining([
      ["Edit this page", "https://code.example/test/edit/main/src/content/en/docs/board.md"],
      ["Is this your page?", "/en/docs/intro"],
    ]),
  );
  expect(linksBelow("/docs/1.0/intro")).toEqual([
    ["Allt om sektionen på en sida", "/docs/1.0/print"],
  ]);
});

test("CRUMB-1 breadcrumbs lead from the home page through categories to the doc", async () => {
  const { page } = await fixture();
  const entries = all(crumbsOf(page("/docs/event/large/gasque")), "li").map((entry) => [
    text(entry),
    entry.querySelector("a")?.getAttribute("href") ?? null,
    entry.querySelector("[aria-current]")?.getAttribute("aria-current") ??
      entry.getAttribute("aria-current"),
  ]);
  expect(entries).toEqual([
    ["", "/", null],
    ["Evenemang", null, null],
    ["Stora evenemang", null, null],
    ["Gasque", null, "page"],
  ]);
  const home = only(crumbsOf(page("/docs/event/large/gasque")), "li:first-child a");
  expect(home.getAttribute("aria-label")).toBe(label("sv", "docs.breadcrumbs.home"));
});

test.each([
  {
    url: "/docs/central/revisor",
    crumbs: ["Centralt", "Revisorer"],
    links: ["/", "/docs/central/overview"],
  },
  { url: "/docs/central/overview", crumbs: ["Centralt översikt"], links: ["/"] },
  {
    url: "/docs/projects/stort/hus",
    crumbs: ["Projekt", "stort", "Huset"],
    links: ["/", "/docs/category/projekt"],
  },
  { url: "/docs/social/geni", crumbs: ["Socialt", "Geni"], links: ["/", "/docs/social"] },
  { url: "/docs/rules/stadgan", crumbs: ["Regler", "Stadgan"], links: ["/"] },
])(
  "CRUMB-1 categories with a page of their own are links on $url",
  async ({ url, crumbs, links }) => {
    const { page } = await fixture();
    expect(
      all(crumbsOf(page(url)), "li")
        .map(text)
        .filter(Boolean),
    ).toEqual(crumbs);
    expect(all(crumbsOf(page(url)), "a").map((link) => link.getAttribute("href"))).toEqual(links);
  },
);

test("CRUMB-1 pages outside the docs' menu have no breadcrumbs", async () => {
  const { urls, page } = await fixture();
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

test("CRUMB-2 the entries with a link are there for search engines, numbered from 1", async () => {
  const { urls, page } = await fixture();
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
  for (const url of urls) {
    for (const { itemListElement = [] } of jsonLd(page(url)) as {
      itemListElement?: { position: number; item: string }[];
    }[]) {
      expect(itemListElement.map(({ position }) => position)).toEqual(
        itemListElement.map((_, index) => index + 1),
      );
      expect(
        itemListElement.map(({ item }) => pathOf(item)).filter((path) => !urls.includes(path)),
      ).toEqual([]);
    }
  }
});

test("CRUMB-2 a title that holds </script> does not break the page", async () => {
  const { page, read } = await fixture();
  const title = "Skript </script> i rubriken";
  expect(text(only(page("/docs/skript"), "h1"))).toBe(title);
  const [list] = jsonLd(page("/docs/skript")) as { itemListElement: { name: string }[] }[];
  expect(list?.itemListElement.map(({ name }) => name)).toEqual([title]);
  expect(all(page("/docs/skript"), "main")).toHaveLength(1);
  expect(read("docs/skript.html")).not.toContain("Skript </script>");
});

test.each([
  { url: "/docs/intro", links: [["NästaKomponenter", "/docs/komponenter"]] },
  {
    url: "/docs/event/cmi",
    links: [
      ["FöregåendeRevisorer", "/docs/central/revisor"],
      ["NästaKultur/Culture", "/docs/event/kultur"],
    ],
  },
])("PAGI-1 $url links to its neighbours by their names in the menu", async ({ url, links }) => {
  const { page } = await fixture();
  expect(linkList(landmark(page(url), label("sv", "docs.paginator.navAriaLabel")))).toEqual(links);
});

test("ANCH-2 ids of the kitchen sink are given as written, counted up where they repeat", async () => {
  const { page } = await fixture();
  const ids = all(only(page("/docs/rubriker"), "main"), ":is(h1, h2, h3, h4, h5, h6)").map(
    (heading) => [heading.localName, heading.id],
  );
  expect(ids).toEqual([
    ["h1", ""],
    ["h2", "översikt"],
    ["h3", "å-ä--ö"],
    ["h4", "fjärde-nivån"],
    ["h5", "femte-nivån"],
    ["h6", "sjätte-nivån"],
    ["h2", "översikt-1"],
    ["h3", "med-kod-och-betoning"],
    ["h3", "med-länk-och-bild"],
    ["h2", "rubriker-1"],
    ["h2", "eget-id"],
    ["h2", "kommentar-id"],
    ["h2", "översikt-2"],
  ]);
});

test("ANCH-3 every heading below level 1 is a link, or ends with one to itself or to its place in the post, which is not part of its name", async () => {
  const { urls, page } = await fixture();
  const findings: string[] = [];
  let headings = 0;
  for (const url of urls) {
    for (const heading of all(page(url), "main :is(h1, h2, h3, h4, h5, h6)")) {
      const links = all(heading, "a");
      const target = decodeURIComponent(heading.lastElementChild?.getAttribute("href") ?? "");
      const direct = links.filter((link) => link.getAttribute("href")?.includes("#"));
      const isLink = links.length === 1 && links[0]?.textContent === heading.textContent;
      const isRight = heading.matches("h1")
        ? links.length === 0 && !heading.id
        : isLink ||
          (direct.length === 1 &&
            (heading.id
              ? target === `#${heading.id}`
              : heading.closest("article .prose") !== null && /^\/.+#./.test(target)));
      // Its own name, or a screen reader would read that of the link as part of it.
      const name = heading.getAttribute("aria-label") ?? "";
      const isReadOnce =
        isLink ||
        heading.matches("h1") ||
        (name.startsWith(heading.textContent.trim()) &&
          heading.lastElementChild?.getAttribute("title")?.endsWith(` ${name}`));
      if (!isRight || !isReadOnce) findings.push(`${url}: ${heading.outerHTML}`);
      headings += 1;
    }
  }
  expect(headings).toBeGreaterThan(40);
  expect(findings).toEqual([]);
});

test.each([
  ["/docs/rubriker", "med-kod-och-betoning", "Direktlänk till Med kod och betoning"],
  ["/en/docs/rubriker", "with-a-link", "Direct link to With a link"],
])(
  "ANCH-3 on %s the link in #%s is named by the plain text of the heading",
  async (url, id, name) => {
    const { page } = await fixture();
    const link = page(url).getElementById(id)?.lastElementChild;
    expect([link?.getAttribute("aria-label"), link?.getAttribute("title")]).toEqual([name, name]);
  },
);

/** The table of contents as nested lists of text. */
function outline(list: Element | undefined): unknown[] {
  return [...(list?.children ?? [])].map((entry) => {
    const [link] = all(entry, "a");
    const children = outline(all(entry, "ul")[0]);
    return children.length > 0 ? [link?.innerHTML, children] : link?.innerHTML;
  });
}

test("TOC-1 the table of contents lists levels 2 and 3, nested, with inline markup but without links", async () => {
  const { page } = await fixture();
  const toc = landmark(page("/docs/rubriker"), label("sv", "TOCCollapsible.toggleButtonLabel"));
  expect(outline(all(toc, "ul")[0])).toEqual([
    ["Översikt", ["Å, Ä &amp; Ö!"]],
    ["Översikt", ["Med <code>kod</code> och <em>betoning</em>", "Med länk och bild"]],
    "Rubriker",
    "Eget namn",
    "Kommenterat",
    "Översikt",
  ]);
});

test("every kind of box has its own title or the default one, also one inside another", async () => {
  const { page } = await fixture();
  const boxes = all(only(page("/docs/komponenter"), ".prose"), '[role="note"]');
  expect(
    boxes.map((box) => [
      all(box, "p").map(text),
      box.parentElement?.closest('[role="note"]') === boxes[5],
    ]),
  ).toEqual([
    [["Anteckning", "En anteckning."], false],
    [["Ett eget tips", "Ett tips med betoning."], false],
    [["Info", "Information."], false],
    [["Se upp", "En varning."], false],
    [["Fara", "Fara."], false],
    [["Ytterst", "Utanför.", "Inuti", "Innanför."], false],
    [["Inuti", "Innanför."], true],
    [["Varning", "Försiktigt."], false],
    [["Anteckning", "En ruta i det utfällda."], false],
  ]);
});

test("every data block shows its data in the language of the page", async () => {
  const { page } = await fixture();
  const prose = only(page("/docs/komponenter"), ".prose");
  // The overview of the whole programme repeats the tables of the years.
  const tables = all(prose, "table").filter(
    (table) => table.querySelector("caption") && !table.closest("details"),
  );
  expect(
    tables.map((table) => [
      text(table.querySelector("caption")),
      all(table, "tr").map((row) => all(row, "th, td").map(text)),
    ]),
  ).toEqual([
    [
      "Andelar",
      [
        ["Område", "Andel"],
        ["Matematik", "62,5 %"],
        ["Övrigt", "37,5 %"],
      ],
    ],
    [
      "Kurser i årskurs 1",
      [
        ["Kurs", "Högskolepoäng"],
        ["Matematik", "22,5"],
        ["Valfria kurser", "ca 27"],
      ],
    ],
  ]);
  const mails = all(prose, 'a[href^="mailto:"]').map((link) => link.getAttribute("href"));
  expect(mails).toEqual(["mailto:ordf@test.example", "mailto:kassor@test.example"]);
  expect(text(only(prose, "time"))).toBe("måndag 10 augusti 2026");
  expect(all(prose, "[data-cluster]").length).toBe(2);
  expect(all(prose, "figure li > div").map(text)).toEqual([
    "Mötetalla medlemmar",
    "Klubben",
    "Styrelsen",
    "Ordförande",
  ]);
});

test("what looks like a marker, a directive or a link inside code is shown as written", async () => {
  const { page } = await fixture();
  const codes = all(only(page("/docs/komponenter"), ".prose"), "pre").map(
    (code) => code.textContent,
  );
  expect(codes).toEqual(
    expect.arrayContaining([
      "const svar: number = 42; // [ingen länk](missing.md)\n",
      "<!-- truncate -->\n## Ingen rubrik\n::: roles nope\n",
      "indragen kod\n",
    ]),
  );
});

test("notes to editors are on no page", async () => {
  const { read } = await fixture();
  expect(read("docs/komponenter.html")).not.toContain("En anteckning till den som redigerar");
});

test("footnotes lead to their text and back", async () => {
  const { page } = await fixture();
  const prose = only(page("/en/docs/komponenter"), ".prose");
  const references = all(prose, "sup a");
  expect(
    references.map((link) =>
      page("/en/docs/komponenter").getElementById(link.getAttribute("href")?.slice(1) ?? ""),
    ),
  ).toEqual(all(prose, '[role="doc-endnotes"] li'));
  const back = all(prose, '[role="doc-endnotes"] a');
  expect(
    back.map((link) => [link.getAttribute("href")?.slice(1), link.getAttribute("aria-label")]),
  ).toEqual(references.map((link) => [link.id, label("en", "common.footnoteBack")]));
});

test("an image of few colours is shown unchanged, with its dimensions and its caption", async () => {
  const { page, files } = await fixture();
  const figure = only(only(page("/docs/komponenter"), ".prose"), "figure:has(picture)");
  const picture = only<HTMLImageElement>(figure, "img");
  expect([picture.alt, picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([
    "En brun ruta",
    "16",
    "16",
  ]);
  expect(only(figure, "figcaption").textContent).toBe("Rutan");
  const sources = [picture.getAttribute("src"), only(figure, "source").getAttribute("srcset")];
  expect(sources.map((source) => source?.split(".").at(-1))).toEqual(["png", "webp"]);
  expect(sources.filter((source) => !files.includes(source?.slice(1) ?? ""))).toEqual([]);
});

test.each(["/docs/print", "/en/docs/next/print"])(
  "PRINT-1, PRINT-2 all docs of a version are on %s, and links between them stay there",
  async (url) => {
    const { page, urls } = await fixture();
    const main = only(page(url), "main");
    const base = url.slice(0, -"/print".length);
    const titles = all(main, "article > h2");
    const ids = all(main, "[id]").map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const links = all(main, "a[href]").map((link) => link.getAttribute("href") ?? "");
    const inside = links.filter((href) => href.startsWith("#"));
    expect(inside.filter((href) => !ids.includes(decodeURIComponent(href.slice(1))))).toEqual([]);
    const contents = all(main, "nav a").map((link) => link.getAttribute("href"));
    expect(contents.sort()).toEqual(titles.map(({ id }) => `#${id}`).sort());
    const docs = urls.filter((other) => titles.some(({ id }) => other === `${base}/${id}`));
    expect(docs.length).toBeGreaterThan(2);
    expect(links.filter((href) => docs.includes(href.split("#")[0] ?? ""))).toEqual([]);
    const leading = urls.filter((other) => all(page(other), `.edit a[href="${url}"]`).length > 0);
    expect(leading).toEqual([`${base}/intro`]);
  },
);
