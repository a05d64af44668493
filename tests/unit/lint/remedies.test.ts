import { expect, test } from "vitest";
import { z } from "zod";
import { wordsIn } from "../../../src/messages/message.ts";
import { dataFiles } from "../../../src/read/data-files.ts";
import type { Path } from "../../../src/read/files/json-file.ts";
import { readJson } from "../../../src/read/files/json-file.ts";
import type { FileFinding } from "../../../src/schema/finding.ts";
import { changedFixture, findingsOf, linesOf, page } from "../../support/lint.ts";
import { linesOfEach, sv } from "../../support/lint-rows.ts";

/** What a finding proposes; both languages propose the same. */
function proposed(finding: FileFinding): string | undefined {
  const [, text] = /Write: {2}(.+)$/s.exec(finding.fix ?? "") ?? [];
  const swedish = wordsIn(finding, "sv").fix ?? "";
  expect(/Skriv: {2}(.+)$/s.exec(swedish)?.[1]).toBe(text);
  return text;
}

/** A copy with another value at a path, or without one. */
function changed(
  value: unknown,
  path: Path,
  other: (old: unknown) => unknown,
  name?: string,
): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return other(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === part ? changed(item, rest, other, name) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => {
      if (key !== String(part)) return [key, item];
      return rest.length === 0 && name !== undefined
        ? [name, item]
        : [key, changed(item, rest, other, name)];
    }),
  );
}

/** Paths of the values, one for each place in the form of the file. */
function places(value: unknown, path: Path = [], found = new Map<string, Path>()) {
  if (path.length > 0 && !Array.isArray(value)) {
    const shape = path.filter((part) => typeof part === "string").join(".");
    if (!found.has(shape)) found.set(shape, path);
  }
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      places(item, [...path, Array.isArray(value) ? Number(key) : key], found);
  return found;
}

/** What is written in place of a value, by its type. */
const SLIPS: Readonly<Record<string, (value: unknown) => unknown[]>> = {
  string: () => [7, "abc", "17.30"],
  boolean: () => ["ja", "false"],
  number: (value) => [`${value}`],
};

/** Names of something in another place of the file, which no type knows. */
const REFERENCES = ["versions last"];

const { texts } = changedFixture({});

test.each(Object.entries(dataFiles).filter(([name]) => texts.has(`_data/${name}.json`)))(
  "CONF-42 what is proposed for a mistake in %s.json has no finding when it is put in place",
  (name, schema) => {
    const written: unknown = JSON.parse(texts.get(`_data/${name}.json`) ?? "");
    const check = (value: unknown) => readJson<unknown>(JSON.stringify(value), schema).findings;
    expect(check(written)).toEqual([]);
    for (const path of places(written).values()) {
      if (REFERENCES.includes(`${name} ${path.join(".")}`)) continue;
      const key = String(path.at(-1));
      const value = path.reduce<unknown>((at, part) => (at as never)[part], written);
      const slips = SLIPS[typeof value]?.(value) ?? [];
      const misspelt = changed(written, path, () => value, `${key}x`);
      for (const wrong of [misspelt, ...slips.map((slip) => changed(written, path, () => slip))]) {
        for (const finding of check(wrong)) {
          const better = corrected(wrong, finding);
          if (better !== undefined) expect(check(better), words(finding)).toEqual([]);
        }
      }
    }
  },
);

/** A value after a finding has been obeyed; undefined where the finding proposes no text. */
function corrected(wrong: unknown, finding: FileFinding): unknown {
  const { path = [], fix, problem } = finding;
  if (problem.endsWith("is missing.")) return undefined;
  const [, name] = /^Did you mean "(.+)"\?$/.exec(fix ?? "") ?? [];
  if (/is not a known field/.test(problem))
    return name && changed(wrong, path, (value) => value, name);
  // Another form has other fields.
  if (path.at(-1) === "type") return undefined;
  const [, oneOf] = /^Write one of: ([^,]+)/.exec(fix ?? "") ?? [];
  const text = oneOf ?? proposed(finding);
  return text && changed(wrong, path, () => JSON.parse(text));
}

const words = ({ problem, fix }: FileFinding) => `${problem} ${fix}`;

