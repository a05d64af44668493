/** By what it is drawn from, then by variant; what nobody can ask for any more is forgotten. */
const drawn = new WeakMap<object, Map<string, unknown>>();

/**
 * Draws a part of the frame once for all pages on which it looks the same. Most of a page is its
 * frame: drawn anew for each of 2,000 pages, menus took two thirds of a build.
 *
 * @param data what the part shows; a new build has new data, so nothing is ever out of date
 * @param variant what else decides how it looks
 */
export function reuse<T>(data: object, variant: string, draw: () => T): T {
  let variants = drawn.get(data);
  if (!variants) {
    variants = new Map();
    drawn.set(data, variants);
  }
  if (!variants.has(variant)) variants.set(variant, draw());
  return variants.get(variant) as T;
}
