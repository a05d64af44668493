/** What to write instead of HTML, by the name of the element. */
const ADVICE: readonly [names: string, advice: string][] = [
  ["br", "End the line before it with a backslash, or begin a new paragraph."],
  [
    "iframe embed object video audio",
    "Write a link instead:  [What it shows](https://…)  Visitors are not sent to other sites without knowing.",
  ],
  [
    "script style link meta",
    "Remove it: scripts and styles are part of the website, not of texts.",
  ],
  ["img picture source", "Put the file beside the text and write:  ![What it shows](file.jpg)"],
  ["a", "Write:  [text](address)"],
  ["b strong", "Write:  **text**"],
  ["i em", "Write:  *text*"],
  ["s del strike", "Write:  ~~text~~"],
  ["code pre kbd samp", "Put the code between backticks."],
  ["h1 h2 h3 h4 h5 h6", "Write a heading:  ## Text"],
  ["ul ol li", "Write a list: each line begins with  -  or with  1."],
  ["hr", "Write  ---  with an empty line before and after it."],
  ["blockquote", "Begin each line with  >"],
  [
    "table thead tbody tfoot tr td th caption",
    "Write a table:  | one | two |  and below  | --- | --- |",
  ],
  ["details summary", "Write  ::: details What is inside  and close it with  :::"],
  ["tabs tabitem", "Write  :::: tabs  and in it  ::: tab Name"],
  ["admonition aside", "Write  ::: note  and close it with  :::"],
  [
    "p div span center font u small big sub sup mark section article header footer main nav figure figcaption form input button label select textarea svg path canvas q cite abbr dl dt dd ins wbr head body html",
    "Remove it and keep the text.",
  ],
];

const BY_NAME = new Map(
  ADVICE.flatMap(([names, advice]) => names.split(" ").map((name) => [name, advice] as const)),
);

const names = (isShort: boolean) =>
  [...BY_NAME.keys()].filter((name) => name.length < 3 === isShort).join("|");

/** A tag of HTML. Names of one or two letters may be signs: "a <b and c> d" has no tag. */
export const HTML_TAG = new RegExp(
  `</?(?:(${names(false)})(?=[\\s/>])[^<>]*>?|(${names(true)})(?:\\s[^<>]*=[^<>]*|\\s*/?)>)`,
  "gi",
);

/** What an editor writes instead of an element. */
export function htmlAdvice(name: string): string {
  return BY_NAME.get(name.toLowerCase()) ?? "Remove it and keep the text.";
}
