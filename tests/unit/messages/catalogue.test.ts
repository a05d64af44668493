import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Mistake } from "../../../src/messages/message.ts";
import { catalogue, messageLanguages, wordsIn } from "../../../src/messages/message.ts";
import { FIELD } from "../../../src/messages/values.ts";
import { LOCALES } from "../../../src/schema/localized.ts";
import { PROJECT } from "../../support/build.ts";

const PLACEHOLDER = /‹\w+›/g;
type Message = (values: unknown) => Mistake | { sv: string; en: string };

const files = globSync("src/{messages/*,features/*/messages}.ts", { cwd: PROJECT }).filter(
  (file) => !file.endsWith("message.ts"),
);
const modules = await Promise.all(
  files.map(
    (file) => import(`${PROJECT}/${file}`) as Promise<Record<string, Record<string, unknown>>>,
  ),
);
const messagesOf = (some: readonly string[]) =>
  modules
    .filter((_module, index) => some.includes(files[index] ?? ""))
    .flatMap((module) =>
      Object.values(module).flatMap((catalogue) =>
        typeof catalogue === "object"
          ? Object.entries(catalogue).filter((entry): entry is [string, Message] =>
              Boolean(typeof entry[1] === "function"),
            )
          : [],
      ),
    );
const messages = messagesOf(files);

const isMistake = (message: ReturnType<Message>): message is Mistake => "problem" in message;
const used = (words: readonly (string | null | undefined)[]) =>
  [...new Set(words.join(" ").match(PLACEHOLDER) ?? [])].sort();

test("CONF-41 every message has Swedish and English words, with the same values", () => {
  expect(messages.length).toBeGreaterThan(120);
  for (const [key, message] of messages) {
    const said = message(new Proxy({}, { get: (_target, name) => `‹${String(name)}›` }));
    const [en, sv] = isMistake(said)
      ? [[said.problem, said.fix], said.sv ?? []]
      : [[said.en], [said.sv]];
    expect(sv[0], key).toBeTruthy();
    const hasWords = /\p{L}/u.test(en.join(" ").replaceAll(PLACEHOLDER, ""));
    if (hasWords) expect(sv.join(" "), key).not.toBe(en.join(" "));
    expect(used(sv), key).toEqual(used(en));
    expect(Boolean(sv[1]), key).toBe(Boolean(en[1]));
    if (isMistake(said) && said.form) expect(used(said.form.sv), key).toEqual(used(said.form.en));
  }
});

/** Words of files, which a form does not have. */
const OF_FILES = /_data\/|\.json|src\/|npm run|front matter|[{}]/;

/** What the CMS cannot write wrongly, and what is about names and places of files. */
const NEVER_IN_FORMS =
  /\/(?:built|calendar\/messages|code|commands|files|images|message|syntax|values)\.ts$/;

test("CONF-41 the form at /admin speaks of fields and buttons, not of files and brackets", () => {
  const inForms = files.filter((file) => !NEVER_IN_FORMS.test(file.replaceAll("\\", "/")));
  expect(inForms.length).toBeGreaterThan(8);
  for (const [key, message] of messagesOf(inForms)) {
    const said = message(new Proxy({}, { get: (_target, name) => `‹${String(name)}›` }));
    if (!isMistake(said) || ["noVersionFolder", "missingFile"].includes(key)) continue;
    for (const language of LOCALES) {
      const { problem, fix } = wordsIn(said, language, "form");
      expect(`${problem} ${fix ?? ""}`.replaceAll(FIELD, ""), key).not.toMatch(OF_FILES);
    }
  }
});

test("CONF-41 a command prints the language of its user, and a build server both", () => {
  const { some } = catalogue({
    some: ["One %{name|of many}.\nWrite.", "Ett %{name|av flera}.\nSkriv.", "F.", "G.\n%{name}"],
  });
  const mistake = some({ name: null });
  expect(wordsIn(mistake, "sv")).toEqual({ problem: "Ett av flera.", fix: "Skriv." });
  expect(wordsIn(mistake, "en", "form")).toEqual({ problem: "F.", fix: null });
  expect(wordsIn(mistake, "sv", "form")).toEqual({ problem: "G.", fix: null });
  expect(wordsIn(some({ name: "två" }), "sv")).toEqual({ problem: "Ett två.", fix: "Skriv." });
  expect(messageLanguages({ LANG: "sv_SE.UTF-8" })).toEqual(["sv"]);
  expect(messageLanguages({ LANG: "C", SITE_MESSAGES: "sv" })).toEqual(["sv"]);
  expect(messageLanguages({ CI: "true" })).toEqual(["sv", "en"]);
  expect(messageLanguages({})).toEqual(["en"]);
});
