import { PAGES } from "../../messages/pages.ts";
import { textCache } from "../../read/text-cache.ts";
import type { Finding } from "../../schema/finding.ts";
import type { Locale } from "../../schema/localized.ts";
import type { LinkedSite } from "./rule.ts";
import { textsOf, wordsOnly } from "./written-texts.ts";

/** Names of days or months, as running texts have them. */
const names = (locale: Locale, form: Intl.DateTimeFormatOptions, count: number, step: number) => {
  const { format } = new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return Array.from({ length: count }, (_, index) =>
    format(Date.UTC(2024, 0, 1 + index * step)).toLowerCase(),
  );
};

/** "Monday 10 August", "en måndag mellan den 9 och den 16 augusti 2027". */
const patternsOf = (locale: Locale) => {
  const weekdays = names(locale, { weekday: "long" }, 7, 1);
  const months = names(locale, { month: "long" }, 12, 31);
  const before = "(?:,? (?:den|mellan|omkring|runt|ungefär|the|between|around|about))*";
  const last = "(?: ?(?:–|-|och|till|and|to) ?(?:den |the )?(\\d\\d?))?";
  const day = `${before} (\\d\\d?)${last}(?::[ae]|st|nd|rd|th)? (?:of )?`;
  const source = `\\b(${weekdays.join("|")})(?:en)?${day}(${months.join("|")})(?: (\\d{4}))?`;
  return { pattern: new RegExp(source, "giu"), weekdays, months };
};

const PATTERNS = { sv: patternsOf("sv"), en: patternsOf("en") } satisfies Record<Locale, unknown>;

const judged = textCache<{ index: number; words: Record<"written" | "year", string> }[]>();

/**
 * A weekday and a day of the month belong together in the year that is meant: the one that is written, else
 * the one in which the day comes next, counted from today or from the day of a post.
 */
export function* weekdays(site: LinkedSite): Iterable<Finding> {
  const { today } = site.input;
  const posts = new Map(site.pages.map(({ file, date }) => [file, date]));
  const once = judged(today);
  for (const { locale, text, file, placeOf } of textsOf(site)) {
    const from = posts.get(file) ?? today;
    const wrong = once(`${from} ${locale} ${text}`, () => wrongDays(text, locale, from));
    for (const { index, words } of wrong)
      yield { severity: "warning", file, ...placeOf(index), ...PAGES.wrongWeekday(words) };
  }
}

/** @param from the first day that a date without a year may mean */
function wrongDays(text: string, locale: Locale, from: string) {
  const { pattern, weekdays, months } = PATTERNS[locale];
  return [...wordsOnly(text).matchAll(pattern)].flatMap((match) => {
    const [written, weekday = "", first = "", last = first, month = "", ownYear] = match;
    const at = (year: number, day: string) =>
      new Date(Date.UTC(year, months.indexOf(month.toLowerCase()), Number(day)));
    const [thisYear = 0] = from.split("-", 1).map(Number);
    const isOver = at(thisYear, last).toISOString() < from;
    const year = Number(ownYear ?? thisYear + Number(isOver));
    const length = Math.max(1, Number(last) - Number(first) + 1);
    const days = Array.from({ length }, (_, index) => at(year, `${Number(first) + index}`));
    if (days.some((day) => weekdays.at(day.getUTCDay() - 1) === weekday.toLowerCase())) return [];
    return [{ index: match.index, words: { written, year: `${year}` } }];
  });
}
