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
  const all = [...texts.keys(), ...others, ...undecodable]
    .filter((path) => !path.endsWith(".icloud"))
    .sort();
  const readable = new Set([...texts.keys(), ...undecodable]);
  const findings: Finding[] = [];
  const beside: string[] = [];
  const report = (file: string, problem: string, fix: string | null) =>
    findings.push(errorAbout(file, problem, fix));
  const below = (folder: string) =>
    all.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));

  function inData(folder: string, names: readonly string[]): void {
    const known = new Set(names.map((name) => `${name}.json`));
    const folders = new Set([...known].map(dirname));
    const unknown = below(folder)
      .filter((path) => !known.has(path))
      .map((path) => (folders.has(dirname(path)) ? path : (path.split("/")[0] ?? path)));
    for (const path of new Set(unknown)) {
      const isFolder = !all.includes(`${folder}/${path}`);
      const meant = path.replace(/\.[^/]*$/, "");
      const same = names.find((name) => name.toLowerCase() === meant.toLowerCase());
      report(
        `${folder}/${path}`,
        `Nothing reads this ${isFolder ? "folder" : "file"}: data files have fixed names.`,
        same ? `Rename it to  ${basename(same)}.json` : suggestion(meant, names),
      );
    }
  }

  function inTexts(folder: string, rest: readonly string[] = []): void {
    const groups = Map.groupBy(below(folder), (path) => path.split("/")[0] ?? "");
    for (const [name, paths] of groups) {
      const locale = LOCALES.find((known) => known === name);
      const isFolder = paths[0] !== name;
      if (locale && isFolder) besideTexts(`${folder}/${name}`, paths);
      else if (!rest.includes(name)) outside(folder, name, isFolder ? paths.length : 0);
    }
  }

  /** What is beside the folders of the languages. */
  function outside(folder: string, name: string, count: number): void {
    if (count > 0) {
      report(
        `${folder}/${name}`,
        `There is no language "${name}", so no page comes of the ${count} ${count === 1 ? "file" : "files"} in this folder.`,
        `Move them to  ${folder}/sv  and, translated, to  ${folder}/en`,
      );
      return;
    }
    const page = pageFor(name);
    report(
      `${folder}/${name}`,
      "This file belongs to no language, so no page comes of it.",
      ENDINGS.test(name) || MEANT_AS_PAGE.test(name)
        ? `Move it to  ${folder}/sv/${page} , and its translation to  ${folder}/en/${page}`
        : `Move it beside the text that shows it, in  ${folder}/sv  or  ${folder}/en`,
    );
  }

  /** Files of a language that are not texts. */
  function besideTexts(folder: string, inLanguage: readonly string[]): void {
    const paths = inLanguage.map((path) => path.slice(path.indexOf("/") + 1));
    findings.push(...pageNameFindings(paths.filter(isText), folder));
    const textFolders = new Set(paths.flatMap((path) => /^(.*?\.mdx?)\//i.exec(path)?.[1] ?? []));
    for (const path of textFolders) {
      report(
        `${folder}/${path}`,
        "This is a folder, but is named like a text.",
        `Rename it to  ${basename(path).replace(/\.mdx?$/i, "")} , or put the text of the page there as a file.`,
      );
    }
    for (const path of paths) {
      const name = basename(path);
      const file = `${folder}/${path}`;
      if (path.endsWith("/")) {
        if (textFolders.has(path.slice(0, -1))) continue;
        report(
          file.slice(0, -1),
          "This is a link to a folder, whose content is not read.",
          "Put the folder itself there.",
        );
      } else if (isText(path)) {
        if (readable.has(file)) continue;
        report(file, "This is a link to a file that does not exist.", "Put the file itself there.");
      } else if (path.endsWith(".md")) {
        report(
          file,
          "A text whose name begins with a dot is not read.",
          `Rename it to  ${pageFor(name)}`,
        );
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

  for (const path of others) {
    const inIcloud = /^(.*\/)\.([^/]+)\.icloud$/.exec(path);
    if (inIcloud) {
      report(
        path,
        `The file  ${inIcloud[2]}  is in iCloud only: this one just holds its place.`,
        "Click on it in Finder, so that it is downloaded, and build again.",
      );
    } else if (/^src\/assets\/(?!img\/)/.test(path) && isImage(path))
      report(path, "No page shows a picture from here.", `Move it to  src/assets/img`);
    else if (/^src\/theme\/emblems\//.test(path) && isImage(path) && !path.endsWith(".svg"))
      report(path, "An emblem is an SVG, so this one is not used.", "Export it as SVG, 64 × 64.");
  }
  inData("_data", [
    ...Object.keys(dataFiles).filter((name) => name !== "labels"),
    ...LOCALES.map((locale) => `labels/${locale}`),
  ]);
  inTexts("src/content");
  for (const name of new Set(below("src/versions").map((path) => path.split("/")[0] ?? ""))) {
    const folder = `src/versions/${name}`;
    const names = versions?.versions.map((version) => version.name) ?? [name];
    if (name === versions?.last) {
      report(
        folder,
        `The docs of "${name}", the latest version, are in src/content; this folder is not read.`,
        'Remove the folder, or name another version as "last" in _data/versions.json.',
      );
    } else if (!names.includes(name)) {
      report(
        folder,
        `_data/versions.json names no version "${name}", so its docs are not published.`,
        `Add it there, or remove the folder. ${suggestion(name, names) ?? ""}`.trim(),
      );
    } else {
      inData(`${folder}/_data`, VERSIONED_FILES);
      inTexts(folder, ["_data"]);
    }
  }
  return { findings, beside };
}

/** The file that a text belongs in. */
const pageFor = (name: string) => `${plainName(name.replace(ENDINGS, ""))}.md`;
