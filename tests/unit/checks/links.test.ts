import { describe, expect, test } from "vitest";
import { brokenAnchors, brokenLinks } from "../../../src/checks/links.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import type { Source } from "../../../src/model/sources.ts";
import { footerFile } from "../../../src/schema/footer.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { type CheckedOptions, checkedSite, textFile } from "../../support/checked-site.ts";
import { both, contentSource, docSource, homeSource, postSource } from "../../support/site-data.ts";

const BOARD = docSource("board.md");
const SECTIONS = "## Översikt\n\n## Roller\n";

/** The home page with a link. */
const home = (to: string) =>
  homeSource("sv", {
    hero: { title: "x", lead: "x", actions: [{ label: "a", to }] },
    cards: [{ title: "x", text: "x", link: "x", to: "/", illustration: "business" }],
  });
/** Pages without links of their own; English ones stand in. */
const EXISTING = [
  textFile(home("/")),
  textFile(contentSource("section.md")),
  textFile(contentSource("langa.md", { frontMatter: { slug: "tag/långa" } })),
  textFile(docSource("event/cmi.md"), SECTIONS),
];

/** A site whose page /docs/board has this text. */
const withText = (body: string, options?: CheckedOptions) =>
  checkedSite([...EXISTING, textFile(BOARD, body)], options);
const linkTo = (target: string) => `[x](<${target}>)`;
/** The same with a link in the data. */
const withData = (data: Partial<SiteData>, options: CheckedOptions = {}) =>
  withText("Text.\n", { ...options, data });
const footer = (...links: object[]) => ({ footer: footerFile.parse({ links }) });

/** What is told of links from /docs/board, and with pages of its own. */
const linksOf = (body: string, options?: CheckedOptions) =>
  brokenLinks.run(withText(body, options));
const linksIn = (...files: [Source, string][]) =>
  brokenLinks.run(checkedSite(files.map(([source, body]) => textFile(source, body))));

const INTERNAL = [
  "/section",
  "/section/",
  "/section.html",
  "/section/index.html",
  "/section?x=1#y",
  "/",
  "/en",
  "/en/",
  "/en/section",
  "/tag/långa",
  "/tag/l%C3%A5nga",
  "https://www.iare.se/section",
  "https://www.iare.se",
  "https://other.example/nope",
  "//other.example/nope",
  "mailto:ordf@iare.nu",
  "tel:+4687906000",
];

