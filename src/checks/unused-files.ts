import type { Check } from "./check.ts";

/** Promise: a file beside the texts that nobody can reach is told, with what becomes of such a file. */
export const unusedFiles: Check = {
  name: "files without use",
  severity: "warn",
  about: "sources",
  run: ({ unusedFiles: files }) =>
    files.map((file) => {
      const name = file.split("/").at(-1) ?? file;
      return {
        file,
        problem: "The file is without use: it is no text, and no text leads to it.",
        fix: fixFor(name),
      };
    }),
};

function fixFor(name: string): string {
  const link = `[what it is](${/\s/.test(name) ? `<${name}>` : name})`;
  if (/\.(txt|docx?|odt|rtf|pages)$/i.test(name))
    return `Write what it says into a file that ends with .md, or lead to it:  ${link}`;
  if (/\.(json|csv|ya?ml)$/i.test(name))
    return `Data that pages show belongs in _data. Move it there, or lead to it:  ${link}`;
  return `Delete it, or lead to it:  ${link}`;
}
