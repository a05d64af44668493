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

/** CLDR's order of plural forms; labels separate their forms with `|` in this order (BLOG-7). */
const PLURAL_ORDER = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * The form of a label that fits a count; with fewer forms than the language has, the last one.
 *
 * @example pluralize("One post|{count} posts", 2, "en") // "{count} posts"
 */
export function pluralize(pattern: string, count: number, htmlLang: string): string {
  const forms = pattern.split("|");
  const rules = new Intl.PluralRules(htmlLang);
  const categories = rules.resolvedOptions().pluralCategories;
  const used = PLURAL_ORDER.filter((category) => categories.includes(category));
  const index = used.indexOf(rules.select(count));
  return forms[Math.min(index, forms.length - 1)] ?? pattern;
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