describe("links in texts", () => {
  test.each([
    ...INTERNAL,
    "event/cmi",
    "./event/cmi",
    "../section",
    "board",
    "#anything",
    "?x=1",
    "event/cmi.md",
  ])('CHECK-1 "%s" on /docs/board is fine', (target) => {
    expect(linksOf(linkTo(target))).toEqual([]);
  });

  test("CHECK-1 files and redirects are fine", () => {
    const english = textFile(docSource("board.md", { locale: "en" }));
    const links = ["/img/logo.svg", "/files/Års möte.pdf", "/blog/Ny hemsida"].map(linkTo);
    const files = [...EXISTING, textFile(BOARD, links.join("\n")), english];
    const options = {
      files: ["/img/logo.svg", "/files/Års möte.pdf"],
      data: { redirects: [{ from: "/blog/Ny hemsida", to: "/section", why: "x" }] },
    };
    expect(brokenLinks.run(checkedSite(files, options))).toEqual([]);
    expect(brokenLinks.run(checkedSite(files))).toHaveLength(3);
  });

  test.each([
    { target: "/nope", shown: "/nope", path: "/nope", fix: null },
    { target: "/sektion", shown: "/sektion", path: "/sektion", fix: 'Did you mean "/section"?' },
    { target: "/Section", shown: "/Section", path: "/Section", fix: "Write:  /section" },
    {
      target: "/en/Section",
      shown: "/en/Section",
      path: "/en/Section",
      fix: "Write:  /en/section",
    },
    { target: "nope", shown: "/docs/nope", path: "/docs/nope", fix: null },
    { target: "../nope?x=1", shown: "/nope?x=1", path: "/nope", fix: null },
    { target: "/nöpe", shown: "/n%C3%B6pe (/nöpe)", path: "/nöpe", fix: null },
    { target: "https://www.iare.se/nope", shown: "/nope", path: "/nope", fix: null },
    { target: "/nope.pdf", shown: "/nope.pdf", path: "/nope.pdf", fix: null },
    {
      target: "/en/docs/bord",
      shown: "/en/docs/bord",
      path: "/en/docs/bord",
      fix: 'Did you mean "/en/docs/board"?',
    },
  ])("CHECK-1 $target on /docs/board is told with its place", ({ target, shown, path, fix }) => {
    expect(linksOf(`Text.\n\nText ${linkTo(target)}\n`)).toEqual([
      {
        file: BOARD.file,
        line: 3,
        column: 6,
        problem: `The link ${shown} on /docs/board leads to ${path}, which does not exist.`,
        fix,
      },
    ]);
  });

  test("CHECK-1 a link that a stand-in repeats is told once, of the page itself", () => {
    for (const locale of ["sv", "en"] as const) {
      const [problem, ...others] = linksIn([contentSource("sida.md", { locale }), linkTo("/nope")]);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({
        file: `src/content/${locale}/sida.md`,
        line: 1,
        column: 1,
        problem: expect.stringContaining(locale === "sv" ? "on /sida leads" : "on /en/sida leads"),
      });
    }
  });

  test("ROUTE-9 a link leads to a page of another address in the other language, also on a stand-in", () => {
    const problems = linksIn(
      [contentSource("x.md", { frontMatter: { slug: "kontakt" } }), "Text.\n"],
      [contentSource("x.md", { locale: "en", frontMatter: { slug: "contact" } }), "Text.\n"],
      [contentSource("sida.md"), `${linkTo("/kontakt")} [x](../x.md)`],
    );
    expect(problems).toEqual([]);
  });

  test("CHECK-1 two broken links on one line are both told", () => {
    expect(linksOf(`${linkTo("/a1")} ${linkTo("/b1")}`).map(({ column }) => column)).toEqual([
      1, 12,
    ]);
  });

  test("CHECK-1 a link that stands twice in a text is told at each of its places", () => {
    const problems = linksOf(`${linkTo("/nope")}\n\n${linkTo("/nope")}\n`);
    expect(problems.map(({ line }) => line)).toEqual([1, 3]);
  });

  test("CHECK-1 a link that is broken on many pages is told for each of them", () => {
    const names = ["a", "b", "c", "d", "e"];
    const problems = linksIn(
      ...names.map((name): [Source, string] => [contentSource(`${name}.md`), linkTo("/nope")]),
    );
    expect(problems.map(({ file }) => file)).toEqual(
      names.map((name) => `src/content/sv/${name}.md`),
    );
  });

  test("CHECK-1 the same relative link means another page in another folder", () => {
    const problems = linksIn(
      [docSource("a.md"), linkTo("x1")],
      [contentSource("blogg/b.md"), linkTo("x1")],
      [contentSource("other/c.md"), linkTo("x1")],
      [contentSource("blogg/x1.md"), "Text.\n"],
    );
    expect(problems.map(({ problem }) => problem)).toEqual([
      "The link /docs/x1 on /docs/a leads to /docs/x1, which does not exist.",
      "The link /other/x1 on /other/c leads to /other/x1, which does not exist.",
    ]);
  });

  test("CHECK-1 the links of a post are told once, not again for the lists that show it", () => {
    expect(linksIn([postSource("2024-01-01-x.md"), linkTo("/nope")])).toHaveLength(1);
  });

  test("CHECK-1 an empty link is told by the check of Markdown files, and only there", () => {
    expect(linksOf("[x]()")).toEqual([]);
  });
});

describe("links in front matter", () => {
  test("CHECK-1 a page that exists is fine", () => {
    expect(linksIn([home("/en/"), ""])).toEqual([]);
  });

  test("CHECK-1 one that does not is told with its place in the front matter", () => {
    expect(linksIn([home("/nope"), ""])).toEqual([
      {
        file: "src/content/sv/index.md",
        path: ["hero", "actions", 0, "to"],
        problem: "The link /nope on / leads to /nope, which does not exist.",
        fix: null,
      },
    ]);
  });
});

