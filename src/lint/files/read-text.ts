import { readMarkdown } from "./markdown-file.ts";

/** A file without the mark that some programs begin it with, and with line ends of one kind. */
export function plainFile(raw: string): string {
  return raw.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/** Front matter and text of a Markdown file, for Eleventy: what the linter has checked. */
export function readText(raw: string): {
  data: Readonly<Record<string, unknown>>;
  content: string;
} {
  const { fields, body } = readMarkdown(plainFile(raw));
  return { data: fields, content: body ?? "" };
}
