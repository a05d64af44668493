import Prism from "prismjs";
import loadLanguages from "prismjs/components/index.js";

const LANGUAGES = [
  "markup",
  "css",
  "javascript",
  "typescript",
  "jsx",
  "tsx",
  "json",
  "yaml",
  "bash",
  "markdown",
  "python",
];
loadLanguages(LANGUAGES);

/** Colours a code block at build; 0.2 ms a block, no script in the browser (shared/stack.md, section 11). */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  // An empty text tells markdown-it to escape the code itself.
  return grammar ? Prism.highlight(code, grammar, language) : "";
}
