/**
 * Puts values into a label's placeholders.
 *
 * @example format("Direct link to {heading}", { heading: "Contact" }) // "Direct link to Contact"
 */
export function format(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/**
 * The form of a label that fits a count: singular or plural, which `|` separates (BLOG-7).
 *
 * @example pluralize("One post|{count} posts", 2, "en") // "{count} posts"
 */
export function pluralize(pattern: string, count: number, htmlLang: string): string {
  const [one = pattern, other = one] = pattern.split("|");
  return new Intl.PluralRules(htmlLang).select(count) === "one" ? one : other;
}

/** A number in the language's way of writing: `22,5`, `22.5`. */
export function formatNumber(value: number, htmlLang: string): string {
  return new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 2 }).format(value);
}

/**
 * A number with its unit in the language's way of writing.
 *
 * @example formatMeasure(13.5, "%", "sv") // "13,5 %"; "13.5%" in English
 */
export function formatMeasure(value: number, unit: string, htmlLang: string): string {
  if (unit !== "%") return `${formatNumber(value, htmlLang)}\u00a0${unit}`;
  const percent = new Intl.NumberFormat(htmlLang, { style: "percent", maximumFractionDigits: 2 });
  return percent.format(value / 100);
}
