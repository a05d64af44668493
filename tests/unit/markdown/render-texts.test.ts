import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ContentFile } from "../../../src/eleventy/read-content.ts";
import { renderTexts, type TextCache } from "../../../src/markdown/render-texts.ts";
import type { RenderedPage, TextSources } from "../../../src/markdown/text-renderer.ts";
import { emptyTexts, TEXTS, textFile } from "../../support/checked-site.ts";
import { contentSource, docSource, postSource, siteData } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const SECTION = textFile(contentSource("section.md"), "::: roles board\n\n[Fil](bilaga.pdf)\n");
const ENGLISH = textFile(contentSource("section.md", { locale: "en" }));
const BOARD = textFile(docSource("board.md"), "[Sektionen](../section.md)\n");
const FILES = [SECTION, ENGLISH, BOARD];
const people = (email: string) => ({
  board: { roles: [{ title: { sv: "Ordförande", en: "Chair" }, email }] },
});
const DATA = siteData({ people: people("ordf@iare.nu") });
const SOURCES: TextSources = { ...TEXTS, data: DATA, files: FILES };

/** What every page was rendered to, by file and language of the page. */
function byPage(pages: readonly RenderedPage[]): Map<string, RenderedPage> {
  return new Map(pages.map((page) => [`${page.source.file} ${page.source.locale}`, page]));
}

/** The pages that a second rendering has made anew. */
function renewed(change: Partial<TextSources>, sources = SOURCES, cache: TextCache = emptyTexts()) {
  const before = byPage(renderTexts(sources, cache));
  const after = byPage(renderTexts({ ...sources, ...change }, cache));
  return [...after].filter(([key, page]) => before.get(key) !== page).map(([key]) => key);
}

const ALL = [
  "src/content/sv/section.md sv",
  "src/content/en/section.md en",
  "src/content/sv/docs/board.md sv",
  "src/content/sv/docs/board.md en",
];

describe("pages", () => {
  test("LOC-5 a text is rendered for its own language, and for those that lack the page", () => {
    const pages = renderTexts(SOURCES, emptyTexts());
    expect(pages.map(({ source }) => [source.url, source.contentLocale])).toEqual([
      ["/section", "sv"],
      ["/en/section", "en"],
      ["/docs/board", "sv"],
      ["/en/docs/board", "sv"],
    ]);
  });

  test("LOC-5 links of a stand-in lead to pages of its own language", () => {
    const pages = byPage(renderTexts(SOURCES, emptyTexts()));
    const htmlOf = (locale: string) =>
      pages.get(`src/content/sv/docs/board.md ${locale}`)?.source.text.html;
    expect(htmlOf("sv")).toContain('href="/section"');
    expect(htmlOf("en")).toContain('href="/en/section"');
  });

  test("LOC-5 a page and a post of one name are not translations of each other", () => {
    const files = [
      textFile(contentSource("blog/x.md")),
      textFile(postSource("x.md", { locale: "en" })),
    ];
    const urls = renderTexts({ ...SOURCES, files }, emptyTexts()).map(({ source }) => source.url);
    expect(urls).toHaveLength(4);
  });

  test("mistakes of a text are told by its own page only", () => {
    const files = [textFile(contentSource("x.md"), "::: nope\n")];
    const told = renderTexts({ ...SOURCES, files }, emptyTexts()).map(({ problems }) => problems);
    expect(told).toMatchObject([[{ file: "src/content/sv/x.md", line: 1 }], []]);
  });
});

