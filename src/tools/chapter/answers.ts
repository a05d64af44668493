import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { type ParseError, parse } from "jsonc-parser";
import { z } from "zod";
import { CHAPTER } from "../../messages/chapter.ts";
import { rule } from "../../messages/message.ts";
import { tagSlug } from "../../routes/slugs.ts";
import { color } from "../../schema/color.ts";
import { describeIssues, NAMING_FIELDS } from "../../schema/describe-issue.ts";
import { email } from "../../schema/fields.ts";
import { errorAbout, formatFindings, printed, UserError } from "../../schema/finding.ts";
import { webAddress } from "../../schema/link-target.ts";
import { LOCALES } from "../../schema/localized.ts";
import { siteFile } from "../../schema/site.ts";

/** A text that is safe in YAML, HTML and addresses alike. */
const name = z
  .string()
  .trim()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} .’-]*$/u,
    rule(
      "a name has letters, digits, spaces, hyphens and full stops",
      "ett namn har bokstäver, siffror, mellanslag, bindestreck och punkter",
    ),
  );
const names = z.strictObject({ sv: name, en: name });

/** Names of the starter that no committee can have: of pages, roles and drawings. */
const TAKEN = ["board", "intro", "print", "web", "arch"];

/** What the command asks about a new chapter, or reads from a JSON file. */
const chapterAnswers = z.strictObject({
  name: names,
  languages: z
    .array(z.enum(LOCALES))
    .refine(
      (written) => String(written) === String(LOCALES),
      rule('the site is in both languages: ["sv", "en"]', 'webbplatsen har båda: ["sv", "en"]'),
    )
    .default([...LOCALES]),
  url: siteFile.shape.url,
  repository: webAddress.regex(
    /^https:\/\/[^/]+\/[^/]+\/[^/]+$/,
    rule(
      "a repository looks like https://github.com/chapter/website",
      "ett arkiv ser ut som https://github.com/sektionen/webbplats",
    ),
  ),
  email: email.describe("Of the board"),
  webmaster: email.describe("Of those who answer for the website"),
  calendar: webAddress.optional().describe("The public calendar"),
  color,
  committees: z
    .array(z.strictObject({ name: names, email }))
    .min(1)
    .superRefine((committees, context) => {
      const slugs = committees.map((committee) => tagSlug(committee.name.sv));
      for (const [index, slug] of slugs.entries())
        if (!slug || TAKEN.includes(slug) || slugs.indexOf(slug) < index)
          context.addIssue({
            code: "custom",
            path: [index, "name", "sv"],
            message: rule(
              `the address /docs/${slug} is taken; write another name`,
              `adressen /docs/${slug} är upptagen; skriv ett annat namn`,
            ),
          });
    }),
});
export type ChapterAnswers = z.output<typeof chapterAnswers>;

/**
 * The answers in a JSON file.
 *
 * @throws UserError with everything that is wrong with them
 */
export function readAnswers(file: string): ChapterAnswers {
  const errors: ParseError[] = [];
  let value: unknown;
  try {
    value = parse(readFileSync(file, "utf8"), errors);
  } catch {
    throw new UserError(CHAPTER.noAnswers({ file }));
  }
  if (errors.length > 0) throw new UserError(CHAPTER.noJson({ file }));
  return checked(value, file);
}

function checked(value: unknown, file: string): ChapterAnswers {
  const { data, error } = chapterAnswers.safeParse(value, NAMING_FIELDS);
  if (data) return data;
  const mistakes = describeIssues(error.issues, value);
  throw new UserError(
    formatFindings(
      mistakes.map((mistake) => errorAbout(file, mistake)),
      "notChanged",
    ),
  );
}

/**
 * The answers of somebody at a terminal, or of a program that writes one a line.
 *
 * @throws UserError with everything that is wrong with them
 */
export async function askAnswers(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<ChapterAnswers> {
  const terminal = createInterface({ input });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: { sv: string; en: string }) => {
    output.write(`${printed(question)} `);
    const { value } = await lines.next();
    return String(value ?? "").trim();
  };
  const { QUESTIONS } = CHAPTER;
  const answers = {
    name: { sv: await ask(QUESTIONS.nameSv()), en: await ask(QUESTIONS.nameEn()) },
    url: await ask(QUESTIONS.url()),
    repository: await ask(QUESTIONS.repository()),
    email: await ask(QUESTIONS.email()),
    webmaster: await ask(QUESTIONS.webmaster()),
    calendar: (await ask(QUESTIONS.calendar())) || undefined,
    color: await ask(QUESTIONS.color()),
    committees: [] as object[],
  };
  for (;;) {
    const sv = await ask(QUESTIONS.committeeSv());
    if (!sv) break;
    answers.committees.push({
      name: { sv, en: await ask(QUESTIONS.committeeEn()) },
      email: await ask(QUESTIONS.committeeEmail()),
    });
  }
  terminal.close();
  return checked(answers, printed(QUESTIONS.answers()));
}
