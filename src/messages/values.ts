import type { Localized } from "../schema/localized.ts";
import { type Mistake, type Piece, say } from "./message.ts";

/** Name of a field, where the words of a form have the field's label. */
export const FIELD = "{field}";

/** What kind of value belongs somewhere, by the schema's name for it. */
const TYPES: Readonly<Record<string, { file: Localized; form: Localized }>> = {
  string: {
    file: { en: "a text in quotation marks", sv: "en text inom citattecken" },
    form: { en: "a text", sv: "en text" },
  },
  int: both("a whole number", "ett heltal"),
  number: both("a number", "ett tal"),
  boolean: {
    file: { en: "true or false", sv: "true eller false" },
    form: { en: "yes or no", sv: "ja eller nej" },
  },
  array: {
    file: { en: "a list in [ ]", sv: "en lista inom [ ]" },
    form: { en: "a list", sv: "en lista" },
  },
  object: {
    file: { en: "a group in { }", sv: "en grupp inom { }" },
    form: { en: "a group of fields", sv: "en grupp av fält" },
  },
};

function both(en: string, sv: string) {
  return { file: { en, sv }, form: { en, sv } };
}

export type TypeName = ReturnType<typeof typeName>;

export function typeName(expected: string) {
  return TYPES[expected === "record" ? "object" : expected] ?? both(`a ${expected}`, expected);
}

/** The kinds of values that a field takes, joined by "or". */
export function anyType(names: readonly TypeName[]): TypeName {
  const joined = (place: "file" | "form") => ({
    en: names.map((name) => name[place].en).join(" or "),
    sv: names.map((name) => name[place].sv).join(" eller "),
  });
  return { file: joined("file"), form: joined("form") };
}

/** Where a value is, and what it is: `"items[2].label"` and `true`. */
interface Value {
  field: string;
  value: string;
}