test.each([
  ['{ "a": True }', '{ "a": true }'],
  ['{ "a": None }', '{ "a": null }'],
  ['{ "a": .5 }', '{ "a": 0.5 }'],
  ['{ "a": ”x” }', '{ "a": "x" }'],
  ['{ "a": "c:\\x" }', '{ "a": "c:\\\\x" }'],
  ['{ "a": "x" "b": 1 }', '{ "a": "x", "b": 1 }'],
  ['{ "a": 1; "b": 1 }', '{ "a": 1, "b": 1 }'],
  ['{ "a" = 1 }', '{ "a": 1 }'],
  ['{ "a": 1, }', '{ "a": 1 }'],
  ['{ "a": [1 }', '{ "a": [1] }'],
  ['{ "a": 1', '{ "a": 1 }'],
  ['{ "a": 1 }}', '{ "a": 1 }'],
  ['{ "a": 01 }', '{ "a": "01" }'],
  ["{ a: 1 }", '{ "a": 1 }'],
])("CONF-42 JSON %s has one finding, and %s none", (wrong, better) => {
  expect(readJson(wrong, z.unknown()).findings).toEqual([
    expect.objectContaining({
      line: 1,
      problem: expect.stringMatching(/not JSON here: .{5}|typographic|A comma stands after/),
    }),
  ]);
  expect(readJson(better, z.unknown()).findings).toEqual([]);
});

const FIELDS: [written: string, better: string][] = [
  ["draft: ja", "draft: true"],
  ["draft: Nej", "draft: false"],
  ["title: 2026", 'title: "2026"'],
  ["title: “Sida”", 'title: "Sida"'],
  ["title: Protokoll # 3", 'title: "Protokoll # 3"'],
  ["title: 007", 'title: "007"'],
  ["slug: A b", "slug: a-b"],
];

test("CONF-42 each of these in front matter has one finding, and what it proposes has none", () => {
  const text = (line: string) => {
    const others = page()
      .split("\n")
      .filter((other) => !other.startsWith(line.split(":")[0] ?? ""));
    return others.toSpliced(1, 0, line).join("\n");
  };
  const found = (side: 0 | 1) => linesOfEach(FIELDS.map((row) => text(row[side])));
  const proposals = found(0).map((lines, index) => {
    expect(lines).toHaveLength(1);
    const [, line = ""] = lines[0]?.split("Write:  ") ?? [];
    return line.includes(":") ? line : `${FIELDS[index]?.[0].split(":")[0]}: ${line}`;
  });
  expect(proposals).toEqual(FIELDS.map(([, better]) => better));
  expect(found(1).flat()).toEqual([]);
});

test.each([
  ["review: 2026", "review: 2026-03-25"],
  ["expires: T17:30", "expires: 2026-12-25"],
])("CONF-42 %s says how a day is written, like %s", (wrong, better) => {
  const found = (line: string) => linesOf({ [`${sv}/a.md`]: page("Text.\n", `${line}\n`) });
  expect(found(wrong)).toEqual([expect.stringContaining("2024-03-25")]);
  expect(found(better)).toEqual([]);
});

test.each([
  ["THS\nDrottning Kristinas väg 15\n114 28 Stockholm\n", 3],
  ["Namn,Roll\nA,B\nC,D\n", 3],
  ["1️⃣ Anmäl dig\n2️⃣ Betala\n", 2],
  ["**När:** Fredag\n**Var:** Ångdomen\n", 2],
])("CONF-42 the lines %j stay lines as they are proposed", (written, count) => {
  const [finding, ...others] = findingsOf({ [`${sv}/a.md`]: page(written) });
  expect(others).toEqual([]);
  const [, better = ""] = /^Write(?: a list)?:\n(.+)$/s.exec(finding?.fix ?? "") ?? [];
  expect(better.split("\n").length).toBeGreaterThanOrEqual(count);
  expect(linesOf({ [`${sv}/a.md`]: page(`${better}\n`) })).toEqual([]);
});

