import type { Localized } from "./localized.ts";

const DAY = 86_400_000;
const SATURDAY = 6;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Counted from Easter Sunday. */
const FROM_EASTER: readonly [days: number, name: Localized][] = [
  [-2, { sv: "långfredagen", en: "Good Friday" }],
  [0, { sv: "påskdagen", en: "Easter Sunday" }],
  [1, { sv: "annandag påsk", en: "Easter Monday" }],
  [39, { sv: "Kristi himmelsfärdsdag", en: "Ascension Day" }],
  [49, { sv: "pingstdagen", en: "Whit Sunday" }],
];
const FIXED: readonly [day: string, name: Localized][] = [
  ["01-01", { sv: "nyårsdagen", en: "New Year’s Day" }],
  ["01-06", { sv: "trettondedag jul", en: "Epiphany" }],
  ["05-01", { sv: "första maj", en: "May Day" }],
  ["06-06", { sv: "nationaldagen", en: "the National Day" }],
  ["12-25", { sv: "juldagen", en: "Christmas Day" }],
  ["12-26", { sv: "annandag jul", en: "Boxing Day" }],
];
/** The Saturday of the week that begins on this day. */
const SATURDAYS: readonly [day: string, name: Localized][] = [
  ["06-20", { sv: "midsommardagen", en: "Midsummer Day" }],
  ["10-31", { sv: "alla helgons dag", en: "All Saints’ Day" }],
];

/**
 * The public holidays of Sweden in a year, by day.
 *
 * @see lag (1989:253) om allmänna helgdagar
 */
export function publicHolidays(year: number): ReadonlyMap<string, Localized> {
  const easter = easterOf(year);
  return new Map([
    ...FROM_EASTER.map(([days, name]) => [iso(easter + days * DAY), name] as const),
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...SATURDAYS.map(([day, name]) => {
      const first = Date.parse(`${year}-${day}`);
      return [iso(first + (SATURDAY - new Date(first).getUTCDay()) * DAY), name] as const;
    }),
  ]);
}

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
