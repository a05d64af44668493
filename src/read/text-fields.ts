import type { z } from "zod";
import { FRONT_MATTER } from "../schema/front-matter.ts";
import { type FieldMeta, type JsonSchema, toJsonSchema } from "../schema/json-schema.ts";
import { type StringField, strings } from "../schema/strings.ts";

const roots = new WeakMap<z.ZodType, JsonSchema>();

function rootOf(schema: z.ZodType): JsonSchema {
  const root = roots.get(schema) ?? toJsonSchema(schema);
  roots.set(schema, root);
  return root;
}

/** A text inside a value, with what its schema says about the field. */
export type TextField = StringField & { meta: FieldMeta };

const cache = new WeakMap<object, TextField[]>();

/** Every text inside a value, which does not change after that; `schema` is that of the value. */
export function textFields(schema: z.ZodType | undefined, value: unknown): TextField[] {
  const owner = Object(value) as object;
  const root = schema ? rootOf(schema) : {};
  const all =
    cache.get(owner) ?? strings(value).map((text) => ({ ...text, meta: metaAt(root, text.path) }));
  cache.set(owner, all);
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

type Field = readonly [path: readonly string[], meta: JsonSchema];

/** All fields of a schema that does not contain itself, each before those in it. */
function fieldsIn({ properties = {}, items }: JsonSchema, path: readonly string[] = []): Field[] {
  const own = Object.entries(properties).flatMap(([name, meta]): Field[] => [
    [[...path, name], meta],
    ...fieldsIn(meta, [...path, name]),
  ]);
  return items ? fieldsIn(items, path) : own;
}

/** The fields of front matter, of all kinds of texts, about which something is said. */
export const frontMatterFields = (isMeant: (meta: JsonSchema) => unknown) =>
  Object.values(FRONT_MATTER)
    .flatMap((schema) => fieldsIn(rootOf(schema)))
    .filter(([, meta]) => isMeant(meta));
