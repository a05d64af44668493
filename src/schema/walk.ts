import type { z } from "zod";
import { type FieldMeta, type JsonSchema, toJsonSchema } from "./json-schema.ts";
import { type StringField, strings } from "./strings.ts";

/** A text inside a value, with what its schema says about the field. */
export interface TextField extends StringField {
  meta: FieldMeta;
}

const roots = new WeakMap<z.ZodType, JsonSchema>();

function rootOf(schema: z.ZodType): JsonSchema {
  const root = roots.get(schema) ?? toJsonSchema(schema);
  roots.set(schema, root);
  return root;
}

/** The forms that a value can have where a schema says that it is one of several. */
function formsOf(node: JsonSchema, root: JsonSchema): JsonSchema[] {
  const { $ref, anyOf, oneOf } = node;
  const named = $ref && (root.$defs?.[$ref.slice("#/$defs/".length)] ?? root);
  const forms = [...(anyOf ?? oneOf ?? []), ...(named ? [named] : [])];
  return [node, ...forms.flatMap((form) => formsOf(form, root))];
}

const texts = new WeakMap<object, TextField[]>();

/**
 * Every text inside a value, which does not change after that.
 *
 * @param schema of the value; without one nothing is known about the fields
 */
export function textFields(schema: z.ZodType | undefined, value: unknown): TextField[] {
  const owner = Object(value) as object;
  const root = schema ? rootOf(schema) : {};
  const all =
    texts.get(owner) ?? strings(value).map((text) => ({ ...text, meta: metaAt(root, text.path) }));
  texts.set(owner, all);
  return all;
}

/** What is said of the fields at a path, whichever form the value has. */
function metaAt(root: JsonSchema, path: StringField["path"]): FieldMeta {
  const found = path.reduce<JsonSchema[]>(
    (nodes, part) =>
      nodes.flatMap((node) => {
        const { properties, additionalProperties, items } = node;
        const next =
          typeof part === "number" ? items : (properties?.[part] ?? additionalProperties);
        return next ? formsOf(next, root) : [];
      }),
    formsOf(root, root),
  );
  return Object.assign({}, ...found) as FieldMeta;
}

/** A field of a schema. */
export interface SchemaField {
  path: readonly string[];
  name: string;
  meta: FieldMeta;
  /** Whether it has fields of its own, or is a list of what has. */
  isGroup: boolean;
}

/** All fields of a schema that does not contain itself, those of groups and lists after them. */
export function fieldsIn(schema: z.ZodType): SchemaField[] {
  return below(rootOf(schema), []);
}

function below(node: JsonSchema, path: readonly string[]): SchemaField[] {
  const { properties = {}, items } = node;
  const own = Object.entries(properties).flatMap(([name, meta]) => {
    const inside = below(meta, [...path, name]);
    return [{ path: [...path, name], name, meta, isGroup: inside.length > 0 }, ...inside];
  });
  return items ? [...own, ...below(items, path)] : own;
}
