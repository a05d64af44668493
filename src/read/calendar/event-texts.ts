import { Parser } from "htmlparser2";
import type { SiteEvent } from "../../schema/home.ts";
import { LOCALES, type Locale, type Localized } from "../../schema/localized.ts";
import type { Property } from "./properties.ts";

/** So many letters of each are kept. */
const LENGTHS = { title: 150, place: 150, description: 1000 };
/** Of markup so much is read: what is never closed takes a parser the longer, the more there is of it. */
const MARKUP_LENGTH = 20_000;

/** Signs that are not seen, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A line of a description after which another language begins: `EN: Formal dinner`. */
const LANGUAGE_MARK = new RegExp(`^(${LOCALES.join("|")}):\\s*(.*)$`, "i");

/** Elements of a description that stand on a line of their own; Google writes descriptions as HTML. */
const BREAKS = ["br", "p", "div", "li", "tr", "ul", "ol", "h1", "h2", "h3", "blockquote"];
const WITHOUT_WORDS = ["script", "style", "template", "title"];

type Texts = Pick<SiteEvent, "title" | "description" | "place" | "contentLocales">;
type InLanguages = Partial<Record<Locale, string>>;

/**
 * What an event is called and what is said about it, as plain text. The language is that of the
 * property, else Swedish; a description may go on in the other one after a line such as
 * `EN: English title`.
 *
 * @returns null when it has no title
 */
export function eventTexts(properties: readonly Property[]): Texts | null {
  const titles: InLanguages = {};
  const descriptions: InLanguages = {};
  for (const property of properties) {
    const [value] = property.values;
    if (property.name === "SUMMARY") titles[languageOf(property)] ??= line(value, LENGTHS.title);
    if (property.name !== "DESCRIPTION") continue;
    for (const { locale, title, text } of sections(value, languageOf(property))) {
      if (title) titles[locale] ??= line(title, LENGTHS.title);
      descriptions[locale] ??= line(text, LENGTHS.description);
    }
  }
  const title = inAll(titles);
  if (!title) return null;
  const description = inAll(descriptions);
  const place = line(properties.find(({ name }) => name === "LOCATION")?.values[0], LENGTHS.place);
  const contentLocales = {
    ...(title.only ? { title: title.only } : {}),
    ...(description?.only ? { description: description.only } : {}),
  };
  return {
    title: title.text,
    ...(description ? { description: description.text } : {}),
    ...(place ? { place: { sv: place, en: place } } : {}),
    ...(Object.keys(contentLocales).length > 0 ? { contentLocales } : {}),
  };
}

/** One line of text without anything that is not seen, cut where it is too long. */
export function line(text: unknown, length: number): string {
  const clean = String(text ?? "")
    .slice(0, MARKUP_LENGTH)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(UNSEEN, "")
    .trim();
  const letters = [...clean];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : clean;
}

function languageOf({ parameters }: Property): Locale {
  const written = String(parameters.language ?? "").toLowerCase();
  return LOCALES.find((locale) => written.split(/[-_]/)[0] === locale) ?? LOCALES[0];
}

/** The parts of a description, each in a language, with the title that its mark may hold. */
function sections(
  written: unknown,
  language: Locale,
): { locale: Locale; title: string; text: string }[] {
  const parts = [{ locale: language, title: "", text: "" }];
  for (const row of withoutMarkup(String(written)).split(/\r?\n/)) {
    const [, mark, title] = LANGUAGE_MARK.exec(row.trim()) ?? [];
    const locale = LOCALES.find((known) => known === mark?.toLowerCase());
    const last = parts.at(-1);
    if (locale) parts.push({ locale, title: title ?? "", text: "" });
    else if (last) last.text += `${row}\n`;
  }
  return parts;
}

/** The words of a text that may be HTML. */
function withoutMarkup(text: string): string {
  const start = text.slice(0, MARKUP_LENGTH);
  if (!/<\/?[a-z][^>]{0,300}>|&(?:[a-z]+|#\w+);/i.test(start)) return start;
  const words: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (WITHOUT_WORDS.includes(name)) silent += 1;
      if (BREAKS.includes(name)) words.push("\n");
    },
    onclosetag(name) {
      if (WITHOUT_WORDS.includes(name)) silent -= 1;
      if (BREAKS.includes(name)) words.push("\n");
    },
    ontext(word) {
      if (silent === 0) words.push(word);
    },
  });
  parser.end(start);
  return words.join("");
}

/** A text of every language; where it is missing in one, that of the other stands in. */
function inAll(found: InLanguages): { text: Localized; only?: Locale } | null {
  const { sv, en } = found;
  if (sv && en) return { text: { sv, en } };
  if (sv) return { text: { sv, en: sv }, only: "sv" };
  return en ? { text: { sv: en, en }, only: "en" } : null;
}
