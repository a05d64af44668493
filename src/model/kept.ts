/**
 * Keeps what was computed of each object, for a server that builds again after each change: a text that
 * was not saved is the same object as before (`src/read/read-content.ts`), and usually one of 2,000 was.
 *
 * @returns gives the value of before if it was computed of the same object and equal inputs (those that
 *   are objects must be the same ones), else computes it; `compute` may depend on nothing else
 */
export function keeper<Value>(): (
  about: object,
  inputs: readonly unknown[],
  compute: () => Value,
) => Value {
  const kept = new WeakMap<object, { inputs: readonly unknown[]; value: Value }>();
  return (about, inputs, compute) => {
    const known = kept.get(about);
    const isKnown =
      known?.inputs.length === inputs.length &&
      inputs.every((input, index) => Object.is(input, known.inputs[index]));
    if (known && isKnown) return known.value;
    const value = compute();
    kept.set(about, { inputs, value });
    return value;
  };
}
