import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { luminance } from "../../../src/schema/color.ts";
import { askAnswers, readAnswers } from "../../../src/tools/chapter/answers.ts";
import { recolored } from "../../../src/tools/chapter/colors.ts";
import { findLeftovers, wordsOfChapter } from "../../../src/tools/chapter/leftovers.ts";
import { makeChapter } from "../../../src/tools/chapter/make-chapter.ts";
import { ANSWERS } from "../../support/chapter-answers.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const said = async (answers: unknown): Promise<string> => {
  const text = typeof answers === "string" ? answers : JSON.stringify(answers);
  await using folder = await createTempFolder({ "answers.json": text });
  try {
    readAnswers(join(folder.dir, "answers.json"));
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("THEME-2 everything that is wrong with the answers is said at once, with what to write", async () => {
  const { url: _, ...others } = ANSWERS;
  const message = await said({
    ...others,
    name: { sv: "Rymd: sektionen", en: "Space" },
    languages: ["sv"],
    repository: "https://github.com/rymd",
    email: "styrelsen",
    colour: "#0b5c8a",
    committees: [
      { name: { sv: "Intro", en: "Intro" }, email: "intro@rymd.example" },
      { name: { sv: "Fest", en: "Party" }, email: "fest@rymd.example" },
      { name: { sv: "Fest", en: "Party" }, email: "fest@rymd.example" },
    ],
  });
  expect(message).toMatch(/"name\.sv".*a name has letters/);
  expect(message).toMatch(/"languages".*both languages/);
  expect(message).toMatch(/"url" is missing/);
  expect(message).toMatch(/"repository".*https:\/\/github\.com\/chapter\/website/);
  expect(message).toMatch(/"email".*name@example\.org/);
  expect(message).toMatch(/"colour".*\n.*"color"/);
  expect(message).toMatch(/"committees\[0\]\.name\.sv".*\/docs\/intro is taken/);
  expect(message).toMatch(/"committees\[2\]\.name\.sv".*\/docs\/fest/);
  expect(message).toContain("Nothing was changed.");
});

test.each([
  ["{ name: ", /not valid JSON/],
  ["[]", /The content/],
])("THEME-2 %s is no set of answers", async (text, says) => {
  expect(await said(text)).toMatch(says);
});

test("THEME-2 the questions have the answers that the file has", async () => {
  const { name, url, repository, email, webmaster, color, committees } = ANSWERS;
  const lines = [
    ...[name.sv, name.en, url, repository, email, webmaster, "", color],
    ...committees.flatMap((committee) => [committee.name.sv, committee.name.en, committee.email]),
    "",
  ];
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answers = await askAnswers(Readable.from([`${lines.join("\n")}\n`]), output);
  expect(answers).toEqual({ ...ANSWERS, languages: ["sv", "en"], calendar: undefined });
  await expect(askAnswers(Readable.from(["Rymd\n"]), output)).rejects.toThrow(/"url"/);
});

test("THEME-2 a folder that is there stays as it is", async () => {
  await using folder = await createTempFolder({ "there/mine.txt": "Mine." });
  const make = (target: string) =>
    makeChapter(".", join(folder.dir, target), readAnswersOf(folder.dir), "2026-06-01");
  await expect(make("there")).rejects.toThrow(/exists; nothing was changed/);
  expect(readdirSync(join(folder.dir, "there"))).toEqual(["mine.txt"]);
  await expect(
    makeChapter(".", "chapters/new", readAnswersOf(folder.dir), "2026-06-01"),
  ).rejects.toThrow(/inside this website/);
  expect(existsSync("chapters")).toBe(false);
});

function readAnswersOf(folder: string) {
  const file = join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(ANSWERS));
  return readAnswers(file);
}

test("THEME-2 name, hosts and unusual names of a chapter are found where they are left", async () => {
  const json = (value: unknown) => JSON.stringify(value);
  await using folder = await createTempFolder({
    "_data/site.json": json({
      title: "M-Sektionen Nord",
      url: "https://www.manad.example",
      repository: "https://github.com/maandag/webb",
    }),
    "_data/people.json": json({
      board: { roles: [{ email: "ordf@post.example" }] },
      zyxi: { roles: [{ as: "ordf" }] },
    }),
    "_data/chapter-map.json": json({
      root: {
        label: { sv: "Styrelsen", en: "The board" },
        children: [{ label: { sv: "Kaxamuxeriet", en: "Kaxamuxeriet" } }],
      },
    }),
    "new/a.md": "Styrelsen.\n\nKAXAMUXERIET skriver till ordf@post.example.\n",
    "new/b.ts": '// See "/docs/event/zyxi" and zyxison.\n',
  });
  const { marks, names } = await wordsOfChapter(folder.dir, "The Maandag Chapter");
  expect(marks).toEqual(["m-sektionen nord", "manad.example", "post.example"]);
  expect(names).toEqual(["m-sektionen", "zyxi", "kaxamuxeriet"]);
  const found = findLeftovers(join(folder.dir, "new"), [...marks, ...names]);
  expect(
    found.map(({ file, line, problem }) => `${file}:${line} ${problem.split('"')[1]}`),
  ).toEqual(["a.md:3 KAXAMUXERIET", "a.md:3 post.example", "b.ts:1 zyxi"]);
});

test.each(["#0b5c8a", "#e83d84", "#ffe000", "#111111", "#ffffff"])(
  "ACCESS-1 with %s as its colour a chapter keeps all contrasts",
  (color) => {
    const before = ["#faf6f0", "#7d5a3e", "#22160d", "#e9b949", "#143523", "#2f5aa8"];
    const after = recolored(before.join(), "#7d5a3e", color).split(",");
    for (const [index, old] of before.entries()) {
      const change = luminance(after[index] ?? "") - luminance(old);
      expect(luminance(old) < 0.18 ? -change : change).toBeGreaterThanOrEqual(0);
      expect(change).toBeCloseTo(0, 1);
    }
    expect(after).not.toEqual(before);
  },
);
