import { type Mistake, say } from "./message.ts";

type Texts<Name extends string> = Record<Name, string>;

/** Messages about words that are not on the page. */
export const LOST = {
  footnoteTwice: ({ note }: Texts<"note">) =>
    say({
      en: [
        `The footnote [^${note}] has two texts, and only one is shown.`,
        "Give one of them another name.",
      ],
      sv: [
        `Fotnoten [^${note}] har två texter, och bara en visas.`,
        "Ge en av dem ett annat namn.",
      ],
    }),
  unusedFootnote: ({ note }: Texts<"note">) =>
    say({
      en: [
        `The footnote [^${note}] is not shown: nothing in the text refers to it.`,
        `Write  [^${note}]  in the text where it belongs.`,
      ],
      sv: [
        `Fotnoten [^${note}] visas inte: inget i texten hänvisar till den.`,
        `Skriv  [^${note}]  i texten där den hör hemma.`,
      ],
    }),
  reference: ({ line }: Texts<"line">) =>
    say({
      en: [
        `"${line}" is not shown: it begins like an address for links, and no link uses it.`,
        `Remove it, or if it is text write:  \\${line}`,
      ],
      sv: [
        `"${line}" visas inte: den börjar som en adress för länkar, och ingen länk använder den.`,
        `Ta bort den, eller skriv, om det är text:  \\${line}`,
      ],
    }),
  tooManyCells: ({ words }: Texts<"words">) =>
    say({
      en: [
        `"${words}" is not shown: the row has more cells than the head of its table.`,
        "Add a column to the head and to the line below it, or write the character | as  \\|",
      ],
      sv: [
        `"${words}" visas inte: raden har fler celler än tabellens huvud.`,
        "Lägg till en kolumn i huvudet och i raden under, eller skriv tecknet | som  \\|",
      ],
    }),
  markup: ({ words }: Texts<"words">) =>
    say({
      en: [
        `"${words}" is not shown: a part of the line is taken for markup.`,
        "Write a backslash before characters that are text:  \\[  \\*  \\#",
      ],
      sv: [
        `"${words}" visas inte: en del av raden tolkas som formatering.`,
        "Skriv ett omvänt snedstreck före tecken som är text:  \\[  \\*  \\#",
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
