import { catalogue } from "./message.ts";

/** Messages about words that are not on the page. */
export const LOST = catalogue({
  footnoteTwice: [
    "The footnote [^%{note}] has two texts, and only one is shown.\nGive one of them another name.",
    "Fotnoten [^%{note}] har två texter, och bara en visas.\nGe en av dem ett annat namn.",
  ],
  unusedFootnote: [
    "The footnote [^%{note}] is not shown: nothing in the text refers to it.\nWrite  [^%{note}]  in the text where it belongs.",
    "Fotnoten [^%{note}] visas inte: inget i texten hänvisar till den.\nSkriv  [^%{note}]  i texten där den hör hemma.",
  ],
  reference: [
    '"%{line}" is not shown: it begins like an address for links, and no link uses it.\nRemove it, or if it is text write:  \\%{line}',
    '"%{line}" visas inte: den börjar som en adress för länkar, och ingen länk använder den.\nTa bort den, eller skriv, om det är text:  \\%{line}',
  ],
  tooManyCells: [
    '"%{words}" is not shown: the row has more cells than the head of its table.\nAdd a column to the head and to the line below it, or write the character | as  \\|',
    '"%{words}" visas inte: raden har fler celler än tabellens huvud.\nLägg till en kolumn i huvudet och i raden under, eller skriv tecknet | som  \\|',
  ],
  markup: [
    '"%{words}" is not shown: a part of the line is taken for markup.\nWrite a backslash before characters that are text:  \\[  \\*  \\#',
    '"%{words}" visas inte: en del av raden tolkas som formatering.\nSkriv ett omvänt snedstreck före tecken som är text:  \\[  \\*  \\#',
  ],
});
