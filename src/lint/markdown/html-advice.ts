import type { Localized } from "../../schema/localized.ts";

const KEEP_TEXT = { en: "Remove it and keep the text.", sv: "Ta bort den och behåll texten." };

/** What to write instead of HTML, by the name of the element. */
const ADVICE: readonly [names: string, en: string, sv: string][] = [
  [
    "br",
    "End the line before it with a backslash, or begin a new paragraph.",
    "Avsluta raden före med ett omvänt snedstreck, eller börja ett nytt stycke.",
  ],
  [
    "iframe embed object video audio",
    "Write a link instead:  [What it shows](https://…)  Visitors are not sent to other sites without knowing.",
    "Skriv en länk i stället:  [Vad det visar](https://…)  Besökare skickas inte till andra webbplatser utan att veta om det.",
  ],
  [
    "script style link meta",
    "Remove it: scripts and styles are part of the website, not of texts.",
    "Ta bort det: skript och stilar hör till webbplatsen, inte till texter.",
  ],
  [
    "img picture source",
    "Put the file beside the text and write:  ![What it shows](file.jpg)",
    "Lägg filen bredvid texten och skriv:  ![Vad den visar](fil.jpg)",
  ],
  ["a", "Write:  [text](address)", "Skriv:  [text](adress)"],
  ["b strong", "Write:  **text**", "Skriv:  **text**"],
  ["i em", "Write:  *text*", "Skriv:  *text*"],
  ["s del strike", "Write:  ~~text~~", "Skriv:  ~~text~~"],
  ["code pre kbd samp", "Put the code between backticks.", "Sätt koden mellan grava accenter (`)."],
  ["h1 h2 h3 h4 h5 h6", "Write a heading:  ## Text", "Skriv en rubrik:  ## Text"],
  [
    "ul ol li",
    "Write a list: each line begins with  -  or with  1.",
    "Skriv en lista: varje rad börjar med  -  eller med  1.",
  ],
  [
    "hr",
    "Write  ---  with an empty line before and after it.",
    "Skriv  ---  med en tom rad före och efter.",
  ],
  [
    "truncate more",
    "Write on a line of its own:  <!-- truncate -->",
    "Skriv på en egen rad:  <!-- truncate -->",
  ],
  ["blockquote", "Begin each line with  >", "Börja varje rad med  >"],
  [
    "table thead tbody tfoot tr td th caption",
    "Write a table:  | one | two |  and below  | --- | --- |",
    "Skriv en tabell:  | ett | två |  och under den  | --- | --- |",
  ],
  [
    "details summary",
    "Write  ::: details What is inside  and close it with  :::",
    "Skriv  ::: details Vad som finns där  och stäng med  :::",
  ],
  [
    "tabs tabitem",
    "Write  :::: tabs  and in it  ::: tab Name",
    "Skriv  :::: tabs  och i den  ::: tab Namn",
  ],
  [
    "admonition aside",
    "Write  ::: note  and close it with  :::",
    "Skriv  ::: note  och stäng med  :::",
  ],
  [
    "p div span center font u small big sub sup mark section article header footer main nav figure figcaption form input button label select textarea svg path canvas q cite abbr dl dt dd ins wbr head body html",
    KEEP_TEXT.en,
    KEEP_TEXT.sv,
  ],
];

const BY_NAME = new Map(
  ADVICE.flatMap(([names, en, sv]) => names.split(" ").map((name) => [name, { en, sv }] as const)),
);

const names = (isShort: boolean) =>
  [...BY_NAME.keys()].filter((name) => name.length < 3 === isShort).join("|");

/** A tag of HTML. Names of one or two letters may be signs: "a <b and c> d" has no tag. */
export const HTML_TAG = new RegExp(
  `</?(?:(${names(false)})(?=[\\s/>])[^<>]*>?|(${names(true)})(?:\\s[^<>]*=[^<>]*|\\s*/?)>)`,
  "gi",
);

/**
 * What an editor writes instead of an element.
 *
 * @param line in which it is: a cell of a table is one line
 */
export function htmlAdvice(name: string, line = ""): Localized {
  if (name.toLowerCase() === "br" && line.includes("|")) {
    return {
      en: "Remove it: a cell has one line. Write a comma, or put each part into a row of its own.",
      sv: "Ta bort den: en cell har en rad. Skriv ett komma, eller lägg varje del på en egen rad i tabellen.",
    };
  }
  return BY_NAME.get(name.toLowerCase()) ?? KEEP_TEXT;
}
