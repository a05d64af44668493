import type { Locale, Localized } from "./languages.ts";

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
  /** The key of its message. */
  kind?: string;
}

/** Languages that findings are printed in. */
export type Languages = readonly Locale[];

/** Values of a text by the names in it: `%{name}`, or `%{name|what stands there without one}`. */
type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number | Piece>];
type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}|${string}` ? Plain : Name) | NamesIn<Rest>
  : never;

/** English and Swedish; then as the form at `/admin` says it, where that differs. */
type Texts = readonly [en: string, sv: string, formEn?: string, formSv?: string];
type Catalogue<All extends Readonly<Record<string, Texts>>, Result> = {
  [Key in keyof All]: (...values: Values<NonNullable<All[Key][number]>>) => Result;
};

/** Messages by key. The first line of a text is what is wrong, the rest what to write instead. */
export function catalogue<const All extends Readonly<Record<string, Texts>>>(texts: All) {
  return mapped<All, Mistake>(texts, ([en, sv, formEn, formSv], fill, kind) => {
    const words = (text: string, language: Locale): Words => {
      const [problem = "", ...rest] = text.split("\n");
      return [fill(problem, language), fill(rest.join("\n"), language).trim() || null];
    };
    const [problem, fix = null] = words(en, "en");
    const form = formEn && formSv && { en: words(formEn, "en"), sv: words(formSv, "sv") };
    return { problem, fix, sv: words(sv, "sv"), ...(form && { form }), kind };
  });
}

/** Pieces of messages by key. */
export function pieces<const All extends Readonly<Record<string, Texts>>>(texts: All) {
  return mapped<All, Localized>(texts, ([en, sv], fill) => ({
    en: fill(en, "en"),
    sv: fill(sv, "sv"),
  }));
}

type Given = Readonly<Record<string, string | number | Piece>>;

function mapped<All extends Readonly<Record<string, Texts>>, Result>(
  all: All,
  say: (texts: Texts, fill: (text: string, language: Locale) => string, key: string) => Result,
) {
  const entries = Object.entries(all).map(([key, texts]) => {
    const message = (values: Given = {}) =>
      say(
        texts,
        (text, language) =>
          text.replaceAll(/%\{(\w+)(?:\|([^}]*))?\}/g, (_written, name: string, without = "") => {
            const value = values[name] ?? without;
            return String(typeof value === "object" ? value[language] : value);
          }),
        key,
      );
    return [key, message];
  });
  return Object.fromEntries(entries) as Catalogue<All, Result>;
}

/** A message with another correction. */
export function withFix(mistake: Mistake, fix: Localized): Mistake {
  const { problem, sv: [swedish = problem] = [] } = mistake;
  return { problem, fix: fix.en, sv: [swedish, fix.sv] };
}

/** Several pieces as one, with spaces between; null where there is none. */
export function joined(...all: readonly Piece[]): Piece {
  const there = all.filter((piece) => piece !== null);
  const of = (language: Locale) => there.map((piece) => piece[language]).join(" ");
  return there.length > 0 ? { en: of("en"), sv: of("sv") } : null;
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
const JOINED = "\n/\n";

/** A rule of a schema, as part of a sentence, in both languages. */
export const rule = (en: string, sv: string) => `${sv}${JOINED}${en}`;

/** Whether a message is that of a `rule`, and not one of zod's own. */
export const hasOwnRule = ({ message }: { message: string }) => message.includes(JOINED);

/** The languages of the message of a rule. */
export function languagesOf(message: string): Localized {
  const [sv = "", en = sv] = message.split(JOINED, 2);
  return { sv, en };
}
