import { createHash } from "node:crypto";
import { frontMatterFields } from "../read/text-fields.ts";

/** A part of a text, from one heading to the next. */
export interface TextSection {
  /** Without markup; null for the text before the first heading, and for the words of the front matter. */
  heading: string | null;
  /** Changes with what the section says, not with how it is written. */
  fingerprint: string;
}

/** Front matter with words that readers see; the other keys set the place of a page and how it looks. */
const WORDS = new Set(frontMatterFields(({ prose }) => prose).map(([[name]]) => name));

/** 36 bits: one change in 70 thousand million goes unnoticed, and the file stays small. */
const FINGERPRINT_LENGTH = 6;

/**
 * Splits a text at its headings. The fingerprint of a section changes with what it says, not
 * with line breaks, list marks, ids or comments; so tools that format texts change none. The words of
 * the front matter belong to the text before the first heading.
 *
 * @param body Markdown without front matter
 */
export function textSections(frontMatter: object, body: string): TextSection[] {
  const words = Object.entries(frontMatter)
    .filter(([key, value]) => WORDS.has(key) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sections: { heading: string | null; text: string }[] = [
    { heading: null, text: `${JSON.stringify(words).replaceAll("\\n", " ")}\n` },
  ];
  let fence = "";
  for (const line of withoutComments(body).split("\n")) {
    const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (!fence) fence = mark;
    else if (mark.startsWith(fence)) fence = "";
    const heading = fence ? null : headingOf(line);
    if (heading !== null) sections.push({ heading, text: "" });
    const last = sections.at(-1);
    if (last) last.text += `${line}\n`;
  }
  return sections.map(({ heading, text }) => ({ heading, fingerprint: fingerprint(text) }));
}

/** Comments are for editors; `<!-- truncate -->` says how much of a post lists show. */
function withoutComments(markdown: string): string {
  return markdown.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, "");
}

/** The words of a heading without markup; null for any other line. */
function headingOf(line: string): string | null {
  const match = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line);
  if (!match) return null;
  return withoutId(match[1] ?? "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\\(.)|[*`]/g, "$1")
    .trim();
}

function withoutId(text: string): string {
  return text.replace(/\s*\{#[^\s}]+\}/g, "");
}

function fingerprint(text: string): string {
  const plain = withoutId(text.normalize("NFC"))
    .replace(/^([ \t]*)[*+](?=[ \t])/gm, "$1-")
    // Of tables, which are often written with columns of one width.
    .replace(/-{3,}/g, "---")
    .replace(/\s*\|\s*/g, "|")
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(plain).digest("base64url").slice(0, FINGERPRINT_LENGTH);
}
