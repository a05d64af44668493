import { expect, test } from "vitest";
import type { ReadInput } from "../../src/read/input.ts";
import { type Changes, changedFixture, linesOf } from "./lint.ts";

export const sv = "src/content/sv";
export const en = "src/content/en";
/** Text of a post. */
export const TRUNCATED = "Text.\n\n<!-- truncate -->\n";

/** A data file of the fixture with some of its values replaced. */
export function data(name: string, change: (value: never) => void): Changes {
  const path = `_data/${name}.json`;
  const value: unknown = JSON.parse(String(changedFixture({}).texts.get(path)));
  change(value as never);
  return { [path]: JSON.stringify(value, null, 2) };
}

/** A navbar with one item on each line from the third on. */
export const navbar = (...items: string[]): Changes => ({
  "_data/navbar.json": `{ "title": "Prov",\n  "items": [\n    ${items.join(",\n    ")}\n  ]\n}\n`,
});

interface Row {
  what: string;
  files: Changes;
  more?: Partial<ReadInput>;
  /** Each finding in one line: exact, or a part of it. */
  found: (string | RegExp)[];
}

/** One test for each row: the fixture with those files has those findings besides its own, and no other. */
export function checkRows(rows: readonly Row[]): void {
  test.each(rows)("$what", ({ files, more, found }) => {
    const lines = linesOf(files, more);
    expect(lines).toEqual(
      found.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
  });
}

/** What is found in each of some texts, which are linted together: one finding in a line. */
export function linesOfEach(texts: readonly string[], more: Changes = {}): string[][] {
  const name = (index: number) => `${sv}/rad-${index}.md`;
  const lines = linesOf({
    ...Object.fromEntries(texts.map((text, index) => [name(index), text])),
    ...more,
  });
  return texts.map((_text, index) => lines.filter((line) => line.includes(name(index))));
}
