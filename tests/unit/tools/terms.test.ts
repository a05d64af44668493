import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lintFolder } from "../../../src/lint/run.ts";
import { importTerms, withdrawName } from "../../../src/tools/terms.ts";
import { createContent } from "../../support/build.ts";

async function contentWith(table: string) {
  const content = await createContent();
  const path = join(content.dir, "terms.csv");
  writeFileSync(path, table);
  const file = join(content.dir, "_data/terms.json");
  const terms = () => (JSON.parse(readFileSync(file, "utf8")) as { terms: object[] }).terms;
  return {
    dir: content.dir,
    path,
    terms,
    [Symbol.asyncDispose]: () => content[Symbol.asyncDispose](),
  };
}

test("MEM-9 a table of Excel becomes terms: roles by title or key, and those that are gone by their words", async () => {
  const table =
    "\ufeffRoll;Namn;Från;Till\r\nKassör;Alva Ek;2031-07-01;2032-06-30\r\nkassor;;2032-07-01;\r\nTorsk;Bo Lind;1999-07-01;2000-06-30\r\n";
  await using content = await contentWith(table);
  const before = content.terms().length;
  expect(importTerms(content.dir, content.path).files).toEqual(["_data/terms.json"]);
  const added = content.terms().slice(before);
  expect(added).toEqual([
    { role: "kassor", name: "Alva Ek", start: "2031-07-01", end: "2032-06-30" },
    { role: "kassor", start: "2032-07-01" },
    {
      title: { sv: "Torsk", en: "Torsk" },
      name: "Bo Lind",
      start: "1999-07-01",
      end: "2000-06-30",
    },
  ]);
  importTerms(content.dir, content.path);
  expect(content.terms().length).toBe(before + added.length);
  expect(lintFolder(content.dir, {}).findings.map(({ file }) => file)).not.toContain(
    "_data/terms.json",
  );
});

test("MEM-9 a table with wrong lines is refused, line by line, and changes nothing", async () => {
  await using content = await contentWith("role,from\nkassor,2031-07-01\nkassor,31 juli\n");
  const before = content.terms();
  expect(() => importTerms(content.dir, content.path)).toThrow(/terms\.csv:3\n.*year-month-day/);
  expect(content.terms()).toEqual(before);
  writeFileSync(content.path, "hello\n");
  expect(() => importTerms(content.dir, content.path)).toThrow("roll;namn;från;till");
});

test("MEM-9 a withdrawn name is gone from roles and terms of all years", async () => {
  await using content = await contentWith("");
  const people = join(content.dir, "_data/people.json");
  const written = readFileSync(people, "utf8");
  writeFileSync(
    people,
    written.replace(
      '"key": "kassor",',
      '"key": "kassor", "name": "Alva Ek", "imageURL": "/img/a.webp", "period": "2025/26",',
    ),
  );
  const { files } = withdrawName(content.dir, "Alva Ek");
  expect(files).toEqual(["_data/people.json", "_data/terms.json"]);
  const data = files.map((file) => readFileSync(join(content.dir, file), "utf8")).join("");
  expect(data).not.toMatch(/Alva Ek|a\.webp|2025\/26/);
  expect(() => withdrawName(content.dir, "Alva Ek")).toThrow('The name "Alva Ek" is nowhere.');
});
