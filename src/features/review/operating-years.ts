/** Those who are elected change on 1 July. */
const LAST_DAY = "06-30";

const FIRST_DAY = "07-01";

/** The first day of the operating year that a day is in. */
export function operatingYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < FIRST_DAY ? 1 : 0);
  return `${year}-${FIRST_DAY}`;
}

/**
 * The operating years that a text names, in the order of the text. Addresses and days hold numbers
 * like these, but with more of them beside.
 *
 * @example operatingYears("2025/26") // [{ written: "2025/26", lastDay: "2026-06-30" }]
 */
export function operatingYears(text: string): { written: string; lastDay: string }[] {
  const found = text.matchAll(/(?<![\d/])(20\d\d)[/–](?:20)?(\d\d)(?![\d/])/g);
  return [...found].flatMap(([written, first, second]) => {
    const end = Number(first) + 1;
    return end % 100 === Number(second) ? [{ written, lastDay: `${end}-${LAST_DAY}` }] : [];
  });
}
