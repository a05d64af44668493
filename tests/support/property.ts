import fc from "fast-check";

/**
 * Tries a property on a hundred inputs, the same in every run; PROPERTY_RUNS=10000 tries more, by night.
 *
 * @param tested see https://fast-check.dev
 * @throws with the smallest input that fails
 */
export function property<T>(tested: fc.IPropertyWithHooks<T> | fc.IProperty<T>): void {
  const { PROPERTY_RUNS = 100, PROPERTY_SEED = 1 } = process.env;
  fc.assert(tested, { numRuns: Number(PROPERTY_RUNS), seed: Number(PROPERTY_SEED) });
}