describe("links in data", () => {
  test.each(INTERNAL)('CHECK-1 "%s" in the footer is fine', (href) => {
    expect(brokenLinks.run(withData(footer({ label: both("x"), href })))).toEqual([]);
  });

  test("CHECK-1 one that is broken is told once, at its line, with the pages that show it", () => {
    const problems = brokenLinks.run(withData(footer({ label: both("x"), to: "/sektion" })));
    expect(problems).toEqual([
      {
        file: "_data/footer.json",
        path: ["links", 0, "to"],
        problem: expect.stringMatching(
          /^The link \/sektion on \/ and \d+ other pages leads to \/sektion, which does not exist\.$/,
        ),
        fix: 'Did you mean "/section"?',
      },
    ]);
  });

  test.each([
    { count: 1, where: " on /a" },
    { count: 2, where: " on /a and 1 other page" },
    { count: 3, where: " on /a and 2 other pages" },
    { count: 0, where: "" },
  ])("CHECK-1 on $count pages it is told to be$where", ({ count, where }) => {
    const data = footer({ label: both("x"), href: "/nope?x=1&y=2" });
    const site = checkedSite([textFile(contentSource("section.md"))], { data });
    const [some] = site.pages;
    if (!some) throw new Error("the site has no pages");
    const shown = ["/a", "/b", "/c"].slice(0, count);
    const pages = ["/z", ...shown].map((url) => ({ ...some, model: { ...some.model, url } }));
    const html = (url: string) =>
      shown.includes(url) ? '<a href="/nope?x=1&amp;y=2">x</a>' : "<a href='/nope'>x</a>";
    const [problem] = brokenLinks.run({ ...site, pages, html });
    expect(problem?.problem).toBe(
      `The link /nope?x=1&y=2${where} leads to /nope, which does not exist.`,
    );
  });

  test("ROUTE-9 data lead to a page by its address in either language", () => {
    const files = [
      textFile(contentSource("x.md", { frontMatter: { slug: "kontakt" } })),
      textFile(contentSource("x.md", { locale: "en", frontMatter: { slug: "contact" } })),
    ];
    const navbar = navbarFile.parse({
      logo: { src: "/logo.svg", href: "/kontakt" },
      items: [
        { label: both("x"), to: "/kontakt" },
        { label: both("x"), to: "/contact#top" },
        { label: both("x"), href: "/kontakt" },
        { label: both("x"), href: "/kontakt", prependBaseUrlToHref: true },
      ],
    });
    const sidebars: SiteData["sidebars"] = {
      docs: { items: [{ type: "link", href: "/kontakt", label: both("x") }], categories: {} },
    };
    const site = checkedSite(files, { data: { navbar, sidebars }, files: ["/logo.svg"] });
    expect(brokenLinks.run(site)).toEqual([]);
    expect(site.pages.map(({ model }) => model.url)).not.toContain("/en/kontakt");
  });

  test("CHECK-1 links in pieces of HTML are checked, each of them", () => {
    const html = both('<a href="/nope">x</a> <a href="/nope.png">z</a> <a href="/section">y</a>');
    const problems = brokenLinks.run(withData(footer({ html })));
    const told = problems.map(({ path, problem }) => [
      path?.join("."),
      /leads to (.*),/.exec(problem)?.[1],
    ]);
    expect(told).toEqual([
      ["links.0.html.sv", "/nope"],
      ["links.0.html.sv", "/nope.png"],
      ["links.0.html.en", "/nope"],
      ["links.0.html.en", "/nope.png"],
    ]);
  });

  test("CHECK-1 links that ask for it are left out", () => {
    const html = both('<a href="/nope" data-noBrokenLinkCheck>x</a>');
    const site = withData(footer({ html }));
    expect(brokenLinks.run(site)).toEqual([]);
  });

  test.each([
    { field: "a logo", data: { navbar: navbarFile.parse({ logo: { src: "/x.svg" }, items: [] }) } },
    { field: "a picture of an author", data: { authors: { it: author("/x.png") } } },
    { field: "the map of the chapter", data: { chapterMap: map("/nope") } },
  ])("CHECK-1 $field is checked", ({ data }) => {
    expect(brokenLinks.run(withData(data))).toHaveLength(1);
  });

  test.each([
    { enabled: true, count: 1 },
    { enabled: false, count: 0 },
  ])(
    "CHECK-1 an announcement that is switched on ($enabled) has $count mistakes",
    ({ enabled, count }) => {
      const announcement: SiteData["announcement"] = {
        enabled,
        id: "x",
        content: { sv: '<a href="/nope">x</a>', en: "x" },
        isCloseable: true,
        backgroundColor: "#ffffff",
        textColor: "#000000",
      };
      expect(brokenLinks.run(withData({ announcement }))).toHaveLength(count);
    },
  );

  test("CHECK-1 the targets of redirects are checked as they are written, the old addresses not", () => {
    const redirects = [
      { from: "/old", to: "/section", why: "x" },
      { from: "/older", to: "/nope", why: "x" },
      { from: "/oldest", to: "/en/section", why: "x" },
    ];
    expect(brokenLinks.run(withData({ redirects }))).toEqual([
      {
        file: "_data/redirects.json",
        path: [1, "to"],
        problem: "The link /nope leads to /nope, which does not exist.",
        fix: null,
      },
    ]);
  });

  test("CHECK-1 the data of an archived year are checked in its own file", () => {
    const archives = { "2023-24": { chapterMap: map("/nope") } };
    expect(brokenLinks.run(withData({ archives })).map(({ file }) => file)).toEqual([
      "src/versions/2023-24/_data/chapter-map.json",
    ]);
  });
});

