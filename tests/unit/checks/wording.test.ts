import { expect, test } from "vitest";
import { wording } from "../../../src/checks/wording.ts";
import type { WordingFile } from "../../../src/schema/wording.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { both, contentSource, docSource } from "../../support/site-data.ts";

const RULES: WordingFile = {
  sv: [
    { avoid: ["hemsid*"], write: "webbplats", why: "så heter det.", except: ["Ny hemsida"] },
    { avoid: ["20##/20##"], write: "2026/27", why: "en form." },
    { avoid: ["Iare"], write: "I-are", why: "namnet." },
  ],
  en: [{ avoid: ["section"], write: "chapter", why: "its name.", except: ["section #*"] }],
};

const found = (body: string, locale: "sv" | "en" = "sv") =>
  wording
    .run(
      checkedSite([textFile(contentSource("page.md", { locale }), body)], {
        data: { wording: RULES },
      }),
    )
    .map(({ problem }) => /^"([^"]*)"/.exec(problem)?.[1]);

test("WORD-1 a word of the list is told with file, line, reason and what to write", () => {
  const site = checkedSite([textFile(contentSource("page.md"), "Text.\n\nVår hemsida.\n")], {
    data: { wording: RULES },
  });
  expect(wording.run(site)).toEqual([
    {
      file: "src/content/sv/page.md",
      line: 3,
      column: 5,
      problem: '"hemsida" is not our word: så heter det.',
      fix: "Write:  webbplats",
    },
  ]);
});

test.each<{ text: string; words: string[] }>([
  { text: "Hemsidan och hemsidor", words: ["Hemsidan", "hemsidor"] },
  { text: "Året 2025/2026, inte 2025/26", words: ["2025/2026"] },
  { text: "En Iare, många iare", words: ["Iare"] },
  { text: "Inlägget Ny hemsida", words: [] },
  { text: "Tidhemsida", words: [] },
  { text: "[läs mer](/hemsida) på `hemsida` och hemsida@iare.nu <!-- hemsida -->", words: [] },
  { text: "```js\nhemsida\n```\n\nhemsida", words: ["hemsida"] },
])("WORD-1 of “$text” $words are told", ({ text, words }) => {
  expect(found(text)).toEqual(words);
});

test("WORD-1 each language has its own words, and exceptions", () => {
  expect(found("A section, and section 13 of the law, on our hemsida.", "en")).toEqual(["section"]);
});

test("WORD-1 titles, data and labels are looked through, archived years are not", () => {
  const versions = {
    last: "current",
    versions: [
      { name: "current", label: both("Nu"), path: "" },
      { name: "1.0", label: both("Förr"), path: "1.0" },
    ],
  };
  const archived = docSource("board.md", { version: "1.0", versionPath: "1.0" });
  const titled = contentSource("page.md", { frontMatter: { title: "Hemsida" } });
  const site = checkedSite([textFile(archived, "Vår hemsida."), textFile(titled)], {
    data: {
      wording: RULES,
      versions,
      tags: { it: { label: { sv: "Hemsidor", en: "Sites" }, description: both("Posts.") } },
    },
  });
  expect(wording.run(site).map(({ file, path }) => ({ file, path }))).toEqual([
    { file: "src/content/sv/page.md", path: ["title"] },
    { file: "_data/news-tags.json", path: ["it", "label", "sv"] },
  ]);
});
