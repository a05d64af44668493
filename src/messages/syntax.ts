import { type Mistake, type Piece, say } from "./message.ts";

type Texts<Name extends string> = Record<Name, string>;

const HOW_TO_BEGIN = {
  en: "Write at the top:  ---  then  title: …  and  description: …  then  ---",
  sv: "Skriv överst:  ---  sedan  title: …  och  description: …  sedan  ---",
};

/** Messages about files that cannot be read: JSON, and the front matter of texts. */
export const SYNTAX = {
  notJson: ({ what, advice }: { what: Piece; advice: Piece }) =>
    say({
      en: [`This is not JSON: ${what?.en}.`, advice?.en],
      sv: [`Det här är inte JSON: ${what?.sv}.`, advice?.sv],
    }),
  keyTwice: ({ key, places }: Texts<"key"> & { places: readonly number[] }) =>
    say({
      en: [
        `"${key}" occurs more than once in one group, in lines ${places.join(" and ")}; only the last would count.`,
        "Remove all but one of them.",
      ],
      sv: [
        `"${key}" finns mer än en gång i samma grupp, på raderna ${places.join(" och ")}; bara den sista skulle gälla.`,
        "Ta bort alla utom en.",
      ],
    }),
  emptyFile: () =>
    say({ en: ["The file is empty.", HOW_TO_BEGIN.en], sv: ["Filen är tom.", HOW_TO_BEGIN.sv] }),
  noLineAbove: () =>
    say({
      en: [
        "The line above the front matter is missing.",
        "Write  ---  on a line of its own above it, and below its last line.",
      ],
      sv: [
        "Raden ovanför fälten saknas.",
        "Skriv  ---  på en egen rad ovanför dem, och under den sista.",
      ],
    }),
  noFrontMatter: () =>
    say({
      en: ["The file does not begin with front matter, so the page has no title.", HOW_TO_BEGIN.en],
      sv: ["Filen börjar inte med fält, så sidan har ingen rubrik.", HOW_TO_BEGIN.sv],
    }),
  noHyphens: ({ line, isBegin }: Texts<"line"> & { isBegin: boolean }) =>
    say({
      en: [
        `"${line}" is not three hyphens, so the front matter does not ${isBegin ? "begin" : "end"} here.`,
        "Write:  ---",
      ],
      sv: [
        `"${line}" är inte tre bindestreck, så fälten ${isBegin ? "börjar" : "slutar"} inte här.`,
        "Skriv:  ---",
      ],
    }),
  notClosed: ({ line }: Texts<"line">) =>
    say({
      en: [
        "The front matter is not closed: the line  ---  below its last field is missing.",
        `Write  ---  on a line of its own below line ${line}.`,
      ],
      sv: [
        "Fälten är inte avslutade: raden  ---  under det sista saknas.",
        `Skriv  ---  på en egen rad under rad ${line}.`,
      ],
    }),
  tab: () =>
    say({
      en: ["The line begins with a tab.", "Begin it with spaces, two for each level."],
      sv: ["Raden börjar med en tabb.", "Börja den med mellanslag, två för varje nivå."],
    }),
  comma: ({ better }: Texts<"better">) =>
    say({
      en: ["The line ends with a comma; front matter has none between lines.", `Write:  ${better}`],
      sv: [
        "Raden slutar med ett komma; mellan fälten ska det inte finnas några.",
        `Skriv:  ${better}`,
      ],
    }),
  noSpace: ({ better }: Texts<"better">) =>
    say({
      en: ["There is no space after the colon.", `Write:  ${better}`],
      sv: ["Det saknas ett mellanslag efter kolonet.", `Skriv:  ${better}`],
    }),
  apostrophe: ({ better }: Texts<"better">) =>
    say({
      en: ["The apostrophe inside the text ends it.", `Write:  ${better}`],
      sv: ["Apostrofen i texten avslutar den.", `Skriv:  ${better}`],
    }),
  openQuote: ({ better }: Texts<"better">) =>
    say({
      en: ["The quotation mark is not closed.", `Write:  ${better}`],
      sv: ["Citattecknet är inte stängt.", `Skriv:  ${better}`],
    }),
  openList: ({ better }: Texts<"better">) =>
    say({
      en: ["The list is not closed.", `Write:  ${better}`],
      sv: ["Listan är inte stängd.", `Skriv:  ${better}`],
    }),
  groupOnOneLine: ({ key, field }: Texts<"key" | "field">) =>
    say({
      en: [
        `The fields of "${key}" are written on lines of their own.`,
        `Write  ${key}:  alone, and on the next line, indented by two spaces,  ${field}`,
      ],
      sv: [
        `Fälten i "${key}" skrivs på egna rader.`,
        `Skriv  ${key}:  ensamt, och på nästa rad, indraget två mellanslag,  ${field}`,
      ],
    }),
  colon: ({ better }: Texts<"better">) =>
    say({
      en: [
        "The front matter cannot be read: the text contains a colon.",
        `Put a text that contains a colon in quotation marks:  ${better}`,
      ],
      sv: [
        "Fälten går inte att läsa: texten innehåller ett kolon.",
        `Sätt en text med kolon inom citattecken:  ${better}`,
      ],
    }),
  special: ({ better }: Texts<"better">) =>
    say({
      en: [
        "A text that begins with a special character needs quotation marks.",
        `Write:  ${better}`,
      ],
      sv: ["En text som börjar med ett specialtecken behöver citattecken.", `Skriv:  ${better}`],
    }),
  unreadable: ({ what }: { what: Piece }) =>
    say({
      en: [
        `The front matter cannot be read: ${what?.en}.`,
        'A field is its name, a colon, a space and its value:  title: "One: two"',
      ],
      sv: [
        `Fälten går inte att läsa: ${what?.sv}.`,
        'Ett fält är sitt namn, ett kolon, ett mellanslag och sitt värde:  title: "Ett: två"',
      ],
    }),
  curlyQuotes: ({ value, better }: Texts<"value" | "better">) =>
    say({
      en: [`Readers would see the typographic quotation marks of ${value}.`, `Write:  "${better}"`],
      sv: [`Läsare skulle se de typografiska citattecknen i ${value}.`, `Skriv:  "${better}"`],
    }),
  leftOut: ({ comment, value }: Texts<"comment" | "value">) =>
    say({
      en: [`"#${comment}" would be left out, as a comment.`, `Write:  "${value} #${comment}"`],
      sv: [`"#${comment}" skulle utelämnas, som en kommentar.`, `Skriv:  "${value} #${comment}"`],
    }),
} satisfies Record<string, (values: never) => Mistake>;