/** Messages about values that do not fit their schema. */
export const VALUES = {
  missing: ({ field, type }: { field: string; type: TypeName }) =>
    say({
      en: [`${field} is missing.`, `Write ${type.file.en} there.`],
      sv: [`${field} saknas.`, `Skriv ${type.file.sv} där.`],
      form: {
        en: [`${FIELD} is empty.`, `Fill in ${type.form.en}.`],
        sv: [`${FIELD} är tomt.`, `Fyll i ${type.form.sv}.`],
      },
    }),
  wrongType: ({ field, value, type, text }: Value & { type: TypeName; text: string | null }) =>
    say({
      en: [`${field} is ${value}, but ${type.file.en} belongs there.`, text && `Write:  ${text}`],
      sv: [`${field} är ${value}, men där ska stå ${type.file.sv}.`, text && `Skriv:  ${text}`],
      form: {
        en: [`${FIELD} is ${value}, but ${type.form.en} belongs there.`],
        sv: [`${FIELD} är ${value}, men där ska stå ${type.form.sv}.`],
      },
    }),
  /** YAML has no brackets: what belongs to a field is indented below it. */
  notIndented: ({ field, key, value }: Value & { key: string }) =>
    say({
      en: [
        `${field} is ${value}, but fields of its own belong to it.`,
        `Write them on the lines below  ${key}:  and indent each by two spaces.`,
      ],
      sv: [
        `${field} är ${value}, men det ska ha egna fält.`,
        `Skriv dem på raderna under  ${key}:  och dra in varje rad två steg med mellanslag.`,
      ],
    }),
  unknownField: ({ key, field, fix }: { key: string; field: string | null; fix: Piece }) =>
    say({
      en: [`"${key}" is not a known field${field ? ` of ${field}` : ""}.`, fix?.en],
      sv: [`"${key}" är inget fält som finns${field ? ` i ${field}` : ""}.`, fix?.sv],
    }),
  notOneOf: ({ field, value, values }: Value & { values: string }) =>
    say({
      en: [value ? `${field} is ${value}.` : `${field} is missing.`, `Write one of: ${values}`],
      sv: [value ? `${field} är ${value}.` : `${field} saknas.`, `Skriv något av: ${values}`],
      form: {
        en: [value ? `${FIELD} is ${value}.` : `${FIELD} is empty.`, `Choose one of: ${values}`],
        sv: [value ? `${FIELD} är ${value}.` : `${FIELD} är tomt.`, `Välj något av: ${values}`],
      },
    }),
  notOneForm: ({ field, value, type }: Value & { type: TypeName }) =>
    say({
      en: [value ? `${field} is ${value}.` : `${field} is missing.`, `Write ${type.file.en}.`],
      sv: [value ? `${field} är ${value}.` : `${field} saknas.`, `Skriv ${type.file.sv}.`],
      form: {
        en: [`${FIELD} is not right.`, `Fill in ${type.form.en}.`],
        sv: [`${FIELD} är inte rätt ifyllt.`, `Fyll i ${type.form.sv}.`],
      },
    }),
  emptyText: ({ field }: { field: string }) =>
    say({
      en: [`${field} is empty.`, "Write a text, or remove the line."],
      sv: [`${field} är tomt.`, "Skriv en text, eller ta bort raden."],
      form: {
        en: [`${FIELD} is empty.`, "Write a text there."],
        sv: [`${FIELD} är tomt.`, "Skriv en text där."],
      },
    }),
  emptyList: ({ field }: { field: string }) =>
    say({
      en: [`${field} is empty.`],
      sv: [`${field} är tomt.`],
      form: {
        en: [`${FIELD} is empty.`, "Add at least one."],
        sv: [`${FIELD} är tom.`, "Lägg till minst en."],
      },
    }),
  tooFew: ({ field, count, least }: { field: string; count: string; least: string }) =>
    say({
      en: [`${field} has ${count} of at least ${least}.`],
      sv: [`${field} har ${count}, men ska ha minst ${least}.`],
      form: {
        en: [`${FIELD} has ${count} of at least ${least}.`],
        sv: [`${FIELD} har ${count}, men ska ha minst ${least}.`],
      },
    }),
  tooSmall: ({ field, value, least }: Value & { least: string }) =>
    say({
      en: [`${field} is ${value}, but the least is ${least}.`],
      sv: [`${field} är ${value}, men minst ${least} går.`],
      form: {
        en: [`${FIELD} is ${value}, but the least is ${least}.`],
        sv: [`${FIELD} är ${value}, men minst ${least} går.`],
      },
    }),
  tooBig: ({ field, value, most }: Value & { most: string }) =>
    say({
      en: [`${field} is ${value}, but the most is ${most}.`],
      sv: [`${field} är ${value}, men högst ${most} går.`],
      form: {
        en: [`${FIELD} is ${value}, but the most is ${most}.`],
        sv: [`${FIELD} är ${value}, men högst ${most} går.`],
      },
    }),
  /** A rule that says itself what is wrong. */
  other: ({ field, value, rule }: Value & { rule: Localized }) =>
    say({
      en: [`${value ? `${field} is ${value}` : field}: ${rule.en}.`],
      sv: [`${value ? `${field} är ${value}` : field}: ${rule.sv}.`],
      form: { en: [`${FIELD}: ${rule.en}.`], sv: [`${FIELD}: ${rule.sv}.`] },
    }),
} satisfies Record<string, (values: never) => Mistake>;

/** Pieces of messages that say what was meant. */
export const PIECES = {
  meant: ({ name }: { name: string }): Localized => ({
    en: `Did you mean "${name}"?`,
    sv: `Menade du "${name}"?`,
  }),
  known: ({ names }: { names: string }): Localized => ({
    en: `Known: ${names}`,
    sv: `Det finns: ${names}`,
  }),
  someKnown: ({ names, count }: { names: string; count: string }): Localized => ({
    en: `Known: ${names}, … (${count} in all)`,
    sv: `Det finns: ${names}, … (${count} i allt)`,
  }),
};