test("FILE-3 a document and a picture that are missing or in the wrong folder are findings that say what to do", () => {
  const pdf = "src/theme/public/pdfs/c(1.pdf";
  const found = (body: string) => linesOf({ [`${sv}/a.md`]: page(body), [pdf]: "" });
  expect(found("[C](/pdfs/c(1.pdf)\n")).toContainEqual(
    expect.stringMatching(/Write: {2}\[C\]\(<\/pdfs\/c\(1\.pdf>\)$/),
  );
  expect(found("[C](</pdfs/c(1.pdf>)\n")).toEqual([]);
  expect(found("[C](</pdfs/c(1.pdf>) [D](/pdfs/d.pdf)\n")).toEqual([
    expect.stringMatching(/does not exist\..* Put it into src\/theme\/public\/pdfs/),
  ]);
  expect(found("[C](</pdfs/c(1.pdf>) [D](/img/d.pdf)\n")).toEqual([
    expect.stringMatching(/not published from \/img\/d\.pdf.* write: {2}\/pdfs\/d\.pdf$/),
  ]);
  expect(found("[C](</pdfs/c(1.pdf>)\n\n![Bild](/img/finns-inte.webp)\n")).toEqual([
    expect.stringMatching(/does not exist\. \| Put the file into src\/assets\/img/),
  ]);
});

const ADVICE: [text: string, advice: string][] = [
  ["![IMG_2034.JPG](/img/vi.jpg)", "has no description"],
  ["![Vi](/img/vi)", 'Did you mean "/img/vi.jpg"'],
  ["~ Mat\n~ Dryck", "Write, and begin the other lines like that:  - Mat"],
  ["[x](\\docs\\board)", "Write:  /docs/board"],
  ["[x](C:\\Users\\Kim A\\fil.pdf)", "Put the file beside the text and write only its name."],
  ["[x](C:\\Users\\fil.pdf)", "is on your own computer"],
  ["[x](file:///C:/fil.pdf)", "Put the file beside the text"],
  ["![Vi](C:\\Users\\vi.jpg)", "Put the file beside the text"],
  ["![Vi](\\img\\vi.jpg)", "Write:  /img/vi.jpg"],
  ["![Vi](src/assets/img/vi.jpg)", 'Did you mean "/img/vi.jpg"?'],
  ["![Vi](/img/vii.jpg)", 'Did you mean "/img/vi.jpg"?'],
  ["Vi ses :tada: på torsdag.", '":tada:"'],
  ["<truncate/>", "Write on a line of its own:  <!-- truncate -->"],
];

test("CONF-39 each of these says what to do, at its line", () => {
  const found = linesOfEach(
    ADVICE.map(([text]) => page(`${text}\n`)),
    { "src/assets/img/vi.jpg": "" },
  );
  const at = (words: string) => [expect.stringMatching(/\.md:5/), expect.stringContaining(words)];
  expect(found.map(([line, ...others]) => [line, line, ...others])).toEqual(
    ADVICE.map(([, advice]) => at(advice)),
  );
});

const PROPOSED: [written: string, better: string][] = [
  ["![Grupp](IMG 2034 (1).JPG)\n", "![Grupp](<IMG 2034 (1).JPG>)\n"],
  ["Vi **ses **här **Tid:**18.00\n", "Vi **ses** här **Tid:** 18.00\n"],
  ["![Grupp](IMG 2034 (1).JPG =200x)\n", "![Grupp](<IMG 2034 (1).JPG>)\n"],
  ["![Grupp](IMG 2034 1).JPG)\n", "![Grupp](<IMG 2034 1).JPG>)\n"],
  ["[x](mailto: a@b.se)\n", "[x](mailto:a@b.se)\n"],
  ["[073-123 45 67](tel:073-123 45 67)\n", "[073-123 45 67](tel:+46731234567)\n"],
];
const photos = Object.fromEntries(
  PROPOSED.flatMap(([text]) => /IMG.*JPG/.exec(text) ?? []).map((name) => [`${sv}/${name}`, ""]),
);

test("CONF-42 what is proposed for each of these has no finding", () => {
  const found = (side: 0 | 1) =>
    linesOfEach(
      PROPOSED.map((row) => page(row[side])),
      photos,
    );
  const proposals = found(0).map(([line]) => `${line?.split("Write:  ")[1]}\n`);
  expect(proposals).toEqual(PROPOSED.map(([, better]) => better));
  expect(found(1).flat()).toEqual([]);
});

test.each([
  ["people", /"board": \{\s*"roles": \[\s*\{/, '$& "period": "2026/27",', ["fill in the name"]],
  ["people", /"email": "[^"]*"/, '"email": "ORDF@Test.example"', []],
  ["people", /"sv": "[^"]*"/, '"sv": "  "', ['.sv" is empty']],
  ["redirects", /"from": "[^"]*"/, '"from": "https://a.se/x"', ["begins with a slash"]],
] as const)("CONF-42 one slip in %s.json, %s, has one finding", (name, written, slip, expected) => {
  const file = `_data/${name}.json`;
  const found = linesOf({ [file]: (texts.get(file) ?? "").replace(written, slip) });
  const own = found.filter((line) => line.startsWith(file) || line.includes("mail"));
  expect(own).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(own[index]).toContain(words);
});
