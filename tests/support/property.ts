import fc from "fast-check";

/**
 * Tries a property on a hundred inputs, the same in every run; PROPERTY_RUNS=10000 tries more, by night.
 *
 * @param tested see https://fast-check.dev
 * @param usual inputs where PROPERTY_RUNS does not say; more for what takes no time
 * @throws with the smallest input that fails
 */
export function property<T>(tested: fc.IPropertyWithHooks<T> | fc.IProperty<T>, usual = 100): void {
  const { PROPERTY_RUNS = usual, PROPERTY_SEED = 1 } = process.env;
  fc.assert(tested, { numRuns: Number(PROPERTY_RUNS), seed: Number(PROPERTY_SEED) });
}