describe("TEXT-5 mistakes that show in a site only", () => {
  const told = (body: string, sources: Partial<TextSources> = {}) => {
    const files = [
      textFile(contentSource("x.md"), body),
      textFile(docSource("min-sida.md", { frontMatter: { title: "Min sida" } })),
    ];
    const [page] = renderTexts({ ...SOURCES, files, ...sources }, emptyTexts());
    return page?.problems.map(({ line, problem, fix }) => ({ line, problem, fix }));
  };

  test.each([
    { body: "Ett.\n\n[a](htps://kth.se)\n", fix: 'Did you mean "https://kth.se"?' },
    { body: "Ett.\n\n[a](https:/kth.se)\n", fix: 'Did you mean "https://kth.se"?' },
    { body: "Ett.\n\n[a](skype:x)\n", fix: /begins with https:\/\/, mailto:/ },
    { body: "Ett.\n\n[a](/docs/min sida)\n", fix: "Write:  [a](/docs/min-sida)" },
    { body: "Ett.\n\n[a](docs/min sida.md)\n", fix: "Write:  [a](docs/min-sida.md)" },
    { body: "Ett.\n\n![a](min bild.png)\n", fix: "Write:  ![a](min-bild.png)" },
  ])("$body is told with the address that was meant", ({ body, fix }) => {
    const byPath = new Map([["no-such-folder/src/content/sv/min-bild.png", null]]);
    const images = { ...TEXTS.images, byPath };
    const meant = typeof fix === "string" ? fix : expect.stringMatching(fix);
    expect(told(body, { images })).toEqual([{ line: 3, problem: expect.any(String), fix: meant }]);
  });

  test("addresses that programs open are right", () => {
    expect(told("[a](mailto:it@iare.nu), [b](tel:+4687906000) och <it@iare.nu>\n")).toEqual([]);
  });

  test("a doc that has a title neither above nor in its text is told", () => {
    const frontMatter = { title: undefined };
    const files = [
      textFile(docSource("a.md", { frontMatter })),
      textFile(docSource("b.md", { frontMatter }), "# B\n\nText.\n"),
    ];
    const problems = renderTexts({ ...SOURCES, files }, emptyTexts()).flatMap(
      (page) => page.problems,
    );
    expect(problems).toMatchObject([
      { file: "src/content/sv/docs/a.md", line: 1, fix: "Write in the front matter:  title: …" },
    ]);
  });

  test("whatever fails while a text is rendered is told of its file, and the others are read", () => {
    const draw = {
      ...TEXTS.draw,
      block: () => {
        throw new TypeError("no such thing");
      },
    };
    const pages = byPage(renderTexts({ ...SOURCES, draw }, emptyTexts()));
    expect(pages.get("src/content/sv/section.md sv")?.problems).toEqual([
      {
        file: "src/content/sv/section.md",
        problem: "The text cannot be rendered: no such thing.",
      },
    ]);
    expect(pages.get("src/content/en/section.md en")?.source.text.html).toContain("Text.");
  });
});

test("TEXT-6 a word that the glossary does not know is told at its place, with the nearest one", () => {
  const glossary = {
    to: "/ordlista",
    terms: {
      n0llan: {
        term: { sv: "n0llan", en: "the new student" },
        explanation: { sv: "Den som är ny.", en: "Someone new." },
      },
    },
  };
  const files = [textFile(contentSource("x.md"), "Text\n\noch [[n0lan]] och [[n0llan]]\n")];
  const [page] = renderTexts({ ...SOURCES, data: { ...DATA, glossary }, files }, emptyTexts());
  expect(page?.problems).toEqual([
    {
      file: "src/content/sv/x.md",
      line: 3,
      column: 5,
      problem: '"[[n0lan]]": the glossary does not know the word.',
      fix: 'Did you mean "n0llan"?',
    },
  ]);
  expect(page?.source.text.html).toContain('data-definition="Den som är ny."');
  expect(page?.source.text.links).toMatchObject([
    { href: "/ordlista#n0llan", written: "[[n0llan]]", line: 3 },
  ]);
});

describe("what is rendered anew", () => {
  test("nothing, when nothing has changed", () => {
    expect(renewed({})).toEqual([]);
    expect(renewed({ data: structuredClone(DATA), files: [...FILES] })).toEqual([]);
  });

  test("the pages of a changed file", () => {
    const edited: ContentFile = { ...BOARD, body: "Annat.\n" };
    expect(renewed({ files: [SECTION, ENGLISH, edited] })).toEqual(ALL.slice(2));
  });

  test("the page of a new translation", () => {
    const board = textFile(docSource("board.md", { locale: "en" }));
    expect(renewed({ files: [...FILES, board] })).toContain("src/content/en/docs/board.md en");
  });

  test.each([
    {
      what: "a label",
      change: {
        data: {
          ...DATA,
          labels: { ...DATA.labels, sv: { ...DATA.labels.sv, "admonition.tip": "Råd" } },
        },
      },
    },
    { what: "a data file", change: { data: siteData({ people: people("ny@iare.nu") }) } },
    {
      what: "the address of a page",
      change: {
        files: [
          textFile(contentSource("section.md", { frontMatter: { slug: "ny" } }), SECTION.body),
          ENGLISH,
          BOARD,
        ],
      },
    },
    {
      what: "an image",
      change: { images: { ...TEXTS.images, byPath: new Map([["src/content/sv/x.png", null]]) } },
    },
  ])("every page, when $what has changed", ({ change }) => {
    expect(renewed(change)).toEqual(ALL);
  });

  test("a title or description of a page renews only texts with data, which may show it", () => {
    const summaries = { sv: { "/x": { title: "X", description: "Ny." } }, en: {} };
    expect(renewed({ data: { ...DATA, summaries } })).toEqual([ALL[0]]);
  });

  test("a changed data file shows in the text", () => {
    const cache = emptyTexts();
    const draw = { ...TEXTS.draw, block: (block: object) => JSON.stringify(block) };
    const htmlWith = (email: string) => {
      const data = siteData({ people: people(email) });
      return renderTexts({ ...SOURCES, data, draw }, cache)[0]?.source.text.html;
    };
    expect(htmlWith("a@iare.nu")).toContain("a@iare.nu");
    expect(htmlWith("b@iare.nu")).toContain("b@iare.nu");
  });
});

