import { FILES } from "../../messages/files.ts";
import { PIECES } from "../../messages/values.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import type { VersionsFile } from "../../schema/docs.ts";
import { errorAbout, type Finding, type Mistake } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import { isImage } from "../../schema/pictures.ts";
import { DOCUMENT_FORMATS, DOCUMENTS_FOLDER, isDocument } from "../../schema/uploads.ts";
import { dataFiles, VERSIONED_FILES } from "../data-files.ts";
import type { ReadInput } from "../input.ts";
import { pageNameFindings, plainName } from "./page-names.ts";

/** The endings of files that were meant to be pages: another one, several, or none. */
const MEANT_AS_PAGE = /(\.(mdx?|markdown|html?)(\.txt)?|(?<!\..*))\s*$/i;

/** A text whose ending was typed where one is added. */
const ENDED_TWICE = /\.(?:mdx?|markdown|txt|docx?)\.md$/i;

/** What Windows has no files for, or addresses read as something else. */
const UNUSABLE = /[<>:"|?*\\%\p{Cc}]|[ .]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|.{150}/iu;

/** Pictures in formats that are not shown; who names one in a text is told there. */
const OTHER_PICTURE = /\.(heic|heif|bmp)$/i;

/** The last part of a path. */
export const basename = (path: string) => path.slice(path.lastIndexOf("/") + 1);
/** The folder of a path; empty where it has none. */
export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

const NOT_PUBLISHED = FILES.notPublished({ formats: DOCUMENT_FORMATS.join(", ") });

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
  { texts, others, links = [] }: ReadInput,
  versions: VersionsFile | undefined,
): { findings: Finding[]; beside: string[] } {
  const all = [...new Set([...texts.keys(), ...others])].sort();
  const archived = versions?.versions
    .map(({ name }) => name)
    .filter((name) => name !== versions.last);
  /** By file or folder: each is reported once. */
  const findings = new Map<string, Finding>();
  const beside: string[] = [];
  /** Paths of the texts of a language, by its folder. */
  const named = new Map<string, string[]>();
  const report = (file: string, mistake: Mistake) => {
    if (!findings.has(file)) findings.set(file, errorAbout(file, mistake));
  };

  for (const path of links) report(path, FILES.isLink());
  for (const path of all) {
    const [folder = "", version] = /^src\/versions\/([^/]+)/.exec(path) ?? [];
    if (path.startsWith("_data/")) inData("_data", path, DATA_NAMES);
    else if (path.startsWith("src/content/")) inTexts("src/content", path);
    else if (version === undefined) elsewhere(path);
    else if (archived && !archived.includes(version)) {
      const fix = suggestion(version, archived);
      report(folder, FILES.unknownVersion({ version, fix }));
    } else if (path.startsWith(`${folder}/_data/`))
      inData(`${folder}/_data`, path, VERSIONED_FILES);
    else inTexts(folder, path);
  }
  const names = [...named].flatMap(([folder, paths]) => pageNameFindings(paths, folder));
  for (const finding of names) if (!findings.has(finding.file)) findings.set(finding.file, finding);
  for (const path of all) {
    const parts = path.split("/");
    const bad = parts.findIndex((part) => UNUSABLE.test(part));
    const name = parts[bad] ?? "";
    if (bad >= 0)
      report(parts.slice(0, bad + 1).join("/"), FILES.unusable({ name, better: usableName(name) }));
  }
  return { findings: [...findings.values()], beside };

  function elsewhere(path: string): void {
    if (/^(?!src\/(?:assets|theme)\/).*\.md$/.test(path))
      report(path, FILES.noLanguage({ folder: "src/content" }));
    if (OTHER_PICTURE.test(path)) report(path, FILES.imageFormat());
    if (path.startsWith(`${DOCUMENTS_FOLDER}/`) && !isDocument(path)) report(path, NOT_PUBLISHED);
    if (!isImage(path)) return;
    if (/^src\/assets\/(?!img\/)/.test(path)) report(path, FILES.imagePlace());
    else if (/^src\/theme\/emblems\//.test(path) && !path.endsWith(".svg"))
      report(path, FILES.emblemFormat());
  }

  function inData(folder: string, path: string, names: readonly string[]): void {
    const own = path.slice(folder.length + 1);
    if (names.some((name) => own === `${name}.json`)) return;
    const meant = basename(own).replace(/\..*/, "");
    const same = names.find((name) => basename(name).toLowerCase() === meant.toLowerCase());
    const fix = same ? PIECES.rename({ name: `${folder}/${same}.json` }) : suggestion(meant, names);
    report(path, FILES.unreadData({ fix }));
  }

  function inTexts(folder: string, path: string): void {
    const [name = "", ...inside] = path.slice(folder.length + 1).split("/");
    const place = `${folder}/${name}`;
    if (inside.length > 0 && LOCALES.some((locale) => locale === name))
      inLanguage(place, inside.join("/"));
    else report(place, FILES.noLanguage({ folder }));
  }

  function inLanguage(folder: string, path: string): void {
    const file = `${folder}/${path}`;
    const name = basename(path);
    if (name.startsWith(".")) report(file, FILES.ignored());
    else if (ENDED_TWICE.test(name)) {
      report(file, FILES.notMarkdown({ rename: `${plainName(name.replace(ENDED_TWICE, ""))}.md` }));
    } else if (path.endsWith(".md")) {
      named.set(folder, [...(named.get(folder) ?? []), path]);
    } else if (MEANT_AS_PAGE.test(name)) {
      const rename = `${plainName(name.replace(MEANT_AS_PAGE, ""))}.md`;
      report(file, FILES.notMarkdown({ rename }));
    } else if (isImage(name) || isDocument(name) || OTHER_PICTURE.test(name)) beside.push(file);
    else report(file, NOT_PUBLISHED);
  }
}

/** A name like it that works everywhere. */
function usableName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w{1,5})?$/.exec(name.trimEnd()) ?? [];
  const plain = plainName(stem).slice(0, 60);
  return `${UNUSABLE.test(plain) ? `${plain}-1` : plain}${ending.toLowerCase()}`;
}
