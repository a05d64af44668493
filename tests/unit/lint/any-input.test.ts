import fc from "fast-check";
import { expect, test } from "vitest";
import { lint } from "../../../src/lint/lint.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { edited, edits } from "../../support/any-json.ts";
import { changedFixture } from "../../support/lint.ts";
import { property } from "../../support/property.ts";

/** Words that only a program says. */
const PROGRAM = /\bundefined\b|\[object |\bNaN\b|\b\w+Error:|\uFFFC|implicit|scalar/;

/** A small site, so that one input takes a few milliseconds. */
const SOME = /^_data\/|\/(index|section|docs\/intro|blog\/2024-03-25-ny[^/]*)\.md$/;
const BASE = changedFixture({});
const TEXTS = new Map([...BASE.texts].filter(([path]) => SOME.test(path)));

function lintWith(files: Readonly<Record<string, string>>): Finding[] {
  const texts = new Map([...TEXTS, ...Object.entries(files)]);
  const findings = lint({ ...BASE, texts });
  for (const { file, line, problem, fix } of findings) {
    expect(problem.trim()).not.toBe("");
    expect(`${problem}\n${fix ?? ""}`).not.toMatch(PROGRAM);
    if (line === null) continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(texts.get(file)?.split(/\r\n?|\n/).length ?? 0);
  }
  return findings;
}

const word = fc.stringMatching(/^q[a-zåäö]{2,5}$/);
const anyOf = (shapes: readonly string[], signs: string, most: number) =>
  fc
    .array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc
            .tuple(fc.constantFrom(...shapes), word)
            .map(([shape, w]) => shape.replaceAll("W", w)),
        },
        { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...signs), maxLength: 20 }) },
      ),
      { maxLength: most },
    )
    .map((parts) => parts.join("\n"));

const FRONT = [
  "---",
  "---",
  "—-",
  "title: W",
  "title:W",
  'title: "W",',
  "title: ”W”",
  "title: W: W",
  'title: "W',
  "title: W #W",
  "title: *W",
  "title: &W W",
  "title: !W W",
  "title: [W",
  "title: |",
  "\tdescription: W",
  "description: W W.",
  "date: 2024-02-30",
  "tags: [W, W]",
  "tags: W",
  "- W",
  "W W",
  "",
  "## W",
  "W = W",
  "draft: true,",
  "slug: /W W",
  "? W",
  "%W",
  "<<<<<<< W",
  ">>>>>>> W",
  "{",
  "}",
];
const TEXT = [
  "W W.",
  "# W",
  "##W",
  "#### W {#W}",
  "W\n===",
  "W\n---",
  "[W](/docs/W)",
  "[W](/docs/W W)",
  "![W](W.jpg)",
  '![W](W.jpg "W")',
  "(W)[/W]",
  "[W]: /W",
  "[W]: W W",
  "htps://W.se",
  "<br>",
  "<!-- W -->",
  "<!-- W",
  ":: note",
  "::: note **W**\nW\n:::",
  "::: details W",
  ":::",
  "::: roles W",
  "::: W",
  "```W\nW",
  "    W",
  "`W",
  "***W",
  "~~W",
  "| W | W |\n| --- | --- |\n| W | W | W |",
  "W[^W]",
  "[^W]: W",
  "- [x] W",
  "[[W]]",
  "[[W|W]]",
  "> W",
  "• W",
  "&amp;W",
  "[W](javascript:W)",
  "\\",
  "](",
];

test("CONF-37, CONF-20, TEXT-5 any text has a page or findings, never an exception", () => {
  property(
    fc.property(
      anyOf(FRONT, ":-#\"'[]{},&*!|>%@`?\\ \n\taqå1", 6),
      anyOf(TEXT, "[]()!#*_~`<>:|-=^{} \n\t/.1aqå", 6),
      fc.constantFrom("\n", "\r\n", "\r"),
      (front, text, lineEnd) => {
        const file = "src/content/sv/section.md";
        const written = `---\ntitle: Sida\n${front}\n---\n${text}\n`;
        lintWith({ [file]: written.replaceAll("\n", lineEnd) });
      },
    ),
    100,
  );
});

const NAMES = [...TEXTS.keys()].filter(
  (path) => path.startsWith("_data/") && !path.includes("labels"),
);

test("CONF-37 whatever is done to a data file, the answer is findings", () => {
  property(
    fc.property(fc.constantFrom(...NAMES), edits, (name, changes) => {
      lintWith({ [name]: edited(TEXTS.get(name) ?? "", changes) });
    }),
    100,
  );
});

test("CONF-37 whatever files are called, the answer is findings", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "docs",
      "blog",
      "Event",
      "möte",
      "index",
      "en",
      "01 - a",
      "README",
      "404",
      "__proto__",
    ),
    fc
      .string({ minLength: 1, maxLength: 6, unit: "grapheme" })
      .map((name) => name.replaceAll("/", "")),
  );
  const place = fc.constantFrom(
    "src/content/sv",
    "src/content",
    "_data",
    "src/versions/1.0/sv",
    "src/versions",
  );
  const path = fc
    .tuple(
      place,
      fc.array(part, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(".md", ".MD", ".html", ".json", ""),
    )
    .map(([folder, parts, ending]) => `${folder}/${parts.join("/")}${ending}`);
  property(
    fc.property(path, (file) => {
      lintWith({ [file]: "---\ntitle: A\ndescription: x\n---\nText.\n" });
    }),
    60,
  );
});
