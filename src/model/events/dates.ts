import type { LocaleRecord } from "../../schema/locales.ts";

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

/** Date and time of a moment in the language and time zone given. */
export function formatMoment(
  iso: string,
  htmlLang: string,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return dateFormatter(htmlLang, { ...parts, timeZone }).format(new Date(iso));
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
  return dateFormatter(htmlLang, isAllDay ? day : { ...day, ...time }).formatRange(
    new Date(start),
    new Date(end),
  );
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
