/** Those who are elected change on 1 July. */
const LAST_DAY = "06-30";

const FIRST_DAY = "07-01";

/** An operating year as it is written: `2026/27`. */
export interface OperatingYear {
  name: string;
  firstDay: string;
  lastDay: string;
}

/**
 * The operating years that a text names, in the order of the text. Addresses and days hold numbers
 * like these, but with more of them beside.
 *
 * @example operatingYears("2025/26") // [{ name: "2025/26", firstDay: "2025-07-01", lastDay: "2026-06-30" }]
 */
export function operatingYears(text: string): OperatingYear[] {
  const found = text.matchAll(/(?<![\d/])(20\d\d)[/–](?:20)?(\d\d)(?![\d/])/g);
  return [...found].flatMap(([name, first, second]) => {
    const end = Number(first) + 1;
    if (end % 100 !== Number(second)) return [];
    return [{ name, firstDay: `${first}-${FIRST_DAY}`, lastDay: `${end}-${LAST_DAY}` }];
  });
}

/** The operating year that a label, a period or a field is; undefined for other texts. */
export function operatingYear(text: string | undefined): OperatingYear | undefined {
  const [year] = operatingYears(text ?? "");
  return year?.name === text && text?.length === "2026/27".length ? year : undefined;
}

/**
 * The operating year that begins when another ends.
 *
 * @example yearAfter("2026/27") // "2027/28"
 */
export function yearAfter({ lastDay }: Pick<OperatingYear, "lastDay">): string {
  const first = Number(lastDay.slice(0, 4));
  return `${first}/${String((first + 1) % 100).padStart(2, "0")}`;
}
