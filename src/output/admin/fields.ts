import { FIELD_LABELS } from "../../schema/editor-labels.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import { LOCALES, type Localized } from "../../schema/localized.ts";
import type { Field, FieldType } from "./field.ts";

/** Where the form of an entry stands while it is edited; not in the file, where `type` may be left out. */
const TYPE_KEY = "kind";

/** Fields that hold sentences. */
const SENTENCES = ["description", "task", "note", "content", "lead", "text", "empty", "html"];

/**
 * The fields that a schema describes. What cannot be edited in a form is left out and stays as it is
 * in the file: constants, and forms that contain themselves.
 *
 * @param value what the file holds now; names the keys of a record, and which of several forms is used
 */
export function fieldsOf(schema: JsonSchema, value: unknown): Field[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.entries(properties).flatMap(([name, property]) =>
    fieldOf(name, property, required.includes(name), valueAt(value, name)),
  );
  if (named.length > 0 || !isRecordSchema(schema)) return named;
  // A record has whatever keys its file has.
  return Object.keys(isObject(value) ? value : {}).flatMap((name) =>
    fieldOf(name, additionalProperties || {}, true, valueAt(value, name)).map((field) => ({
      ...field,
      label: name,
    })),
  );
}

/** The field of a file that is one list. */
export function rootList(schema: JsonSchema, value: unknown): Field[] {
  return fieldOf("items", schema, true, value).map((field) => ({ ...field, root: true }));
}

function fieldOf(name: string, written: JsonSchema, required: boolean, value: unknown): Field[] {
  const schema = chosenForm(written, value);
  if (!schema || schema.const !== undefined) return [];
  const options = optionsOf(name, schema, value);
  if (!options) return [];
  const { description } = schema;
  return [
    {
      name,
      label: labelOf(name),
      ...(description ? { hint: description } : {}),
      required: required && !formsOf(written).some(({ type }) => type === "null"),
      ...(schema.default === undefined || isObject(schema.default)
        ? {}
        : { default: schema.default }),
      ...options,
    },
  ];
}

/** Widget and options; undefined where there is none. */
function optionsOf(
  name: string,
  schema: JsonSchema,
  value: unknown,
): (Pick<Field, "widget"> & Partial<Field>) | undefined {
  if (schema.enum) return { widget: "select", options: schema.enum };
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return { widget: "number", value_type: "float", step: 1 };
    case "integer":
      return { widget: "number", value_type: "int" };
    case "string":
      return textOptions(name, schema);
    case "array":
      return listOptions(schema, value);
    case "object": {
      const fields = fieldsOf(schema, value);
      return fields.length > 0 ? { widget: "object", collapsed: false, fields } : undefined;
    }
    default:
      return undefined;
  }
}

function textOptions(name: string, { format, pattern = "" }: JsonSchema) {
  const mayBe = (text: string) => pattern !== "" && new RegExp(pattern).test(text);
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (mayBe("2026-12-01T17:30") && !mayBe("x"))
    return { widget: "datetime", format: "YYYY-MM-DDTHH:mm" };
  if (mayBe("#1234ef") && !mayBe("x")) return { widget: "color" };
  if (format === "email") return { widget: "string", type: "email" };
  if (format === "uri") return { widget: "string", type: "url" };
  return { widget: SENTENCES.includes(name) ? "text" : "string" };
}

function listOptions({ items = {} }: JsonSchema, value: unknown) {
  const forms = formsOf(items);
  const shared = { widget: "list", collapsed: true };
  if (forms.length > 1) {
    const types = forms.flatMap((form) => typeOf(form));
    return { ...shared, types, typeKey: TYPE_KEY, summary: "{{label.sv}}{{value.sv}}{{docId}}" };
  }
  if (items.type === "string") return { widget: "list" };
  const entries = Array.isArray(value) ? value : [];
  const fields = fieldsOf(items, Object.assign({}, ...entries));
  return fields.length > 0 ? { ...shared, fields, summary: summaryOf(fields) } : undefined;
}

/** One form of the entries of a list; its name is the constant that stands in `type`. */
function typeOf(form: JsonSchema): FieldType[] {
  const { type } = form.properties ?? {};
  if (typeof type?.const !== "string") return [];
  const isImplied = form.required?.includes("type") !== true;
  const { const: name } = type;
  return [
    { name, label: labelOf(name), widget: "object", isImplied, fields: fieldsOf(form, undefined) },
  ];
}

/** What is shown of an entry while it is folded: its first text. */
function summaryOf(fields: readonly Field[]): string {
  const [first] = fields;
  if (!first) return "";
  return first.fields ? `{{${first.name}.${LOCALES[0]}}}` : `{{${first.name}}}`;
}

/** Of several forms the one that the file has now; null does not count as one. */
function chosenForm(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  const forms = formsOf(schema).filter(({ type }) => type !== "null");
  if (forms.length === 0) return schema.$ref ? undefined : schema;
  const form = forms.length === 1 ? forms[0] : forms.find((each) => hasForm(each, value));
  if (!form) return undefined;
  return { ...schema, ...form };
}

/** Whether a list has the entries, or an object the keys, that a form asks for. */
function hasForm({ type, items, required = [] }: JsonSchema, value: unknown): boolean {
  if (type === "array")
    return Array.isArray(value) && value.every((entry) => hasForm(items ?? {}, entry));
  return isObject(value) && required.every((key) => key in value);
}

function formsOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return anyOf ?? oneOf ?? [];
}

function isRecordSchema({ properties, additionalProperties }: JsonSchema): boolean {
  return !properties && isObject(additionalProperties);
}

function valueAt(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The label of a field; without one the field keeps its name, and a test says so. */
export function labelOf(name: string): string {
  const label = FIELD_LABELS[name];
  return label ? inBoth(label) : name;
}

/** The CMS has one text for both languages. */
export function inBoth({ sv, en }: Localized): string {
  return sv === en ? sv : `${sv} / ${en}`;
}
