import { bothLanguages, labelOf } from "../routes/form-labels.ts";
import { byLocale } from "../routes/locales.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { type Locale, localized } from "../schema/localized.ts";
import { DOCUMENT_TYPES, DOCUMENTS, PICTURE_TYPES } from "../schema/uploads.ts";

/** What can be chosen in a field. */
export interface Option {
  label: string;
  value: unknown;
}

/** A field of Sveltia CMS, as far as the project uses them. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required: boolean;
  /** Of an object, or of each entry of a list. */
  fields?: Field[];
  /** What its schema says about it; the CMS does not get it. */
  meta?: JsonSchema;
  /** Forms that an entry of a list can have, such as the types of navbar items. */
  types?: { name: string; label: string; widget: "object"; fields: Field[] }[];
  [option: string]: unknown;
}

/** So many entries of a record are in sight at once. */
const FEW = 10;

const YES_OR_NO = [
  { label: "Ja / Yes", value: true },
  { label: "Nej / No", value: false },
];

/**
 * The fields that a schema describes. Constants, recursive schemas and texts that may be null have no field;
 * they stay as they are in the file. Fields have no default value, as the CMS would write it into every file.
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
  const names = Object.keys(isObject(value) ? value : {});
  return names.flatMap((name) =>
    fieldOf(name, additionalProperties || {}, true, valueAt(value, name)).map((field) => ({
      ...field,
      label: nameOf(valueAt(value, name), additionalProperties || {}) ?? name,
      // What is few is found sooner unfolded.
      collapsed: names.length > FEW,
      summary: recordSummary(field),
    })),
  );
}

/** What an entry of a record calls itself; nothing for one that is hidden until a day. */
function nameOf(entry: unknown, { properties, required = [] }: JsonSchema): string | undefined {
  if (valueAt(entry, "hidden")) return undefined;
  // Bodies have none of their own.
  const named = required.find((name) => properties?.[name]?.properties?.sv) ?? "label";
  const name = localized.safeParse(valueAt(entry, named)).data;
  return name && bothLanguages(name);
}

/** The field of a file that is one list; each item has another field first. */
export function rootList(schema: JsonSchema, value: unknown, first: Field): Field[] {
  return fieldOf("items", schema, true, value).map(({ fields = [], ...field }) => ({
    ...field,
    fields: [first, ...fields],
    root: true,
  }));
}

function fieldOf(name: string, written: JsonSchema, required: boolean, value: unknown): Field[] {
  const schema = chosenForm(written, value);
  if (!schema || schema.const !== undefined) return [];
  // The CMS leaves out what is null, but there it means something: no menu, not that of the page.
  if (Array.isArray(schema.type)) return [];
  const mayBeNull = formsOf(written).some(({ type }) => type === "null");
  const isRequired = required && !mayBeNull;
  const options = optionsOf(schema, value, isRequired);
  if (!options) return [];
  const { description } = schema;
  const hint = description ? { hint: description } : {};
  return [
    {
      name,
      label: schema.title ?? labelOf(name),
      ...hint,
      required: isRequired,
      ...options,
      meta: schema,
    },
  ];
}

/** Widget and options; undefined where there is none. */
function optionsOf(
  schema: JsonSchema,
  value: unknown,
  isRequired: boolean,
): (Pick<Field, "widget"> & Partial<Field>) | undefined {
  if (schema.enum) return { widget: "select", options: optionsOfEnum(schema.enum) };
  switch (schema.type) {
    case "boolean":
      // A switch has no third state: the CMS would write `false` into every file that leaves it out.
      return isRequired ? { widget: "boolean" } : { widget: "select", options: YES_OR_NO };
    case "number":
      return { widget: "number", value_type: "float", step: 1 };
    case "integer":
      return { widget: "number", value_type: "int" };
    case "string":
      return textOptions(schema);
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

function optionsOfEnum(values: readonly unknown[]): Option[] {
  return values.map((value) => ({ value, label: labelOf(`${value}`) }));
}

function textOptions({ format, link, prose, pattern = "" }: JsonSchema) {
  const mayBe = (text: string) => pattern !== "" && new RegExp(pattern).test(text);
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (mayBe("17:30") && !mayBe("x")) return { widget: "datetime", type: "time", format: "HH:mm" };
  if (mayBe("#1234ef") && !mayBe("x")) return { widget: "color" };
  if (link === "image") return { widget: "image", accept: PICTURE_TYPES };
  if (link === "document") return { widget: "file", accept: DOCUMENT_TYPES, ...DOCUMENTS };
  if (format === "email") return { widget: "string", type: "email" };
  if (format === "uri") return { widget: "string", type: "url" };
  return { widget: prose === "sentences" ? "text" : "string" };
}

/** Of menus, whose entries have several forms. */
const FORMS_SUMMARY = bothLanguages(
  byLocale((locale) => `{{label.${locale}}}{{value.${locale}}}{{docId}}`),
);

function listOptions({ items = {}, addsAtTop }: JsonSchema, value: unknown) {
  const forms = formsOf(items);
  const shared = { widget: "list", collapsed: true, ...(addsAtTop && { add_to_top: true }) };
  if (forms.length > 1) {
    const types = forms.flatMap((form) => typeOf(form, value));
    return { ...shared, types, summary: FORMS_SUMMARY };
  }
  if (items.enum) return { widget: "select", multiple: true, options: optionsOfEnum(items.enum) };
  if (items.type === "string") return { widget: "list" };
  const entries = Array.isArray(value) ? value : [];
  const fields = fieldsOf(items, Object.assign({}, ...entries));
  return fields.length > 0 ? { ...shared, fields, summary: summaryOf(fields) } : undefined;
}

/** Of an entry of a record: the first item of its list, else its name. */
function recordSummary({ fields = [] }: Field): string {
  const list = fields.find(({ widget, fields }) => widget === "list" && fields);
  return list?.fields ? summaryOf(list.fields, `${list.name}.0.`) : summaryOf(fields);
}

/** One form of the entries of a list; its name is the constant in `type`. */
function typeOf(form: JsonSchema, value: unknown): NonNullable<Field["types"]> {
  const { properties = {}, required = [] } = form;
  const name = properties.type?.const;
  if (typeof name !== "string") return [];
  // The words that stand for HTML are asked for at once, unless the file has some.
  const isAsked = properties.html && !JSON.stringify(value ?? []).includes('"html":');
  const asked = isAsked ? { ...form, required: [...required, "label"] } : form;
  return [{ name, label: labelOf(name), widget: "object", fields: fieldsOf(asked, undefined) }];
}

/** What is shown of an entry while it is folded: its first text in both languages, else its first field. */
function summaryOf(fields: readonly Field[], within = ""): string {
  const name = fields.find(({ meta }) => meta?.properties?.sv) ?? fields[0];
  const shown = fields.filter((field) => field === name || field.meta?.isName);
  const inLanguage = (locale: Locale) =>
    shown.map((field) => `{{${within}${field.name}${field.fields ? `.${locale}` : ""}}}`).join("");
  return bothLanguages(byLocale(inLanguage));
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
