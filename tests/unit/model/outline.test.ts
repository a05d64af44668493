import { beforeEach, describe, expect, test } from "vitest";
import type { Source } from "../../../src/collections/sources.ts";
import { sidebarsFile } from "../../../src/schema/docs.ts";
import {
  ASSETS,
  both,
  contentSource,
  docSource,
  heading,
  homeSource,
  inBothLanguages,
  postSource,
  siteData,
  siteOf,
  textOf,
} from "../../support/site-data.ts";

/** One without mistakes: of one that has some, nothing is kept. */
const SITE: readonly Source[] = inBothLanguages((locale) => [
  homeSource(locale),
  contentSource("section.md", { locale }),
  docSource("board.md", { locale }),
  docSource("event/index.md", { locale }),
  docSource("headed.md", {
    locale,
    frontMatter: { title: undefined },
    text: { title: "By its heading" },
  }),
  postSource("2024-03-25-ny-hemsida.md", { locale }),
]);
const DATA = siteData();
const CONFIRMED = { translations: { section: { sv: "1", en: "1" } } };

type Settings = [
  sources: readonly Source[],
  data?: Parameters<typeof siteOf>[1],
  rest?: Parameters<typeof siteOf>[2],
];

/** The site by a server that may have computed another state of it before. */
function again(...settings: Settings) {
  const { pages, versions, blogs, problems } = siteOf(...settings);
  return { pages, versions, blogs: JSON.stringify(blogs), problems };
}

/** The same site by a server that has just been started: nothing is known of it. */
function anew([sources, ...rest]: Settings) {
  siteOf([]);
  return again(structuredClone(sources), ...rest);
}

/** The sources with some of them saved anew. */
function saved(change: (source: Source) => Partial<Source> | null): Source[] {
  return SITE.map((source) => {
    const changed = change(source);
    return changed ? ({ ...source, ...changed } as Source) : source;
  });
}

const ofFile = (end: string, change: (source: Source) => object) =>
  saved((source) => (source.file.endsWith(end) ? (change(source) as Partial<Source>) : null));
const frontMatter = (more: object) => (source: Source) => ({
  frontMatter: { ...source.frontMatter, ...more },
});
const text = (parts: Parameters<typeof textOf>[0]) => () => ({ text: textOf(parts) });

const CHANGES: Record<string, Settings> = {
  "the words of a doc": [ofFile("sv/docs/board.md", text({ html: "<p>Other</p>" }))],
  "the headings of a doc": [
    ofFile("en/docs/board.md", text({ headings: [heading(2, "New"), heading(3, "Newer")] })),
  ],
  "the heading that is the title of a doc": [
    ofFile("docs/headed.md", text({ title: "By another heading" })),
  ],
  "the title of a doc": [ofFile("sv/docs/board.md", frontMatter({ title: "Other" }))],
  "the description of a doc": [ofFile("docs/board.md", frontMatter({ description: "Other" }))],
  "the place of a doc in the menu": [
    ofFile("docs/board.md", frontMatter({ sidebar_position: 99 })),
  ],
  "a doc that becomes unlisted": [ofFile("sv/docs/board.md", frontMatter({ unlisted: true }))],
  "the address of a doc": [ofFile("sv/docs/board.md", () => ({ url: "/docs/elsewhere" }))],
  "the title of a plain page": [ofFile("sv/section.md", frontMatter({ title: "Other" }))],
  "stylesheets that a text needs": [ofFile("sv/section.md", text({ styles: ["table"] }))],
  "the words of a post": [
    ofFile("ny-hemsida.md", text({ excerptHtml: "<p>Other</p>", firstLine: "Other" })),
  ],
  "the title of the home page": [ofFile("sv/index.md", frontMatter({ title: "Other" }))],
  "a new doc": [[...SITE, docSource("new.md")]],
  "a new post": [[...SITE, postSource("2025-01-01-new.md")]],
  "a removed page": [SITE.filter(({ file }) => !file.endsWith("section.md"))],
  "a removed translation": [SITE.filter(({ file }) => !file.endsWith("en/section.md"))],
  "a text that waits": [
    ofFile("sv/docs/board.md", () => ({ standing: { kind: "expired", day: "2025-01-01" } })),
  ],
  "a label": [
    SITE,
    { labels: { ...DATA.labels, sv: { ...DATA.labels.sv, "navbar.menu": "Other" } } },
  ],
  "the day of the build": [SITE, { today: "2030-01-01" }],
  "what is drawn": [
    SITE,
    { emblems: { ...DATA.emblems, drawings: new Map([["board", "<path/>"]]) } },
  ],
  "the day of the last change": [
    SITE,
    {},
    { updated: new Map([[SITE[2]?.file ?? "", "2025-05-05"]]) },
  ],
  "addresses of assets": [SITE, {}, { assets: { ...ASSETS, script: "/assets/other.js" } }],
  "a draft": [SITE, {}, { drafts: [{ locale: "sv", version: "current", id: "plan" }] }],
  "a translation that is behind": [
    ofFile("/section.md", ({ locale }) => ({
      sections: [
        { heading: null, fingerprint: "1" },
        ...(locale === "sv" ? [{ heading: "New", fingerprint: "2" }] : []),
      ],
    })),
    CONFIRMED,
  ],
};

