import type { Field, FieldType } from "../output/admin/field.ts";
import { isRecord, isSame } from "./same.ts";

/**
 * Takes out what the form has filled in and nobody has written: Sveltia CMS gives every field that a
 * file leaves out an empty value or its default.
 *
 * @param before what stood in the file; what stood there empty stays
 */
export function withoutUnset(value: unknown, fields: readonly Field[], before: unknown): unknown {
  if (!isRecord(value)) return value;
  const old = isRecord(before) ? before : {};
  const kept = Object.entries(value).flatMap(([name, written]): [string, unknown][] => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [[name, written]];
    const child = inField(written, field, old[name]);
    if (isEmpty(child) && name in old && isEmpty(old[name])) return [[name, old[name]]];
    const isUnset = isEmpty(child) ? !field.required : !(name in old) && isDefault(child, field);
    return isUnset ? [] : [[name, child]];
  });
  return Object.fromEntries(kept);
}

function inField(value: unknown, field: Field, before: unknown): unknown {
  if (!Array.isArray(value)) return withoutUnset(value, field.fields ?? [], before);
  const old = Array.isArray(before) ? before : [];
  return value.map((entry, index) => {
    const reduced = (beside: unknown) => {
      const fields = fieldsOfEntry(entry, field);
      return withoutType(withoutUnset(entry, fields, beside), field, beside);
    };
    // Entries may have been moved.
    const twin = old.find((each) => isSame(reduced(each), each));
    return twin ?? reduced(old[index]);
  });
}

function fieldsOfEntry(entry: unknown, { fields = [], types, typeKey = "" }: Field): Field[] {
  if (!types || !isRecord(entry)) return fields;
  return types.find(({ name }) => name === entry[typeKey])?.fields ?? fields;
}

/** Takes the form of an entry out again; a new entry says in its `type` what does not show otherwise. */
function withoutType(entry: unknown, { types, typeKey = "" }: Field, before: unknown): unknown {
  if (!types || !isRecord(entry) || !(typeKey in entry)) return entry;
  const { [typeKey]: name, ...rest } = entry;
  const isTold =
    "type" in rest ||
    (isRecord(before) && !("type" in before)) ||
    impliedType(rest, types) === name;
  return isTold ? rest : { type: name, ...rest };
}

/** Says of each entry that can have several forms which one it has; `withoutUnset` takes it out again. */
export function withTypes(value: unknown, fields: readonly Field[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const field = fields.find((each) => each.name === name);
      return [name, field ? typesInField(child, field) : child];
    }),
  );
}

function typesInField(value: unknown, field: Field): unknown {
  const { types, typeKey = "" } = field;
  if (!Array.isArray(value)) return withTypes(value, field.fields ?? []);
  return value.map((entry) => {
    if (!types || !isRecord(entry)) return withTypes(entry, field.fields ?? []);
    const typed = { ...entry, [typeKey]: entry.type ?? impliedType(entry, types) };
    return withTypes(typed, fieldsOfEntry(typed, field));
  });
}

/** The form that an entry without `type` has: the one of which it has most of the needed keys. */
function impliedType(entry: object, types: readonly FieldType[]): string | undefined {
  const needed = ({ fields }: FieldType) => fields.filter(({ required }) => required);
  return types
    .filter((type) => type.isImplied && needed(type).every(({ name }) => name in entry))
    .sort((a, b) => needed(b).length - needed(a).length)[0]?.name;
}

function isDefault(value: unknown, field: Field): boolean {
  return isSame(value, field.default ?? (field.widget === "boolean" ? false : undefined));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
