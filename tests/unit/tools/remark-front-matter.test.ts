import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

interface Place {
  start: { line: number; column: number };
}

/** What VS Code underlines in a text: line, column and words. */
async function underlined(path: string, text: string): Promise<string[]> {
  const config = await import(pathToFileURL(".remarkrc.mjs").href);
  const [check] = config.default.plugins;
  const told: string[] = [];
  check()(null, {
    path,
    toString: () => text,
    message: (words: string, { start }: Place) =>
      told.push(`${start.line}:${start.column} ${words}`),
  });
  return told;
}

const HEAD = "---\ntitle: T\ndescription: D\n";

test.each([
  {
    path: "src/content/sv/blog/2027-01-01-x.md",
    text: `${HEAD}draft: ja\n---\n`,
    told: ["4:8 draft:"],
  },
  { path: "src/content/sv/x.md", text: `${HEAD}tags: [it]\n---\n`, told: ["4:1 Unrecognized"] },
  {
    path: "src/content/en/docs/x.md",
    text: `${HEAD}review: 2027-02-30\n---\n`,
    told: ["4:9 review:"],
  },
  { path: "src/content/sv/x.md", text: "---\ntitle: a: b\n---\n", told: ["2:8 Nested"] },
  {
    path: "C:\\site\\src\\content\\sv\\x.md",
    text: "---\ntitle: T\n---\n",
    told: ["2:1 description"],
  },
  { path: "src/content/sv/docs/x.md", text: `${HEAD}owner: Kassör\n---\n`, told: [] },
  { path: "README.md", text: "---\nx: y\n---\n", told: [] },
])("AID-6 in $path the editor underlines $told", async ({ path, text, told }) => {
  const found = await underlined(path, text);
  expect(found.map((words, index) => words.slice(0, told[index]?.length))).toEqual(told);
});
