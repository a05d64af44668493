import { type Mistake, type Piece, say } from "./message.ts";

/** Texts in a message. */
type Texts<Name extends string> = Record<Name, string>;

/** "Write:  …" in both languages; the same text is put in place by a test. */
const write = (text: string) => ({ en: `Write:  ${text}`, sv: `Skriv:  ${text}` });

/** Messages about markup that readers would see, or that would not be understood. */
export const MARKUP = {
  comment: ({ comment, isClosed }: { comment: string; isClosed: boolean }) =>
    say({
      en: [
        `Readers would see the comment "${comment}".`,
        isClosed
          ? "Put it on a line of its own, with nothing before or after it."
          : "Close it with  -->",
      ],
      sv: [
        `Läsare skulle se kommentaren "${comment}".`,
        isClosed ? "Lägg den på en egen rad, utan något före eller efter." : "Stäng den med  -->",
      ],
    }),
  html: ({ tag, advice }: { tag: string; advice: Piece }) =>
    say({
      en: [`Readers would see "${tag}": texts are written in Markdown, not in HTML.`, advice?.en],
      sv: [`Läsare skulle se "${tag}": texter skrivs i Markdown, inte i HTML.`, advice?.sv],
    }),
  noReference: ({ link }: Texts<"link">) =>
    say({
      en: [
        `Readers would see "${link}": no line of the text gives the address of the link.`,
        "Write:  [text](address)",
      ],
      sv: [
        `Läsare skulle se "${link}": ingen rad i texten anger länkens adress.`,
        "Skriv:  [text](adress)",
      ],
    }),
  swapped: ({ written, line }: Texts<"written" | "line">) =>
    say({
      en: [
        `${written} is not a link: its text is in square brackets, and its address directly after it in round ones.`,
        write(line).en,
      ],
      sv: [
        `${written} är ingen länk: texten står inom hakparenteser, och adressen direkt efter inom vanliga.`,
        write(line).sv,
      ],
    }),
  notATerm: ({ written }: Texts<"written">) =>
    say({
      en: [
        `Readers would see "${written}": the glossary is linked to by one word.`,
        "Write  [[word]]  or, for another form,  [[word|words]]",
      ],
      sv: [
        `Läsare skulle se "${written}": till ordlistan länkar man med ett ord.`,
        "Skriv  [[ord]]  eller, för en annan form,  [[ord|ordet]]",
      ],
    }),
  footnote: ({ note, name, isWhole }: Texts<"note" | "name"> & { isWhole: boolean }) =>
    say({
      en: [
        isWhole
          ? `The footnote ${note} has no text.`
          : `Readers would see "${note}": the name of a footnote is one word, in brackets.`,
        `Write it on a line of its own:  [^${name}]: The text.`,
      ],
      sv: [
        isWhole
          ? `Fotnoten ${note} har ingen text.`
          : `Läsare skulle se "${note}": en fotnots namn är ett ord inom hakparenteser.`,
        `Skriv den på en egen rad:  [^${name}]: Texten.`,
      ],
    }),
  colons: ({ signs, line }: Texts<"signs" | "line">) =>
    say({
      en: [
        `Readers would see "${signs}" of "${line}".`,
        "Put the colons of a box on a line of their own, with nothing before them.",
      ],
      sv: [
        `Läsare skulle se "${signs}" i "${line}".`,
        "Lägg rutans kolon på en egen rad, utan något före.",
      ],
    }),
  twoColons: ({ line, better }: Texts<"line" | "better">) =>
    say({
      en: [`"${line}" has two colons; a directive has three.`, write(better).en],
      sv: [`"${line}" har två kolon; det ska vara tre.`, write(better).sv],
    }),
  hardSpace: ({ line, mark, better }: Texts<"line" | "mark" | "better">) =>
    say({
      en: [
        `"${line}" is not ${mark.startsWith("#") ? "a heading" : "a list item"}: the space after ${mark} is a no-break space.`,
        `Delete the space and type it again:  ${better}`,
      ],
      sv: [
        `"${line}" är ingen ${mark.startsWith("#") ? "rubrik" : "listpunkt"}: mellanslaget efter ${mark} är av ett annat slag.`,
        `Ta bort mellanslaget och skriv det igen:  ${better}`,
      ],
    }),
  noHeading: ({ line, marks, better }: Texts<"line" | "marks" | "better">) =>
    say({
      en: [`"${line}" is not a heading: there is no space after ${marks}.`, write(better).en],
      sv: [`"${line}" är ingen rubrik: mellanslaget efter ${marks} saknas.`, write(better).sv],
    }),
  noList: ({ line, better }: Texts<"line" | "better">) =>
    say({
      en: [
        `"${line}" is not a list item.`,
        `Write, and begin the other lines like that:  ${better}`,
      ],
      sv: [`"${line}" är ingen listpunkt.`, `Skriv, och börja de andra raderna så:  ${better}`],
    }),
  runTogether: ({ line, list }: Texts<"line" | "list">) =>
    say({
      en: [`"${line}" and the lines below it become one line.`, `Write a list:\n${list}`],
      sv: [`"${line}" och raderna under blir en enda rad.`, `Skriv en lista:\n${list}`],
    }),
  otherBox: ({ written, box }: Texts<"written" | "box">) =>
    say({
      en: [
        `Readers would see "${written}": boxes are written in another way here.`,
        `Write  ::: ${box}  above the text and  :::  below it.`,
      ],
      sv: [
        `Läsare skulle se "${written}": rutor skrivs på ett annat sätt här.`,
        `Skriv  ::: ${box}  ovanför texten och  :::  under den.`,
      ],
    }),
  foreignSign: ({ line, written, code }: Texts<"line" | "written"> & { code: string | null }) =>
    say({
      en: [
        code
          ? `"${line}" contains a character that was pasted from another program (${code}).`
          : `Readers would see "${written}": it has no meaning here.`,
        "Remove it.",
      ],
      sv: [
        code
          ? `"${line}" innehåller ett tecken som är inklistrat från ett annat program (${code}).`
          : `Läsare skulle se "${written}": det betyder inget här.`,
        "Ta bort det.",
      ],
    }),
  spreadsheet: ({ lines }: Texts<"lines">) =>
    say({
      en: [
        `"${lines}" is pasted from a spreadsheet, and readers would see one line.`,
        "Write a table: put  |  between the cells, and  | --- | --- |  below the first row.",
      ],
      sv: [
        `"${lines}" är inklistrat från ett kalkylark, och läsare skulle se en enda rad.`,
        "Skriv en tabell: sätt  |  mellan cellerna, och  | --- | --- |  under första raden.",
      ],
    }),
  noTable: ({ head, rule }: Texts<"head" | "rule">) =>
    say({
      en: [
        `"${head}" is not the head of a table: the line below it has no dashes for each column.`,
        `Write below it:  ${rule}`,
      ],
      sv: [
        `"${head}" är inget tabellhuvud: raden under saknar streck för varje kolumn.`,
        `Skriv under den:  ${rule}`,
      ],
    }),
  spaceInMark: ({ written, mark, better }: Texts<"written" | "mark" | "better">) =>
    say({
      en: [
        `Readers would see "${written}": there is a space or a letter beside ${mark} where none belongs.`,
        write(better).en,
      ],
      sv: [
        `Läsare skulle se "${written}": det står ett mellanslag eller en bokstav intill ${mark} där inget ska stå.`,
        write(better).sv,
      ],
    }),
  notClosed: ({ mark, line, better }: Texts<"mark" | "line" | "better">) =>
    say({
      en: [`Readers would see "${mark}" of "${line}": it is not closed.`, write(better).en],
      sv: [`Läsare skulle se "${mark}" i "${line}": det stängs aldrig.`, write(better).sv],
    }),
  strayMark: ({ mark, line, escaped }: Texts<"mark" | "line" | "escaped">) =>
    say({
      en: [
        `Readers would see "${mark}" of "${line}": nothing opens or closes it.`,
        `Write it before and after the words, or for the character itself:  ${escaped}`,
      ],
      sv: [
        `Läsare skulle se "${mark}" i "${line}": inget öppnar eller stänger det.`,
        `Skriv det före och efter orden, eller för själva tecknet:  ${escaped}`,
      ],
    }),
  formula: ({ formula }: Texts<"formula">) =>
    say({
      en: [
        `"${formula}" is a formula in LaTeX, which is not supported.`,
        "Write it in words and signs such as  x²  or show it as a picture.",
      ],
      sv: [
        `"${formula}" är en formel i LaTeX, som inte går att visa.`,
        "Skriv den med ord och tecken som  x²  eller visa den som en bild.",
      ],
    }),
  brokenLink: ({ written, image, text }: Texts<"written" | "image" | "text">) =>
    say({
      en: [
        `Readers would see ${written}: it cannot be read as ${image ? "an image" : "a link"}.`,
        `Write:  ${image}[${text}](address)  or  ${image}[${text}](address "caption")  with straight quotation marks.`,
      ],
      sv: [
        `Läsare skulle se ${written}: det går inte att läsa som en ${image ? "bild" : "länk"}.`,
        `Skriv:  ${image}[${text}](adress)  eller  ${image}[${text}](adress "bildtext")  med raka citattecken.`,
      ],
    }),
  spaceInAddress: ({ written, better }: Texts<"written" | "better">) =>
    say({
      en: [`Readers would see ${written}: the address contains a space.`, write(better).en],
      sv: [`Läsare skulle se ${written}: adressen innehåller ett mellanslag.`, write(better).sv],
    }),
  underlined: ({ line }: Texts<"line">) =>
    say({
      en: [
        `"${line}" becomes a heading, because of the line of hyphens below it.`,
        `For a ruler put an empty line between them; for a heading write:  ## ${line}`,
      ],
      sv: [
        `"${line}" blir en rubrik, på grund av raden med bindestreck under.`,
        `För ett streck: lägg en tom rad emellan. För en rubrik, skriv:  ## ${line}`,
      ],
    }),
  idTwice: ({ id }: Texts<"id">) =>
    say({
      en: [
        `The id "${id}" is on the page already, so links to this heading would lead to the other one.`,
        "Give it another id, or none.",
      ],
      sv: [
        `Namnet "${id}" finns redan på sidan, så länkar till den här rubriken skulle leda till den andra.`,
        "Ge rubriken ett annat namn, eller inget.",
      ],
    }),
  skippedLevel: ({ own, above, better }: Texts<"own" | "better"> & { above: string | null }) =>
    say({
      en: [
        `"${own}" skips a level: ${above === null ? "the heading above it is the title" : `the heading above it has ${above}`}.`,
        write(better).en,
      ],
      sv: [
        `"${own}" hoppar över en nivå: ${above === null ? "rubriken ovanför är sidans" : `rubriken ovanför har ${above}`}.`,
        write(better).sv,
      ],
    }),
  secondTitle: ({ shown, text, title }: Texts<"shown" | "text"> & { title: string | null }) =>
    say({
      en: [
        `${shown} ${title === null ? "is the title of the page, but is not above its text." : `is a second heading of level 1, but a page has one, its title: "${title}".`}`,
        `Write:  ## ${text}`,
      ],
      sv: [
        `${shown} ${title === null ? "är sidans rubrik, men står inte ovanför texten." : `är en andra rubrik på nivå 1, men en sida har bara en, sin egen: "${title}".`}`,
        `Skriv:  ## ${text}`,
      ],
    }),
  captionLost: ({ image }: Texts<"image">) =>
    say({
      en: [
        `The image ${image} has a caption, but shares its paragraph.`,
        "Put an empty line before and after it, or write what the caption says in the text.",
      ],
      sv: [
        `Bilden ${image} har en bildtext, men delar stycke med annat.`,
        "Lägg en tom rad före och efter den, eller skriv det bildtexten säger i texten.",
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
