import { dataFiles, VERSIONED_FILES } from "../../schema/data-files.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import type { VersionsFile } from "../../schema/docs.ts";
import { errorAbout, type Finding } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import { isImage } from "../../schema/pictures.ts";
import type { LintInput } from "../input.ts";
import { pageNameFindings, plainName } from "./page-names.ts";

/** Names of files that were meant to be pages: another ending, an added ending, or none. */
const MEANT_AS_PAGE = /(\.(mdx?|markdown|mdown|mkdn?)(\.txt)?|^[^.]+)$/i;
/** Endings of texts, also one after the other. */
const ENDINGS = /(\.(mdx?|markdown|mdown|mkdn?|html?|txt|docx?|odt|rtf|pages))+$/i;

/** The last part of a path. */
export const basename = (path: string) => path.slice(path.lastIndexOf("/") + 1);
/** The folder of a path; empty where it has none. */
export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Whether a file is read as a text. */
export const isText = (path: string) => path.endsWith(".md") && !basename(path).startsWith(".");

const DATA_NAMES = [
  ...Object.keys(dataFiles).filter((name) => name !== "labels"),
  ...LOCALES.map((locale) => `labels/${locale}`),
];

/**
 * Files that nothing reads, and names that cannot be addresses.
 *
 * @param versions years of the docs; undefined while their file has a mistake
 * @returns `beside`: other files of the language folders, which texts may show or link to
 */
export function fileNames(
  { texts, others, undecodable = [] }: LintInput,
  versions: VersionsFile | undefined,
): { findings: Finding[]; beside: string[] } {
  const readable = new Set([...texts.keys(), ...undecodable]);
  const all = [...new Set([...readable, ...others])].sort();
  const versionNames = versions?.versions.map(({ name }) => name);
  /** By file or folder: each is reported once. */
  const findings = new Map<string, Finding>();
  const beside: string[] = [];
  /** Paths of the texts of a language, by its folder. */
  const named = new Map<string, string[]>();
  const report = (file: string, problem: string, fix: string | null) => {
    if (!findings.has(file)) findings.set(file, errorAbout(file, problem, fix));
  };

  for (const path of all) {
    const inIcloud = /^(?:.*\/)\.([^/]+)\.icloud$/.exec(path);
    const [folder = "", version] = /^src\/versions\/([^/]+)/.exec(path) ?? [];
    if (inIcloud) {
      report(
        path,
        `The file  ${inIcloud[1]}  is in iCloud only: this one just holds its place.`,
        "Click on it in Finder, so that it is downloaded, and build again.",
      );
    } else if (path.startsWith("_data/")) inData("_data", path, DATA_NAMES);
    else if (path.startsWith("src/content/")) inTexts("src/content", path);
    else if (version === undefined) inAssets(path);
    else if (version === versions?.last) {
      report(
        folder,
        `The docs of "${version}", the latest version, are in src/content; this folder is not read.`,
        'Remove the folder, or name another version as "last" in _data/versions.json.',
      );
    } else if (versionNames && !versionNames.includes(version)) {
      report(
        folder,
        `_data/versions.json names no version "${version}", so its docs are not published.`,
        `Add it there, or remove the folder. ${suggestion(version, versionNames) ?? ""}`.trim(),
      );
    } else if (path.startsWith(`${folder}/_data/`))
      inData(`${folder}/_data`, path, VERSIONED_FILES);
    else inTexts(folder, path);
  }
  const names = [...named].flatMap(([folder, paths]) => pageNameFindings(paths, folder));
  return { findings: [...findings.values(), ...names], beside };

  function inAssets(path: string): void {
    if (!isImage(path)) return;
    if (/^src\/assets\/(?!img\/)/.test(path))
      report(path, "No page shows a picture from here.", `Move it to  src/assets/img`);
    else if (/^src\/theme\/emblems\//.test(path) && !path.endsWith(".svg"))
      report(path, "An emblem is an SVG, so this one is not used.", "Export it as SVG, 64 × 64.");
  }

  function inData(folder: string, path: string, names: readonly string[]): void {
    const own = path.slice(folder.length + 1);
    if (names.some((name) => own === `${name}.json`)) return;
    const isKnown = names.some((name) => dirname(name) === dirname(own));
    const shown = isKnown ? own : (own.split("/")[0] ?? own);
    const meant = shown.replace(/\.[^/]*$/, "");
    const same = names.find((name) => name.toLowerCase() === meant.toLowerCase());
    report(
      `${folder}/${shown}`,
      `Nothing reads this ${shown === own ? "file" : "folder"}: data files have fixed names.`,
      same ? `Rename it to  ${basename(same)}.json` : suggestion(meant, names),
    );
  }

  function inTexts(folder: string, path: string): void {
    const [name = "", ...inside] = path.slice(folder.length + 1).split("/");
    const place = `${folder}/${name}`;
    const isLocale = LOCALES.some((locale) => locale === name);
    if (inside.length > 0 && isLocale) inLanguage(place, inside.join("/"));
    else if (inside.length > 0) {
      const count = all.filter((other) => other.startsWith(`${place}/`)).length;
      report(
        place,
        `There is no language "${name}", so no page comes of the ${count} ${count === 1 ? "file" : "files"} in this folder.`,
        `Move them to  ${folder}/sv  and, translated, to  ${folder}/en`,
      );
    } else if (name !== "") {
      const page = pageFor(name);
      report(
        place,
        "This file belongs to no language, so no page comes of it.",
        ENDINGS.test(name) || MEANT_AS_PAGE.test(name)
          ? `Move it to  ${folder}/sv/${page} , and its translation to  ${folder}/en/${page}`
          : `Move it beside the text that shows it, in  ${folder}/sv  or  ${folder}/en`,
      );
    }
  }

  function inLanguage(folder: string, path: string): void {
    const file = `${folder}/${path}`;
    const name = basename(path);
    const [, textFolder] = /^(.*?\.mdx?)\//i.exec(path) ?? [];
    if (isText(path)) named.set(folder, [...(named.get(folder) ?? []), path]);
    if (textFolder !== undefined) {
      report(
        `${folder}/${textFolder}`,
        "This is a folder, but is named like a text.",
        `Rename it to  ${basename(textFolder).replace(/\.mdx?$/i, "")} , or put the text of the page there as a file.`,
      );
    }
    if (path.endsWith("/")) {
      report(
        file.slice(0, -1),
        "This is a link to a folder, whose content is not read.",
        "Put the folder itself there.",
      );
    } else if (isText(path)) {
      if (readable.has(file)) return;
      report(file, "This is a link to a file that does not exist.", "Put the file itself there.");
    } else if (path.endsWith(".md")) {
      const problem = "A text whose name begins with a dot is not read.";
      report(file, problem, `Rename it to  ${pageFor(name)}`);
    } else if (/\.html?$/i.test(name)) {
      report(
        file,
        "A page is written in Markdown; HTML is not read.",
        `Write its text into  ${pageFor(name)} , which begins with the lines  ---  title: …  description: …  ---`,
      );
    } else if (MEANT_AS_PAGE.test(name)) {
      report(
        file,
        'No page comes of this file: the name of a text ends with ".md", in small letters.',
        `Rename it to  ${pageFor(name)}`,
      );
    } else beside.push(file);
  }
}

/** The file that a text belongs in. */
const pageFor = (name: string) => `${plainName(name.replace(ENDINGS, ""))}.md`;
