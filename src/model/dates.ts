import { Temporal } from "temporal-polyfill";
import type { LocaleRecord } from "../schema/locales.ts";

/**
 * A calendar day in the language's long form; the day is a UTC day, so that it reads the same in
 * every time zone (BLOG-5).
 *
 * @param day `2024-03-25`
 * @example formatDay("2024-03-25", locales.en) // "25 March 2024"
 */
export function formatDay(
  day: string,
  { htmlLang, calendar }: Pick<LocaleRecord, "htmlLang" | "calendar">,
  parts: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" },
): string {
  const formatter = dateFormatter(htmlLang, { ...parts, calendar, timeZone: "UTC" });
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** Date and time of a moment in the language and time zone given: 18.00 in Swedish, 18:00 in English. */
export function formatMoment(
  iso: string,
  htmlLang: string,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return joined(
    htmlLang,
    dateFormatter(htmlLang, { ...parts, timeZone }).formatToParts(new Date(iso)),
  );
}

/** Swedish writes times with a point, 18.00, which Intl does for Finland only, and days without a zero. */
function joined(htmlLang: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const isSwedish = new Intl.Locale(htmlLang).language === "sv";
  return parts
    .map(({ type, value }) => {
      if (type === "day") return value.replace(/^0/, "");
      return isSwedish && type === "literal" && value === ":" ? "." : value;
    })
    .join("");
}

/** An evening that ends before this hour of the next day is one evening. */
const END_OF_NIGHT = "06:00";

/** The end as it is shown: after midnight, on the day before. */
export function shownEnd(start: string, end: string, timeZone: string): Temporal.ZonedDateTime {
  const first = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone);
  const last = Temporal.Instant.from(end).toZonedDateTimeISO(timeZone);
  const isNextDay = last.toPlainDate().equals(first.toPlainDate().add({ days: 1 }));
  const isNight = Temporal.PlainTime.compare(last.toPlainTime(), END_OF_NIGHT) < 0;
  return isNextDay && isNight ? last.subtract({ days: 1 }) : last;
}

/**
 * Both ends of a time span, without repeating what they share.
 *
 * @param isAllDay whether only its days count
 * @param hasYear whether it says of which year it is
 */
export function formatSpan(
  start: string,
  end: string,
  htmlLang: string,
  timeZone: string,
  { isAllDay = false, hasYear = false } = {},
): string {
  const year = hasYear ? ({ year: "numeric" } as const) : {};
  const day = { weekday: "long", day: "numeric", month: "long", ...year, timeZone } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const formatter = dateFormatter(htmlLang, isAllDay ? day : { ...day, ...time });
  const last = isAllDay ? Date.parse(end) : shownEnd(start, end, timeZone).epochMilliseconds;
  return joined(htmlLang, formatter.formatRangeToParts(Date.parse(start), last));
}

/** The times of day of a span, without its days. */
export function formatTimes(
  start: string,
  end: string,
  htmlLang: string,
  timeZone: string,
): string {
  const formatter = dateFormatter(htmlLang, { hour: "2-digit", minute: "2-digit", timeZone });
  const last = shownEnd(start, end, timeZone).epochMilliseconds;
  return joined(htmlLang, formatter.formatRangeToParts(Date.parse(start), last));
}

/** English in Sweden has European dates and times: 25 March 2024, 17:30. */
const inSweden = (htmlLang: string) => new Intl.Locale(htmlLang, { region: "SE" });

/** Making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function dateFormatter(htmlLang: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([htmlLang, parts]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(inSweden(htmlLang), parts);
  formatters.set(key, formatter);
  return formatter;
}
