import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Mistake } from "../../../src/messages/message.ts";
import { messageLanguages, say, wordsIn } from "../../../src/messages/message.ts";
import { PROJECT } from "../../support/build.ts";

/** Stands for every value: a text that says which one it is, or the parts of one. */
const standIn = (name: string): unknown => {
  if (/^(others|places)$/.test(name)) return [`‹${name}›`];
  if (name === "type") {
    const both = { en: "‹type›", sv: "‹type›" };
    return { file: both, form: both };
  }
  if (/^(fix|why|mistakes|effect|link|pages|advice|rule|label)$/.test(name))
    return { en: `‹${name}›`, sv: `‹${name}›` };
  return `‹${name}›`;
};
const PLACEHOLDER = /‹\w+›/g;
type Message = (values: unknown) => Mistake | { sv: string; en: string };

const files = globSync("src/messages/*.ts", { cwd: PROJECT }).filter(
  (file) => !file.endsWith("message.ts"),
);
const modules = await Promise.all(
  files.map(
    (file) => import(`${PROJECT}/${file}`) as Promise<Record<string, Record<string, unknown>>>,
  ),
);
const messages = modules.flatMap((module) =>
  Object.values(module).flatMap((catalogue) =>
    typeof catalogue === "object"
      ? Object.entries(catalogue).filter((entry): entry is [string, Message] =>
          Boolean(typeof entry[1] === "function"),
        )
      : [],
  ),
);

const isMistake = (message: ReturnType<Message>): message is Mistake => "problem" in message;
const used = (words: readonly (string | null | undefined)[]) =>
  [...new Set(words.join(" ").match(PLACEHOLDER) ?? [])].sort();

test("CONF-41 every message has Swedish and English words, with the same values", () => {
  expect(messages.length).toBeGreaterThan(120);
  for (const [key, message] of messages) {
    const said = message(new Proxy({}, { get: (_target, name) => standIn(String(name)) }));
    const [en, sv] = isMistake(said)
      ? [[said.problem, said.fix], said.sv ?? []]
      : [[said.en], [said.sv]];
    expect(sv[0], key).toBeTruthy();
    expect(sv.join(" "), key).not.toBe(en.join(" "));
    expect(used(sv), key).toEqual(used(en));
    expect(Boolean(sv[1]), key).toBe(Boolean(en[1]));
    if (isMistake(said) && said.form) expect(used(said.form.sv), key).toEqual(used(said.form.en));
  }
});

test("CONF-41 a command prints the language of its user, and a build server both", () => {
  const mistake = say({
    en: ["One.", "Write."],
    sv: ["Ett.", "Skriv."],
    form: { en: ["F."], sv: ["G."] },
  });
  expect(wordsIn(mistake, "sv")).toEqual({ problem: "Ett.", fix: "Skriv." });
  expect(wordsIn(mistake, "en", "form")).toEqual({ problem: "F.", fix: null });
  expect(messageLanguages({ LANG: "sv_SE.UTF-8" })).toEqual(["sv"]);
  expect(messageLanguages({ LANG: "C", SITE_MESSAGES: "sv" })).toEqual(["sv"]);
  expect(messageLanguages({ CI: "true" })).toEqual(["sv", "en"]);
  expect(messageLanguages({})).toEqual(["en"]);
});
