import { DomUtils, parseDocument } from "htmlparser2";
import type { ParameterValue, VEvent } from "node-ical";
import { dayOf } from "../../schema/calendar-day.ts";
import { ALL_INVISIBLE } from "../../schema/invisible.ts";
import { LOCALES, type Locale, type Localized } from "../../schema/localized.ts";
import type { SiteEvent } from "../events/schema.ts";
import { type LineFields, readLine } from "./event-fields.ts";
import { isMeeting, publicLine, publicText } from "./private-parts.ts";

/** Longer texts are cut. */
const LENGTHS = { title: 150, place: 150, price: 150, description: 1000 };
/** Longer raw texts are not read: unclosed markup nests without bounds. */
const RAW_LENGTH = 5000;

/** A line of a description that starts another language: `EN: Formal dinner`. */
const LANGUAGE_MARK = new RegExp(`^(${LOCALES.join("|")}):\\s*(.*)$`, "i");

const MARKUP = /<\/?[a-z][^>]{0,300}>|&(?:[a-z]+|#\w+);/i;
/** Elements that start a new line; Google writes descriptions as HTML. */
const BLOCK = /<\/?(?:br|p|div|li|tr|ul|ol|h[1-6]|blockquote)\b/gi;

/** What an event says, without its times. */
export type Texts = Pick<
  SiteEvent,
  "title" | "description" | "place" | "price" | "contentLocales" | "cancelled" | "status"
> &
  Omit<LineFields, "price"> & {
    /** Whether codes or numbers of a meeting were left out. */
    hasSecrets?: true;
  };
type ByLocale = Partial<Record<Locale, string>>;

/** A property that occurs more than once is a list. */
type Property = ParameterValue | ParameterValue[] | undefined;

/**
 * Title, description and place of a calendar event as plain text. The language is that of the property,
 * else Swedish; a description may switch language with a line such as `EN: English title`. Lines that are
 * about the price, the sign-up or who it is for become fields, as does a status in the title: cancelled, moved or full.
 *
 * @param tell gets each line whose time is not understood
 * @returns null without a title
 */
export function eventTexts(
  event: Partial<VEvent>,
  tell: (line: string) => void = () => {},
): Texts | null {
  const titles: ByLocale = {};
  const descriptions: ByLocale = {};
  const prices: ByLocale = {};
  const fields: Omit<LineFields, "price"> = {};
  const start = event.start ? dayOf(event.start) : "";
  for (const { text, locale } of valuesOf(event.summary))
    titles[locale] ??= oneLine(text, LENGTHS.title);
  const parts = [event.summary, event.location].flatMap((part) => valuesOf(part));
  let hasSecrets = parts.some(({ text }) => publicLine(text).hasSecrets);
  for (const { text, locale } of valuesOf(event.description)) {
    let current = locale;
    const sections: ByLocale = {};
    const shown = publicText(withoutMarkup(text));
    hasSecrets ||= shown.hasSecrets;
    const lines = shown.text.split("\n").map((row) => readLine(row.trim(), start));
    // A button would say that it is open.
    const isUnread = lines.some((line) => line.isUnread);
    for (const [index, row] of shown.text.split("\n").entries()) {
      const [, mark, title] = LANGUAGE_MARK.exec(row.trim()) ?? [];
      const marked = LOCALES.find((known) => known === mark?.toLowerCase());
      if (marked && title) titles[marked] ??= oneLine(title, LENGTHS.title);
      if (marked) {
        current = marked;
        continue;
      }
      const { fields: found = {}, rest = "", isUnread: isTold } = lines[index] ?? {};
      if (isTold) tell(oneLine(row, LENGTHS.price));
      const isHeld = isUnread && found.signUp;
      const { price, ...others } = isHeld ? {} : found;
      if (price) prices[current] ??= oneLine(price, LENGTHS.price);
      Object.assign(fields, { ...others, ...fields });
      sections[current] = `${sections[current] ?? ""}${isHeld ? row : rest}\n`;
    }
    for (const known of LOCALES)
      descriptions[known] ??= oneLine(sections[known] ?? "", LENGTHS.description) || undefined;
  }
  const states = LOCALES.flatMap((locale) => {
    const { title, states } = withoutStatus(titles[locale] ?? "");
    if (title) titles[locale] = title;
    return states;
  });
  const status = states.find((state) => state !== "cancelled");
  const title = inAllLocales(titles);
  if (!title) return null;
  const description = inAllLocales(descriptions);
  const price = inAllLocales(prices);
  const place = oneLine(valuesOf(event.location)[0]?.text ?? "", LENGTHS.place);
  const contentLocales = {
    ...(title.only && { title: title.only }),
    ...(description?.only && { description: description.only }),
  };
  return {
    title: title.text,
    ...(description && { description: description.text }),
    ...(place && { place: { sv: place, en: place } }),
    ...(price && { price: price.text }),
    ...fields,
    ...(states.includes("cancelled") && { cancelled: true }),
    ...(status && { status }),
    ...(hasSecrets && { hasSecrets }),
    ...(Object.keys(contentLocales).length > 0 && { contentLocales }),
  };
}

/** How organisers write in a title what became of an event; calendars have no field for it. */
const STATES = {
  cancelled: "inställ[td]a?|avlyst?|cancell?ed",
  moved: "(?:fram)?flytta[td]|uppskjut(?:et|en)|moved|postponed|rescheduled",
  full: "fullboka[td]|slutsåld|slutsålt|fully booked|sold out",
} as const;

/** In front with a colon or a dash, behind a dash, in brackets, or in capitals. */
const STATE_PATTERNS = Object.entries(STATES).flatMap(([state, words]) =>
  [
    new RegExp(
      `^[^\\p{L}\\p{N}]*(?:${words})(?: (?:to|till) [^:]{1,40})?[\\s!\\])]*[:–—!\\])-]+\\s*`,
      "iu",
    ),
    new RegExp(
      `[\\s:,–—-]*[(\\[](?:${words})(?: (?:to|till) [^)\\]]{1,40})?!*[)\\]]|\\s*[:,–—-]+\\s*(?:${words})[!.]*$`,
      "iu",
    ),
    new RegExp(
      `^[^\\p{L}\\p{N}]*(?:${words.toUpperCase()})\\s+|[^\\p{L}\\p{N}]+(?:${words.toUpperCase()})[!.]*$`,
      "u",
    ),
    new RegExp(`^(?:${words})$`, "iu"),
  ].map((pattern) => ({ state: state as keyof typeof STATES, pattern })),
);

/** A title without what became of the event, and that; a title that says nothing else is kept. */
function withoutStatus(written: string) {
  const states: (keyof typeof STATES)[] = [];
  let title = written;
  // Twice, as one may stand before another.
  for (const { state, pattern } of [...STATE_PATTERNS, ...STATE_PATTERNS]) {
    if (!pattern.test(title)) continue;
    states.push(state);
    title = title.replace(pattern, "").trim();
  }
  return { title: title || written, states };
}

/** The values of a property, each with its `LANGUAGE` parameter. */
export function valuesOf(property: Property): { text: string; locale: Locale }[] {
  return [property ?? []].flat().map((value) => {
    const { val, params } = typeof value === "object" ? value : { val: value, params: {} };
    const language = String(params.LANGUAGE ?? "").toLowerCase();
    const locale = LOCALES.find((known) => language.split(/[-_]/)[0] === known);
    return { text: String(val ?? ""), locale: locale ?? LOCALES[0] };
  });
}

/** One line of visible text without codes of meetings, cut with an ellipsis. */
export function oneLine(text: string, length: number): string {
  const line = text
    .slice(0, RAW_LENGTH)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replaceAll(ALL_INVISIBLE, "")
    .trim();
  const clean = publicLine(line).text;
  const letters = [...clean];
  if (letters.length <= length) return clean;
  return `${letters
    .slice(0, length - 1)
    .join("")
    .trimEnd()}…`;
}

/** An address in angle brackets, as Outlook and Teams write it; a mail address often twice. */
const BRACKETS = /([^\s<>]*)<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>@]+\.[a-z]{2,})>/gi;
const LINK = /<a\b[^>]{0,300}?\bhref=["']([^"'>]+)["'][^>]{0,300}>([\s\S]{0,500}?)<\/a>/gi;
/** What leads to the address that its parameter holds. */
const REDIRECT = /https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?[^\s<>"']+/gi;

/** A link as text: its words with the address behind them, unless they are the address. */
function linkWords(link: string, written: string, words: string): string {
  const address = written.replaceAll("&amp;", "&").replace(/^mailto:([^?]*).*$/i, "$1");
  if (!/^https?:|^[^\s:]+@/i.test(address)) return words;
  // Words are in front of the codes that follow a link to a meeting.
  if (isMeeting(address)) return /^https?:/i.test(words) ? words : `${address} ${link}`;
  const isSame =
    words.includes(written) || words.includes(address) || /^\s*https?:\S+\s*$/i.test(words);
  return isSame ? words : `${words} (${address.replaceAll("&", "&amp;")})`;
}

function withoutMarkup(text: string): string {
  const start = text.slice(0, RAW_LENGTH).replaceAll(REDIRECT, (redirect) => {
    const { searchParams } = new URL(redirect.replaceAll("&amp;", "&"));
    return searchParams.get("q") ?? searchParams.get("url") ?? redirect;
  });
  if (!MARKUP.test(start)) return start;
  const plain = start
    .replaceAll(BRACKETS, (_written, word = "", address: string) => {
      const shown = address.replace(/^mailto:/i, "");
      return word.toLowerCase() === shown.toLowerCase() ? word : `${word} ${shown} `;
    })
    .replaceAll(LINK, (link, address: string, words: string) => linkWords(link, address, words));
  return DomUtils.innerText(parseDocument(plain.replace(BLOCK, "\n$&")).children);
}

/** A missing language falls back to the other one. */
function inAllLocales({ sv, en }: ByLocale): { text: Localized; only?: Locale } | null {
  if (sv && en) return { text: { sv, en } };
  if (sv) return { text: { sv, en: sv }, only: "sv" };
  return en ? { text: { sv: en, en }, only: "en" } : null;
}
