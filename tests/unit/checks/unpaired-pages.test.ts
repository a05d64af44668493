import { describe, expect, test } from "vitest";
import { unpairedPages } from "../../../src/checks/unpaired-pages.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import type { Source } from "../../../src/model/sources.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, docSource, postSource } from "../../support/site-data.ts";

const en = { locale: "en" } as const;

/** A page and its text. */
type Written = Source | readonly [Source, string];

function problemsOf(written: readonly Written[], data: Partial<SiteData> = {}) {
  const files = written.map((page) =>
    "kind" in page ? textFile(page) : textFile(page[0], page[1]),
  );
  return unpairedPages.run(checkedSite(files, { data }));
}

const SHAPE = "Text.\n\n## A\n\nText.\n\n- a\n- b\n\n## B\n\nText.\n\nText.\n";
const people = { cmi: { roles: [{ title: { sv: "x", en: "x" }, email: "x@iare.nu" }] } };

describe("CONF-32 a page that was renamed in one language only is told with both files", () => {
  test.each<{ sign: string; pages: [Written, Written]; data?: Partial<SiteData> }>([
    {
      sign: "both posts are of 2024-03-25",
      pages: [postSource("2024-03-25-ny-hemsida.md"), postSource("2024-03-25-new-site.md", en)],
    },
    {
      sign: "their names are alike",
      pages: [docSource("valberedning.md"), docSource("valberedningen.md", en)],
    },
    {
      sign: "their names are alike",
      pages: [docSource("event/gasque.md"), docSource("evenemang/gasque.md", en)],
    },
    {
      sign: "both have the place 3 in their folder",
      pages: [
        docSource("event/pub.md", { frontMatter: { sidebar_position: 3 } }),
        docSource("event/03-klubbmasteri.md", en),
      ],
    },
    {
      sign: "both show ::: roles cmi",
      pages: [
        [docSource("pub.md"), "Hej.\n\n::: roles cmi\n"],
        [docSource("club.md", en), "## A\n\n::: roles cmi\n"],
      ],
      data: { people },
    },
    {
      sign: "their headings, paragraphs and lists follow each other in the same order",
      pages: [
        [contentSource("om-oss.md"), SHAPE],
        [contentSource("about-the-chapter.md", en), SHAPE],
      ],
    },
    {
      sign: "_data/redirects.json sends /docs/board to /docs/styrelse",
      pages: [docSource("styrelse.md"), docSource("board.md", en)],
      data: { redirects: [{ from: "/docs/board", to: "/docs/styrelse", why: "x" }] },
    },
  ])("$sign", ({ sign, pages, data }) => {
    const [first, second] = pages.map((page) => ("kind" in page ? page : page[0]));
    expect(problemsOf(pages, data)).toEqual([
      {
        file: first?.file,
        problem: `This page and ${second?.file} look like one that was renamed in one language only: ${sign}.`,
        fix: "Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false",
      },
    ]);
  });

  test("a folder that was renamed is told once", () => {
    const names = ["a-page.md", "b-page.md", "c-page.md"];
    const pages = names.flatMap((name) => [
      docSource(`event/${name}`),
      docSource(`evenemang/${name}`, en),
    ]);
    expect(problemsOf(pages)).toMatchObject([
      {
        file: "src/content/sv/docs/event/a-page.md",
        problem:
          "The folders src/content/sv/docs/event and src/content/en/docs/evenemang look like one that was renamed in one language only: 3 pages in them have the same names.",
      },
    ]);
  });

  test.each<{ why: string; pages: Written[] }>([
    {
      why: "it says that it is another page",
      pages: [
        postSource("2024-03-25-ett.md", { frontMatter: { translationOf: false } }),
        postSource("2024-03-25-two.md", en),
      ],
    },
    {
      why: "it has its translation",
      pages: [
        postSource("2024-03-25-ett.md"),
        postSource("2024-03-25-ett.md", en),
        postSource("2024-03-25-two.md", en),
      ],
    },
    {
      why: "both are of one language",
      pages: [postSource("2024-03-25-ett.md"), postSource("2024-03-25-two.md")],
    },
    {
      why: "nothing is alike",
      pages: [
        [contentSource("bara-svenska.md"), "Text.\n\n## A\n\nText.\n"],
        [contentSource("only-english.md", en), "Text.\n\n## A\n\nText.\n"],
      ],
    },
    {
      why: "they are counted",
      pages: [docSource("kapitel-1.md"), docSource("kapitel-2.md", en)],
    },
    {
      why: "one is a doc and one a post",
      pages: [docSource("bygget.md"), contentSource("bygget.md", en)],
    },
    {
      why: "they stand for different folders",
      pages: [docSource("a/index.md"), docSource("b/index.md", en)],
    },
  ])("two pages are two pages: $why", ({ pages }) => {
    expect(problemsOf(pages)).toEqual([]);
  });
});
