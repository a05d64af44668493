/**
 * A number as powers of two, which `number.css` adds up: the policy of the site allows no styles in elements.
 *
 * @example bits(5) // "1 4"
 */
export function bits(number: number): string {
  return [1, 2, 4, 8, 16, 32].filter((bit) => number & bit).join(" ");
}
