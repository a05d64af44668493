import { join } from "node:path";
import { basename, dirname } from "node:path/posix";
import { dataFiles, VERSIONED_FILES } from "../schema/data-files.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { VersionsFile } from "../schema/docs.ts";
import type { Finding } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { type Entry, isText, listEntries } from "./list-entries.ts";
import { pageNameFindings, plainName } from "./page-names.ts";

/** Names of files that somebody meant to be pages: another ending, that of a program besides, or none. */
const MEANT_AS_PAGE = /(\.(mdx?|markdown|mdown|mkdn?)(\.txt)?|^[^.]+)$/i;
/** Endings of texts, also one after the other. */
const ENDINGS = /(\.(mdx?|markdown|mdown|mkdn?|html?|txt|docx?|odt|rtf|pages))+$/i;

/** What folders of languages are called elsewhere. */
const LANGUAGE_NAMES: Readonly<Record<Locale, RegExp>> = {
  sv: /^(se|swe|svenska|swedish|sv[-_].*)$/i,
  en: /^(eng|english|engelska|gb|uk|us|en[-_].*)$/i,
};

/**
 * Tells of everything below `_data`, `src/content` and `src/versions` that nothing reads, so that no
 * file is left out in silence, and of names that cannot be addresses.
 *
 * @param root folder that holds them
 * @param versions years of the docs; undefined while their file has a mistake
 * @returns files beside texts, relative to the project: they are published if a text leads to them
 */
export function readOtherFiles(
  root: string,
  versions: VersionsFile | undefined,
  findings: Finding[],
): string[] {
  const inData = (folder: string, names: readonly string[]) =>
    findings.push(...dataFindings(listEntries(join(root, folder)), folder, names));
  const inTexts = (folder: string, rest: readonly string[] = []) => {
    const entries = listEntries(join(root, folder));
    const inFolder = Map.groupBy(entries, ({ path }) => path.split("/")[0] ?? "");
    for (const [name, own] of inFolder) {
      const isKnown = LOCALES.some((locale) => locale === name) || rest.includes(name);
      if (isKnown && own[0]?.kind === "folder") continue;
      findings.push(...outsideFindings(own, name, folder));
    }
    return LOCALES.flatMap((locale) => {
      const own = entriesBelow(inFolder.get(locale) ?? [], locale);
      return besideTexts(own, `${folder}/${locale}`, findings);
    });
  };

  inData("_data", [
    ...Object.keys(dataFiles).filter((name) => name !== "labels"),
    ...LOCALES.map((locale) => `labels/${locale}`),
  ]);
  const files = inTexts("src/content");
  const archives = listEntries(join(root, "src/versions"))
    .filter(({ path }) => !path.includes("/"))
    .map(({ path }) => path);
  for (const name of archives) {
    const folder = `src/versions/${name}`;
    const isKnown = versions?.versions.some((version) => version.name === name) ?? true;
    if (!isKnown || name === versions?.last) {
      findings.push(notAVersion(folder, name, versions));
      continue;
    }
    inData(`${folder}/_data`, VERSIONED_FILES);
    files.push(...inTexts(folder, ["_data"]));
  }
  return files;
}

function entriesBelow(entries: readonly Entry[], folder: string): Entry[] {
  return entries.flatMap(({ path, kind }) =>
    path === folder ? [] : [{ path: path.slice(folder.length + 1), kind }],
  );
}

function notAVersion(folder: string, name: string, versions: VersionsFile | undefined): Finding {
  const names = versions?.versions.map((version) => version.name) ?? [];
  return {
    file: folder,
    line: null,
    problem:
      name === versions?.last
        ? `The docs of "${name}", the latest version, are in src/content; this folder is not read.`
        : `_data/versions.json names no version "${name}", so its docs are not published.`,
    fix:
      name === versions?.last
        ? 'Remove the folder, or name another version as "last" in _data/versions.json.'
        : `Add it there, or remove the folder. ${suggestion(name, names) ?? ""}`.trim(),
  };
}

