import type { Locale, Localized } from "../schema/localized.ts";

/** What is wrong, and what to write instead. */
export type Words = readonly [problem: string, fix?: string | null];

/** A piece of a message in both languages, such as "Did you mean …?". */
export type Piece = Localized | null;

/** What is wrong, and what to write instead; in English, and as it is said in Swedish and in a form. */
export interface Mistake {
  problem: string;
  fix: string | null;
  sv?: Words;
  /** For the form at `/admin`, where there are fields and buttons in place of lines and brackets. */
  form?: Readonly<Record<Locale, Words>>;
}

/** Languages that findings are printed in. */
export type Languages = readonly Locale[];

/**
 * A message of a catalogue.
 *
 * @param words in both languages; `form` where the form at `/admin` needs others
 */
export function say(words: { en: Words; sv: Words; form?: Mistake["form"] }): Mistake {
  const { en, sv, form } = words;
  const [problem, fix = null] = en;
  return { problem, fix, sv, ...(form ? { form } : {}) };
}

/** A message in a language, as files or as the form at `/admin` need it. */
export function wordsIn(
  { problem, fix, sv, form }: Mistake,
  language: Locale,
  place: "file" | "form" = "file",
): { problem: string; fix: string | null } {
  const other = (place === "form" && form?.[language]) || (language === "sv" && sv);
  if (!other) return { problem, fix };
  return { problem: other[0], fix: other[1] ?? null };
}

/**
 * The languages of what a command prints: both where a build server runs it, or that of `SITE_MESSAGES`
 * (`sv`, `en`, `both`) or `LANG`.
 */
export function messageLanguages(env: Readonly<Record<string, string | undefined>>): Languages {
  const wanted =
    env.SITE_MESSAGES ?? (env.CI ? "both" : (env.LC_ALL || env.LANG || "").slice(0, 2));
  if (wanted === "both") return ["sv", "en"];
  return wanted === "sv" ? ["sv"] : ["en"];
}

/** Between the languages of a rule: zod knows one message. */
export const JOINED = "\n/\n";

/** A rule of a schema, as part of a sentence, in both languages. */
export const rule = (en: string, sv: string) => `${sv}${JOINED}${en}`;
