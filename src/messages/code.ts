import { type Mistake, type Piece, say } from "./message.ts";

/** Messages about the options of code blocks. */
export const CODE = {
  lineNumbers: ({ written }: { written: string }) =>
    say({
      en: [`"${written}": the numbers of lines begin at 1.`, "Write:  showLineNumbers"],
      sv: [`"${written}": radnumren börjar på 1.`, "Skriv:  showLineNumbers"],
    }),
  unquotedTitle: ({ written }: { written: string }) =>
    say({
      en: [`"${written}" has no title in quotation marks.`, 'Write:  title="name-of-the-file.js"'],
      sv: [`"${written}" har ingen titel inom citattecken.`, 'Skriv:  title="filens-namn.js"'],
    }),
  unknownOption: ({ option, fix }: { option: string; fix: Piece }) =>
    say({
      en: [`There is no option "${option}" for code blocks.`, fix?.en],
      sv: [`Det finns inget val "${option}" för kodblock.`, fix?.sv],
    }),
  unreadableLines: ({ written }: { written: string }) =>
    say({
      en: [`"{${written}}" does not say which lines are marked.`, "Write:  {1,3-5}"],
      sv: [`"{${written}}" säger inte vilka rader som är markerade.`, "Skriv:  {1,3-5}"],
    }),
  noSuchLine: ({ written, line, count }: Record<"written" | "line" | "count", string>) =>
    say({
      en: [
        `"{${written}}" marks line ${line}, but the code has ${count}.`,
        "Write numbers of lines that are there.",
      ],
      sv: [
        `"{${written}}" markerar rad ${line}, men koden har ${count}.`,
        "Skriv nummer på rader som finns.",
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
