import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Mistake } from "../../../src/messages/message.ts";
import { PROJECT } from "../../support/build.ts";

/** What regular expressions and strings have besides, and what divides problem and remedy, is no part of the words. */
const tests = globSync("tests/{unit,features,build}/**/*.test.{ts,tsx}", { cwd: PROJECT })
  .map((file) => readFileSync(`${PROJECT}/${file}`, "utf8"))
  .join("\n")
  .replaceAll(/ \\\| |\\n| {2}| \{2\}/g, " ")
  .replaceAll("\\", "");

/** Two to five neighbouring words, with the values put between them. */
function phrasesOf(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((_word, first) =>
    [2, 3, 4, 5]
      .filter((count) => first + count <= words.length)
      .map((count) =>
        words
          .slice(first, first + count)
          .join(" ")
          .replace(/[.,:;]$/, ""),
      )
      .filter((phrase) => /^(?!‹›).*\p{L}{2}.*\P{L}.*\p{L}{2}.*(?<!‹›)$/u.test(phrase)),
  );
}

function isQuoted(phrase: string): boolean {
  const parts = phrase.split("‹›");
  if (!parts.every((part) => tests.includes(part))) return false;
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return parts.length === 1 || new RegExp(escaped.join(".{0,60}?")).test(tests);
}

/** The words of each message in both languages as rows write them, with places of values, by its name. */
async function messages(): Promise<Map<string, string[]>> {
  const files = globSync("src/{messages/*,features/*/messages}.ts", {
    cwd: PROJECT,
    exclude: ["**/message.ts"],
  });
  const modules = await Promise.all(
    files.map((file) => import(`${PROJECT}/${file}`) as Promise<Record<string, object>>),
  );
  const all = modules.flatMap(Object.entries).flatMap(([name, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, message]) => {
      if (typeof message !== "function") return [];
      const said = message(new Proxy({}, { get: () => "‹›" })) as Mistake | { en: string };
      // Pieces are parts of messages.
      if (!("problem" in said)) return [];
      const texts = [[said.problem, said.fix], said.sv ?? []];
      return [[`${name}.${key}`, texts.map((text) => text.filter(Boolean).join(" "))] as const];
    }),
  );
  return new Map(all);
}

test("every message is quoted by a row of a test, with words that no other message has", async () => {
  const known = await messages();
  const count = new Map<string, number>();
  for (const text of new Set([...known.values()].flat()))
    for (const phrase of new Set(phrasesOf(text))) count.set(phrase, (count.get(phrase) ?? 0) + 1);
  const missing = [...known].filter(([, texts]) => {
    const own = texts.flatMap(phrasesOf).filter((phrase) => count.get(phrase) === 1);
    // Some are values only, or say what another one says.
    return own.length > 0 && !own.some(isQuoted);
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});