function author(imageURL: string): SiteData["authors"][string] {
  return { name: both("IT"), imageURL, socials: {}, page: false };
}

function map(to: string): SiteData["chapterMap"] {
  return { title: both("x"), operatingYear: "2026/2027", root: { label: both("x"), to } };
}

describe("anchors", () => {
  const anchorsOf = (target: string) =>
    brokenAnchors.run(withText(`${linkTo(target)}\n\n## Roller\n`));

  test("CHECK-2 only sections of the content are suggested, but other elements may be linked to", () => {
    expect(anchorsOf("#main")).toEqual([]);
    expect(anchorsOf("#mai").map(({ fix }) => fix)).toEqual(["Known: roller"]);
  });

  test.each([
    "/docs/event/cmi#översikt",
    "/docs/event/cmi#%C3%B6versikt",
    "/docs/event/cmi/#roller",
    "/docs/event/cmi.html#roller",
    "/docs/event/cmi#",
    "/docs/event/cmi#top",
    "/docs/event/cmi",
    "event/cmi.md#roller",
    "https://www.iare.se/docs/event/cmi#roller",
    "#roller",
    "#",
    "#top",
    "https://other.example/#nope",
    "/nope#nope",
  ])('CHECK-2 "%s" on /docs/board is fine', (target) => {
    expect(anchorsOf(target)).toEqual([]);
  });

  test.each([
    {
      target: "/docs/event/cmi#nope",
      shown: "/docs/event/cmi#nope",
      id: "nope",
      path: "/docs/event/cmi",
      fix: "Known: översikt, roller",
    },
    {
      target: "/docs/event/cmi#rollen",
      shown: "/docs/event/cmi#rollen",
      id: "rollen",
      path: "/docs/event/cmi",
      fix: 'Did you mean "roller"?',
    },
    {
      target: "#Roller",
      shown: "#Roller (/docs/board)",
      id: "Roller",
      path: "/docs/board",
      fix: 'Did you mean "roller"?',
    },
    {
      target: "#n%C3%B6pe",
      shown: "#n%C3%B6pe (/docs/board)",
      id: "nöpe",
      path: "/docs/board",
      fix: "Known: roller",
    },
    { target: "/section#nope", shown: "/section#nope", id: "nope", path: "/section", fix: null },
  ])("CHECK-2 $target on /docs/board is told", ({ target, shown, id, path, fix }) => {
    expect(anchorsOf(target)).toEqual([
      {
        file: BOARD.file,
        line: 1,
        column: 1,
        problem: `The link ${shown} on /docs/board leads to "#${id}", and ${path} has no such section.`,
        fix,
      },
    ]);
  });

  test("CHECK-2 the same fragment is looked for on the page it stands on", () => {
    const site = checkedSite([
      textFile(contentSource("a.md"), `${linkTo("#x1")}\n\n## x1\n`),
      textFile(contentSource("b.md"), linkTo("#x1")),
    ]);
    expect(brokenAnchors.run(site).map(({ file }) => file)).toEqual(["src/content/sv/b.md"]);
  });

  test("CHECK-2 a link in the data is told once, at its line", () => {
    const site = withData(footer({ label: both("x"), to: "/docs/event/cmi#nope" }));
    expect(brokenAnchors.run(site)).toMatchObject([
      { file: "_data/footer.json", path: ["links", 0, "to"], fix: "Known: översikt, roller" },
    ]);
  });
});

test.each([
  { standing: { kind: "draft" } as const, says: "which is a draft" },
  {
    standing: { kind: "scheduled", day: "2027-05-03" } as const,
    says: "which is not published before 2027-05-03",
  },
])("CHECK-1 a link to a page that waits says so: $says", ({ standing, says }) => {
  const unpublished = new Map([["/snart", standing]]);
  expect(linksOf(linkTo("/snart"), { unpublished })).toMatchObject([
    { problem: `The link /snart on /docs/board leads to /snart, ${says}.` },
  ]);
});