/** What lies in a folder of data without being one of its files. */
function dataFindings(
  entries: readonly Entry[],
  folder: string,
  names: readonly string[],
): Finding[] {
  const known = names.map((name) => `${name}.json`);
  const folders = new Set(known.map((path) => dirname(path)));
  const holdsFile = (path: string) =>
    entries.some((other) => other.kind !== "folder" && other.path.startsWith(`${path}/`));
  const isInside = (path: string) => dirname(path) !== "." && !folders.has(dirname(path));
  return entries.flatMap(({ path, kind }): Finding[] => {
    // One that is known, but no file, is told where it is read.
    if (known.includes(path) || folders.has(path)) return [];
    // A folder is told once; an empty one holds nothing that could get lost.
    if (isInside(path) || (kind === "folder" && !holdsFile(path))) return [];
    const meant = path.replace(/\.[^/]*$/, "");
    const isSame = names.find((name) => name.toLowerCase() === meant.toLowerCase());
    return [
      {
        file: `${folder}/${path}`,
        line: null,
        problem: `Nothing reads this ${kind === "folder" ? "folder" : "file"}: data has the names that the website knows.`,
        fix: isSame ? `Rename it to  ${basename(isSame)}.json` : suggestion(meant, names),
      },
    ];
  });
}

/** What lies beside the folders of the languages. */
function outsideFindings(entries: readonly Entry[], name: string, folder: string): Finding[] {
  const [first] = entries;
  const place = { file: `${folder}/${name}`, line: null };
  if (!first) return [];
  if (first.kind !== "folder" || first.path !== name) {
    const page = pageFor(name);
    return [
      {
        ...place,
        problem: "This file belongs to no language, so no page comes of it.",
        fix:
          ENDINGS.test(name) || MEANT_AS_PAGE.test(name)
            ? `Move it to  ${folder}/sv/${page} , and its translation to  ${folder}/en/${page}`
            : `Move it beside the text that shows it, in  ${folder}/sv  or  ${folder}/en`,
      },
    ];
  }
  const files = entries.filter(({ kind }) => kind !== "folder").length;
  if (files === 0) return [];
  const meant = LOCALES.find((locale) => LANGUAGE_NAMES[locale].test(name));
  const content = `${files} ${files === 1 ? "file" : "files"}`;
  return [
    {
      ...place,
      problem: `There is no language "${name}", so no page comes of the ${content} in this folder.`,
      fix: meant
        ? `Move them to  ${folder}/${meant}`
        : `Move them to  ${folder}/sv/${name}  and, translated, to  ${folder}/en/${name}`,
    },
  ];
}

/** Files of a language that are no texts; those that cannot be meant as they are, are told. */
function besideTexts(entries: readonly Entry[], folder: string, findings: Finding[]): string[] {
  findings.push(...pageNameFindings(entries, folder));
  return entries.flatMap((entry) => {
    const { path, kind } = entry;
    const tell = (problem: string, fix: string) =>
      findings.push({ file: `${folder}/${path}`, line: null, problem, fix });
    const name = basename(path);
    const page = pageFor(name);
    if (LOCALES.some((locale) => path === locale || path === `${locale}.md`)) {
      tell(
        `"${name}" is the name of a language, and this place belongs to one already.`,
        `Move what it holds to  ${folder} , or give it another name.`,
      );
    }
    if (kind === "broken")
      tell("This is a link to a file that is not there.", "Put the file itself there.");
    else if (kind === "folderLink")
      tell(
        "This is a link to a folder; what it holds is not read.",
        "Put the folder itself there.",
      );
    else if (kind === "folder") {
      if (/\.mdx?$/i.test(name)) {
        tell(
          "This is a folder, but is called like a text.",
          `Rename it to  ${name.replace(/\.mdx?$/i, "")} , or put the text of the page there as a file.`,
        );
      }
    } else if (isText(entry)) return [];
    else if (name.startsWith(".")) {
      tell("A text whose name begins with a dot is not read.", `Rename it to  ${page}`);
    } else if (/\.html?$/i.test(name)) {
      tell(
        "A page is written in Markdown; HTML is not read.",
        `Write its text into  ${page} , which begins with the lines  ---  title: …  description: …  ---`,
      );
    } else if (MEANT_AS_PAGE.test(name)) {
      tell(
        `No page comes of this file: the name of a text ends with ".md", in small letters.`,
        `Rename it to  ${page}`,
      );
    } else return [`${folder}/${path}`];
    return [];
  });
}

/** The file that a text belongs in. */
const pageFor = (name: string) => `${plainName(name.replace(ENDINGS, ""))}.md`;