describe("images", () => {
  const picture = {};
  const KNOWN = ["bild.png", "höst.jpeg".normalize("NFC")];
  const inSwedish = (name: string) => join("src/content/sv", name);
  const byPath = new Map([
    ...KNOWN.map((name) => [inSwedish(name), picture] as const),
    ["src/assets/img/logo.png", picture] as const,
    [inSwedish("trasig.png"), null] as const,
  ]);
  const shown = (body: string) => {
    const files = [textFile(contentSource("x.md"), body)];
    const images = { ...TEXTS.images, byPath };
    const [page] = renderTexts({ ...SOURCES, root: ".", images, files }, emptyTexts());
    return {
      html: page?.source.text.html,
      images: [...(page?.images.keys() ?? [])],
      told: page?.problems.map(({ problem, fix }) => [problem, fix]),
    };
  };

  test.each([
    ["![a](bild.png)", "src/content/sv/bild.png"],
    [`![a](${"höst".normalize("NFD")}.jpeg)`, `src/content/sv/${"höst".normalize("NFC")}.jpeg`],
    ["![a](/img/logo.png)", "src/assets/img/logo.png"],
  ])("%s shows its file", (body, path) => {
    expect(shown(body)).toMatchObject({ images: [path], told: [] });
  });

  test("a link to an image leads to its published file, without what the camera wrote", () => {
    const { html, images } = shown("[Bilden](bild.png)");
    expect(html).toContain('href="/x.png"');
    expect(images).toEqual(["src/content/sv/bild.png"]);
  });

  test.each([
    ["![a](Bild.png)", "Bild.png", 'Did you mean "bild.png"?'],
    ["![a](docs/bild.png)", "docs/bild.png", 'Did you mean "../bild.png"?'],
  ])("what may have been meant by %s is told", (body, name, fix) => {
    expect(shown(body).told).toEqual([[`The image ![a](${name}) is not there.`, fix]]);
  });

  test("one that cannot be shown is not told again by its text", () => {
    expect(shown("![a](trasig.png)")).toMatchObject({ images: [], told: [] });
  });
});

describe("LINK-4 files that a text links to", () => {
  const PATH = "src/content/sv/bilaga.pdf";

  async function inFolder(act: (dir: string) => Promise<void>, before: Record<string, string>) {
    await using folder = await createTempFolder(before);
    const cache = emptyTexts();
    const sources = { ...SOURCES, root: folder.dir };
    const first = renderTexts(sources, cache);
    await act(folder.dir);
    const second = renderTexts(sources, cache);
    const changed = second.filter((page, index) => page !== first[index]);
    return {
      changed: changed.map(({ source }) => source.url),
      html: changed[0]?.source.text.html,
      linked: [...(second[0]?.linkedFiles.keys() ?? [])],
    };
  }

  test("one that appears is linked to", async () => {
    const act = async (dir: string) => {
      await mkdir(dirname(join(dir, PATH)), { recursive: true });
      await writeFile(join(dir, PATH), "x");
    };
    expect(await inFolder(act, {})).toEqual({
      changed: ["/section"],
      html: expect.stringContaining('href="/files/sv/bilaga.pdf"'),
      linked: ["files/sv/bilaga.pdf"],
    });
  });

  test("one that is deleted is not any more", async () => {
    const act = (dir: string) => rm(join(dir, PATH));
    expect(await inFolder(act, { [PATH]: "x" })).toEqual({
      changed: ["/section"],
      html: expect.stringContaining('href="/bilaga.pdf"'),
      linked: [],
    });
  });

  test("one whose name macOS has taken apart is found by the name in the text", async () => {
    await using folder = await createTempFolder({
      [`src/content/sv/${"å".normalize("NFD")}.pdf`]: "x",
    });
    const files = [textFile(contentSource("x.md"), `[Fil](${"å".normalize("NFC")}.pdf)`)];
    const [page] = renderTexts({ ...SOURCES, root: folder.dir, files }, emptyTexts());
    expect([...(page?.linkedFiles ?? [])]).toEqual([
      [
        `files/sv/${"å".normalize("NFC")}.pdf`,
        join(folder.dir, `src/content/sv/${"å".normalize("NFD")}.pdf`),
      ],
    ]);
  });

  test("one that stays renders nothing anew", async () => {
    expect((await inFolder(async () => {}, { [PATH]: "x" })).changed).toEqual([]);
  });
});
