import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import british from "dictionary-en-gb";
import swedish from "dictionary-sv";
import { CHAPTER } from "../../messages/chapter.ts";
import type { ChapterMapFile, MapNodeData } from "../../schema/blocks.ts";
import { type Finding, findingIn, lineAt } from "../../schema/finding.ts";
import { posixPath } from "../../schema/posix-path.ts";
import { readJson } from "../edit-json.ts";
import { dictionary } from "../spelling.ts";

const NO_TEXT = /\.(png|ico|woff2|jpe?g|webp|avif|gif|pdf|gz)$/;

/** Dictionaries know words with hyphens by their parts, and some abbreviations. */
const UNUSUAL = /^\p{Lu}-|^\p{Lu}{3,}$/u;

/** Words that only one chapter has. */
export interface ChapterWords {
  /** Its name and its hosts, which stand nowhere else. */
  marks: string[];
  /** Unusual words of its name, and the names of its bodies that no dictionary knows. */
  names: string[];
}

/**
 * Words that only the chapter of a website has.
 *
 * @param root folder with `_data`
 * @param allowed text of another chapter, whose words are no leftovers
 */
export async function wordsOfChapter(root: string, allowed: string): Promise<ChapterWords> {
  const read = <Data>(name: string) => readJson<Data>(join(root, `_data/${name}.json`));
  const site = read<{ title: string; url: string; repository: string | null }>("site");
  const people = read<Record<string, { roles: { email?: string }[] }>>("people");
  const { root: top, committees = [] } = read<ChapterMapFile>("chapter-map");
  const mails = Object.values(people).flatMap(({ roles }) =>
    roles.flatMap(({ email }) => email ?? []),
  );
  const names = [
    ...site.title.split(" "),
    ...Object.keys(people),
    ...[top, ...committees]
      .flatMap(labelsBelow)
      .flatMap((label) => label.replaceAll("\u00ad", "").split(/[\s/()]+/)),
  ].filter((word) => word.length > 2);
  const isWord = await Promise.all([dictionary(swedish), dictionary(british)]);
  const isName = (name: string) =>
    UNUSUAL.test(name) ||
    [name, name.toLowerCase(), name.replace(/s$/, "")].every(
      (form) => !isWord.some((knows) => knows(form)),
    );
  const own = allowed.toLowerCase();
  const distinct = (words: string[]) =>
    [...new Set(words.map((word) => word.toLowerCase()))].filter(
      (word) => word && !own.includes(word),
    );
  return {
    marks: distinct([
      site.title,
      new URL(site.url).host.replace(/^www\./, ""),
      site.repository?.split("/").at(-2) ?? "",
      ...mails.map((email) => email.split("@")[1] ?? ""),
    ]),
    names: distinct(names.filter(isName)),
  };
}

function labelsBelow({ label, alsoCalled = [], children = [] }: MapNodeData): string[] {
  return [label.sv, label.en, ...alsoCalled, ...children.flatMap(labelsBelow)];
}

/** Where words stand in the files of a folder, but for the files that are left out; upper and lower case are one. */
export function findLeftovers(
  folder: string,
  words: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): Finding[] {
  if (words.length === 0) return [];
  const anyWord = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyWord})(?![\\p{L}\\p{N}])`, "giu");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_TEXT.test(entry.name))
    .map(({ parentPath, name }) => posixPath(relative(folder, join(parentPath, name))))
    .filter((path) => !isLeftOut(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      return [...text.matchAll(pattern)].map(({ 0: word, index }) =>
        findingIn(path, { line: lineAt(text, index), ...CHAPTER.leftover({ word }) }),
      );
    });
}
