import type { z } from "zod";
import { type FieldMeta, type JsonSchema, toJsonSchema } from "./json-schema.ts";
import { type StringField, strings } from "./strings.ts";

const roots = new WeakMap<z.ZodType, JsonSchema>();

function rootOf(schema: z.ZodType): JsonSchema {
  const root = roots.get(schema) ?? toJsonSchema(schema);
  roots.set(schema, root);
  return root;
}

/** A text inside a value, with what its schema says about the field. */
export type TextField = StringField & { meta: FieldMeta };

const known = new WeakMap<object, TextField[]>();

/** Every text inside a value, which does not change after that; `schema` is that of the value. */
export function textFields(schema: z.ZodType | undefined, value: unknown): TextField[] {
  const owner = Object(value) as object;
  const root = schema ? rootOf(schema) : {};
  const all =
    known.get(owner) ?? strings(value).map((text) => ({ ...text, meta: metaAt(root, text.path) }));
  known.set(owner, all);
  return all;
}

/** What is said of the field at a path, whichever form a value on the way has. */
function metaAt(root: JsonSchema, path: StringField["path"]): FieldMeta {
  const formsOf = (node: JsonSchema): JsonSchema[] => {
    const { $ref, anyOf = [], oneOf = anyOf } = node;
    const named = $ref && root.$defs?.[$ref.slice("#/$defs/".length)];
    return [node, ...(named ? [...oneOf, named] : oneOf).flatMap(formsOf)];
  };
  const inside = (part: string | number) => (node: JsonSchema) => {
    const { properties, additionalProperties, items } = node;
    const next = typeof part === "number" ? items : (properties?.[part] ?? additionalProperties);
    return next ? formsOf(next) : [];
  };
  const found = path.reduce((nodes, part) => nodes.flatMap(inside(part)), formsOf(root));
  return Object.assign({}, ...found) as FieldMeta;
}

/** All fields of a schema that does not contain itself, each before those in it, with their paths. */
export function fieldsIn(schema: z.ZodType) {
  return below(rootOf(schema), []);
}

type Field = readonly [path: readonly string[], meta: JsonSchema];

function below({ properties = {}, items }: JsonSchema, path: readonly string[]): Field[] {
  const own = Object.entries(properties).flatMap(([name, meta]): Field[] => [
    [[...path, name], meta],
    ...below(meta, [...path, name]),
  ]);
  return items ? below(items, path) : own;
}
