/** What is pasted by mistake, or to make the website slow: a text of signs that mean something, of about so many letters. */
export const PASTED: Readonly<Record<string, (letters: number) => string>> = {
  "~~a ": (letters) => "~~a ".repeat(letters / 4),
  "**a ": (letters) => "**a ".repeat(letters / 4),
  "[[": (letters) => "[[".repeat(letters / 2),
  "![": (letters) => "![".repeat(letters / 2),
  "one word": (letters) => "a".repeat(letters),
  "words of 20,000 letters": (letters) => `${"å".repeat(20_000)}\n\n`.repeat(letters / 20_000),
  "paragraphs of signs": (letters) => `${"**a [[".repeat(150)}\n\n`.repeat(letters / 902),
  "lines of signs": (letters) => "**a\n\n".repeat(letters / 5),
  "deep nesting": (letters) =>
    Array.from({ length: letters / 100 }, (_, at) => `${"  ".repeat(at % 98)}- a\n`).join(""),
  "comments without an end": (letters) => "<!-- x\n\n".repeat(letters / 8),
  quotations: (letters) => `${"> ".repeat(100)}a\n`.repeat(letters / 202),
};