describe("a site that is computed again is as one that is computed anew", () => {
  beforeEach(() => {
    siteOf(SITE);
  });

  test.each(Object.entries(CHANGES))("after a change of %s", (_name, settings) => {
    const changed = again(...settings);
    expect(again(...settings)).toEqual(changed);
    const back = again(SITE);
    expect(changed).toEqual(anew(settings));
    expect(back).toEqual(anew([SITE]));
  });

  test("after a change of what is behind the other language, and then of its day", () => {
    const [changed = []] = CHANGES["a translation that is behind"] ?? [];
    const file = changed.find(({ file }) => file.endsWith("sv/section.md"))?.file ?? "";
    again(changed, CONFIRMED);
    const updated = new Map([[file, "2025-05-05"]]);
    const dated = again(changed, CONFIRMED, { updated });
    const page = dated.pages.find(({ model }) => model.url === "/en/section")?.model;
    expect(page?.translationNote?.text).toContain("2025");
    expect(dated).toEqual(anew([changed, CONFIRMED, { updated }]));
  });
});

test("of a saved text only the pages are computed that show it, in their languages", () => {
  const before = siteOf(SITE);
  const edited = ofFile("sv/docs/board.md", text({ html: "<p>Other</p>" }));
  const after = siteOf(edited);
  const sameModel = after.pages.filter(({ model }, index) => model === before.pages[index]?.model);
  const isWritten = ({ source }: { source: Source | null }) =>
    source !== null && source.kind !== "home";
  const others = sameModel.filter(isWritten).map(({ model }) => model.url);
  expect(others).toContain("/section");
  expect(others).toContain("/docs/event");
  expect(others).not.toContain("/docs/board");
  expect(after.page("/docs/board")).toMatchObject({ text: "<p>Other</p>" });
  const printed = after.page("/docs/print");
  const docs = "docs" in printed ? printed.docs : [];
  expect(docs.map((doc) => doc.text)).toContain("<p>Other</p>");
});

test("a mistake is told in each build until it is mended", () => {
  const sidebars = sidebarsFile.parse({ docs: { items: ["board", "nope"] } });
  const told = () => siteOf(SITE, { sidebars }).problems.map(({ problem }) => problem);
  const first = told();
  expect(first).toContain('There is no doc "nope".');
  expect(told()).toEqual(first);
  const bad = docSource("bad.md", { frontMatter: { pagination_next: "nope" } });
  const toldOfDoc = () => siteOf([...SITE, bad]).problems.map(({ file }) => file);
  expect(toldOfDoc()).toEqual([bad.file]);
  expect(toldOfDoc()).toEqual([bad.file]);
  expect(siteOf(SITE).problems).toEqual([]);
});

test("the texts of both languages are kept apart", () => {
  const pages = inBothLanguages((locale) => [
    contentSource("a.md", { locale, frontMatter: { title: both("A")[locale] } }),
  ]);
  siteOf(pages);
  expect(siteOf(pages).page("/en/a").locale).toBe("en");
});
