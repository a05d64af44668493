import { afterEach, describe, expect, test, vi } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { LONGEST, withoutLongParagraphs } from "../../../src/read/files/long-paragraphs.ts";
import { MOST_OF_A_KIND } from "../../../src/schema/finding.ts";
import { changedFixture, findingsOf, page } from "../../support/lint.ts";

const FILE = "src/content/sv/ny.md";

/** What is pasted by mistake, or to make the website slow: a text of signs that mean something, of about so many letters. */
const PASTED: Readonly<Record<string, (letters: number) => string>> = {
  "~~a ": (letters) => "~~a ".repeat(letters / 4),
  "**a ": (letters) => "**a ".repeat(letters / 4),
  "[[": (letters) => "[[".repeat(letters / 2),
  "![": (letters) => "![".repeat(letters / 2),
  "one word": (letters) => "a".repeat(letters),
  "words of 20,000 letters": (letters) => `${"å".repeat(20_000)}\n\n`.repeat(letters / 20_000),
  "paragraphs of signs": (letters) => `${"**a [[".repeat(150)}\n\n`.repeat(letters / 902),
  "lines of signs": (letters) => "**a\n\n".repeat(letters / 5),
  "deep nesting": (letters) =>
    Array.from({ length: letters / 100 }, (_, at) => `${"  ".repeat(at % 98)}- a\n`).join(""),
  "comments without an end": (letters) => "<!-- x\n\n".repeat(letters / 8),
  quotations: (letters) => `${"> ".repeat(100)}a\n`.repeat(letters / 202),
};

/** What has been slow in ways of its own; by night all shapes are pasted. */
const USUAL = ["[[", "one word", "lines of signs", "deep nesting"];

afterEach(() => vi.restoreAllMocks());

/** How many letters the linter divides, searches and replaces in, as a measure of its work. */
function workOn(body: string): number {
  let letters = 0;
  for (const name of ["split", "replaceAll", "matchAll", "match"] as const) {
    const own = String.prototype[name] as (...values: unknown[]) => unknown;
    vi.spyOn(String.prototype, name).mockImplementation(function (
      this: string,
      ...values: unknown[]
    ) {
      letters += this.length;
      return own.apply(this, values) as never;
    });
  }
  lintSite(changedFixture({ [FILE]: page(body) }), FEATURES);
  vi.restoreAllMocks();
  return letters;
}

describe("CONF-44 the work of the linter grows with a text, whatever is pasted into it", () => {
  // What was computed of the other texts is kept.
  workOn("Text.\n");
  const usual = workOn("Text.\n");

  const shapes = Object.entries(PASTED).filter(
    ([name]) => process.env.SITE_TEST_FULL || USUAL.includes(name),
  );
  test.each(shapes)("%s", (_name, make) => {
    const [small, large] = [5000, 10_000].map((letters) => workOn(make(letters)) - usual);
    expect(large).toBeLessThan(2 * 1.5 * (small ?? 0) + 1e6);
    const paragraphs = withoutLongParagraphs(make(80_000)).body.split(/\n(?=\s*(?:-|\n))/);
    const squares = paragraphs.reduce((all, { length }) => all + length ** 2, 0);
    expect(squares).toBeLessThan(1.1 * LONGEST * 80_000);
  });

  test("a paragraph that is too long is one error at its line; what is below is read", () => {
    const long = `${"Ett ord. ".repeat(1200)}\n`.repeat(2);
    expect(findingsOf({ [FILE]: page(`Text.\n\n${long}\n[x](/finns-inte)\n`) })).toMatchObject([
      { severity: "error", line: 7, problem: expect.stringContaining("more than 10000 letters") },
      { severity: "error", line: 10, problem: expect.stringContaining("/finns-inte") },
    ]);
  });

  test("long lists, tables and pasted pictures have the findings that short ones have", () => {
    const list = "- en punkt\n".repeat(3000);
    const table = `| a | b |\n| --- | --- |\n${"| en cell | en cell |\n".repeat(1000)}`;
    expect(findingsOf({ [FILE]: page(`${list}\n${table}`) })).toEqual([]);
    const picture = `![Bild](data:image/png;base64,${"A".repeat(100_000)})\n`;
    expect(findingsOf({ [FILE]: page(picture) })).toMatchObject([
      { line: 5, problem: expect.stringContaining("is pasted into the text itself") },
    ]);
  });

  test("CONF-36 of a kind 50 findings are reported in a text", () => {
    const found = findingsOf({ [FILE]: page("## A\n\n#### B\n\n".repeat(200)) });
    const kinds = Map.groupBy(found, ({ kind }) => kind);
    expect([...kinds.values()].map(({ length }) => length)).toContain(MOST_OF_A_KIND);
    for (const { length } of kinds.values()) expect(length).toBeLessThanOrEqual(MOST_OF_A_KIND);
  });
});
