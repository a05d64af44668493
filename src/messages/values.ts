import type { Localized } from "./languages.ts";
import { catalogue, pieces } from "./message.ts";

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
    file: { en: "a group of fields", sv: "en grupp av fält" },
    form: { en: "a group of fields", sv: "en grupp av fält" },
  },
};

function both(en: string, sv: string) {
  return { file: { en, sv }, form: { en, sv } };
}

/** Says what belongs somewhere, in a file and in a form. */
export function typeName(expected: string): { type: Localized; formType: Localized } {
  const { file, form } =
    TYPES[expected === "record" ? "object" : expected] ?? both(`a ${expected}`, expected);
  return { type: file, formType: form };
}

/** The kinds of values that a field takes, joined by "or". */
export function anyType(names: readonly ReturnType<typeof typeName>[]) {
  const joined = (place: "type" | "formType") => ({
    en: names.map((name) => name[place].en).join(" or "),
    sv: names.map((name) => name[place].sv).join(" eller "),
  });
  return { type: joined("type"), formType: joined("formType") };
}

/** Pieces of messages. */
export const PIECES = pieces({
  meant: ['Did you mean "%{name}"?', 'Menade du "%{name}"?'],
  known: ["Available: %{names}", "Det finns: %{names}"],
  someKnown: [
    "Available: %{names}, … (%{count} in all)",
    "Det finns: %{names}, … (%{count} i allt)",
  ],
  is: ["%{field} is %{value}", "%{field} är %{value}"],
  write: ["Write:  %{text}", "Skriv:  %{text}"],
  rename: ["Rename it to  %{name}", "Döp om den till  %{name}"],
  of: [" of %{field}", " i %{field}"],
  on: [" on %{page}", " på %{page}"],
  onTwo: [" on %{page} and 1 other page", " på %{page} och en sida till"],
  onMany: [" on %{page} and %{count} other pages", " på %{page} och %{count} sidor till"],
  aboveHas: ["the heading above it has %{level}", "rubriken ovanför har %{level}"],
  bySlug: [
    "The slug of %{file} gives it the address %{url}. Write that here, or remove the slug.",
    "Sluggen i %{file} ger den adressen %{url}. Skriv den här, eller ta bort sluggen.",
  ],
  itsAddress: [
    "The page has the address %{url}. Write that here.",
    "Sidan har adressen %{url}. Skriv den här.",
  ],
  movedPage: [
    "The page was removed or renamed. Change the link, or let the address lead on under Facts, Addresses that moved.",
    "Sidan har tagits bort eller bytt namn. Ändra länken, eller låt adressen leda vidare under Fakta, Adresser som har flyttat.",
  ],
  removedPage: [
    "The page was removed or renamed. Change the link, or let the address lead on:  npm run new -- redirect %{path} %{to}  or add to _data/redirects.json:  %{entry}",
    "Sidan har tagits bort eller bytt namn. Ändra länken, eller låt adressen leda vidare:  npm run new -- redirect %{path} %{to}  eller lägg till i _data/redirects.json:  %{entry}",
  ],
});

/** Messages about values that do not fit their schema. */
export const VALUES = catalogue({
  missing: [
    "%{field} is missing.\nWrite %{type} there.",
    "%{field} saknas.\nSkriv %{type} där.",
    "{field} is empty.\nFill in %{formType}.",
    "{field} är tomt.\nFyll i %{formType}.",
  ],
  wrongType: [
    "%{field} is %{value}, but %{type} belongs there.\n%{fix}",
    "%{field} är %{value}, men där ska stå %{type}.\n%{fix}",
    "{field} is %{value}, but %{formType} belongs there.",
    "{field} är %{value}, men där ska stå %{formType}.",
  ],
  notMore: [
    "%{field} is %{value}, but must be more than %{least}.",
    "%{field} är %{value}, men det ska vara mer än %{least}.",
    "{field} is %{value}, but must be more than %{least}.",
    "{field} är %{value}, men det ska vara mer än %{least}.",
  ],
  unknownField: [
    '"%{key}" is not a known field%{of}.\n%{fix}',
    '"%{key}" är inget fält som finns%{of}.\n%{fix}',
  ],
  notOneOf: [
    "%{field} is %{value}.\nWrite one of: %{values}",
    "%{field} är %{value}.\nSkriv något av: %{values}",
    "{field} is %{value}.\nChoose one of: %{values}",
    "{field} är %{value}.\nVälj något av: %{values}",
  ],
  noneChosen: [
    "%{field} is missing.\nWrite one of: %{values}",
    "%{field} saknas.\nSkriv något av: %{values}",
    "{field} is empty.\nChoose one of: %{values}",
    "{field} är tomt.\nVälj något av: %{values}",
  ],
  notOneForm: [
    "%{field} is %{value}.\nWrite %{type}.",
    "%{field} är %{value}.\nSkriv %{type}.",
    "{field} is not right.\nFill in %{formType}.",
    "{field} är inte rätt ifyllt.\nFyll i %{formType}.",
  ],
  emptyText: [
    "%{field} is empty.\nWrite a text there.",
    "%{field} är tomt.\nSkriv en text där.",
    "{field} is empty.\nWrite a text there.",
    "{field} är tomt.\nSkriv en text där.",
  ],
  emptyList: [
    "%{field} is empty.",
    "%{field} är tomt.",
    "{field} is empty.\nAdd at least one.",
    "{field} är tomt.\nLägg till minst en.",
  ],
  tooFew: [
    "%{field} has %{count} of at least %{least}.",
    "%{field} har %{count}, men ska ha minst %{least}.",
    "{field} has %{count} of at least %{least}.",
    "{field} har %{count}, men ska ha minst %{least}.",
  ],
  tooSmall: [
    "%{field} is %{value}, but must be at least %{least}.",
    "%{field} är %{value}, men ska vara minst %{least}.",
    "{field} is %{value}, but must be at least %{least}.",
    "{field} är %{value}, men ska vara minst %{least}.",
  ],
  tooBig: [
    "%{field} is %{value}, but must be at most %{most}.",
    "%{field} är %{value}, men ska vara högst %{most}.",
    "{field} is %{value}, but must be at most %{most}.",
    "{field} är %{value}, men ska vara högst %{most}.",
  ],
  invisible: [
    "%{field} contains an invisible character (%{code}).\nWrite:  %{better}",
    "%{field} innehåller ett tecken som inte syns (%{code}).\nSkriv:  %{better}",
    "{field} contains an invisible character (%{code}).\nEmpty the field and write:  %{better}",
    "{field} innehåller ett tecken som inte syns (%{code}).\nTöm fältet och skriv:  %{better}",
  ],
  empty: [
    "%{place}: %{rule}.",
    "%{place}: %{rule}.",
    "{field} is empty: %{rule}.",
    "{field} är tomt: %{rule}.",
  ],
  /** A rule that says itself what is wrong. */
  other: ["%{place}: %{rule}.", "%{place}: %{rule}.", "{field}: %{rule}.", "{field}: %{rule}."],
});
