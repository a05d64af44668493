/** A text inside a value. */
export interface StringField {
  value: string;
  path: (string | number)[];
}

/** Several rules ask for the strings of each file. */
const cache = new WeakMap<object, StringField[]>();

/**
 * Every string inside a value, which does not change after that.
 *
 * @param field only those of fields with this name
 */
export function strings(value: unknown, field?: string): StringField[] {
  const owner = Object(value) as object;
  const all = cache.get(owner) ?? inside(value, []);
  cache.set(owner, all);
  return field === undefined ? all : all.filter(({ path }) => path.at(-1) === field);
}

function inside(value: unknown, path: (string | number)[]): StringField[] {
  if (typeof value === "string") return [{ value, path }];
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, next]) => inside(next, [...path, key]));
}
