/** A text inside a value. */
export interface StringField {
  value: string;
  path: (string | number)[];
  /** The group that has the field. */
  owner: object;
}

/**
 * Every string inside a value.
 *
 * @param field only those of fields with this name
 */
export function strings(value: unknown, field?: string): StringField[] {
  const inside = (child: unknown, path: (string | number)[], owner: object): StringField[] => {
    if (typeof child === "string")
      return field === undefined || path.at(-1) === field ? [{ value: child, path, owner }] : [];
    if (typeof child !== "object" || child === null) return [];
    const entries: [string | number, unknown][] = Array.isArray(child)
      ? [...child.entries()]
      : Object.entries(child);
    return entries.flatMap(([key, next]) => inside(next, [...path, key], child));
  };
  return inside(value, [], {});
}
