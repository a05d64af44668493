import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Mistake } from "../../../src/messages/message.ts";
import { PROJECT } from "../../support/build.ts";

/** Backslashes of regular expressions and strings are no part of the words. */
const tests = globSync("tests/{unit,features,build}/**/*.test.{ts,tsx}", { cwd: PROJECT })
  .map((file) => readFileSync(`${PROJECT}/${file}`, "utf8").replaceAll("\\", ""))
  .join("\n");

/** Neighbouring words of a text, long enough to tell it from others, without the values put into it. */
const wordPairs = (text: string) =>
  text
    .split("‹›")
    .flatMap((part) => [...part.matchAll(/(?=(\b\S+ \S+))/g)].map(([, pair = ""]) => pair))
    .filter((pair) => pair.length >= 6);

test("every message is quoted by a row of a test, in either language", async () => {
  const missing: string[] = [];
  for (const file of globSync("src/{messages/*,features/*/messages}.ts", {
    cwd: PROJECT,
    exclude: ["**/message.ts"],
  })) {
    const module = (await import(`${PROJECT}/${file}`)) as Record<string, object>;
    for (const [name, messages] of Object.entries(module))
      for (const [key, message] of Object.entries(messages)) {
        if (typeof message !== "function") continue;
        const said = message(new Proxy({}, { get: () => "‹›" })) as Mistake | { en: string };
        // Pieces are parts of messages.
        if (!("problem" in said)) continue;
        const words = [said.problem, said.fix ?? "", ...(said.sv ?? [])];
        const pairs = words.flatMap((text) => wordPairs(text ?? ""));
        // Some are values only.
        if (pairs.length > 0 && !pairs.some((pair) => tests.includes(pair)))
          missing.push(`${name}.${key}`);
      }
  }
  expect(missing).toEqual([]);
});
