import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { SiteData, VersionedData } from "../model/site-data.ts";
import {
  type DataFileName,
  type DataFileValue,
  dataFiles,
  schemaOf,
  VERSIONED_FILES,
} from "../schema/data-files.ts";
import type { Finding } from "../schema/finding.ts";
import type { Labels } from "../schema/labels.ts";
import type { Locale } from "../schema/localized.ts";
import { readJson } from "./read-json.ts";

/** What is needed to read the texts' front matter: languages, and years of the docs. */
export type ContentFrame = Pick<SiteData, "locales" | "versions">;

/** A data file as it was read, for checks that look through all of them. */
export interface DataFile {
  /** Relative to the project. */
  file: string;
  value: unknown;
}

/** What was read of `_data`. */
export interface ReadData {
  /** Undefined when there are findings. */
  data: SiteData | undefined;
  /** Undefined when there are findings in its own files. */
  frame: ContentFrame | undefined;
  files: DataFile[];
}

/**
 * Reads all of `_data`. Every file is checked, so that one run tells all there is to mend.
 *
 * @param root folder that holds `_data`
 * @param findings what is wrong, with its line
 */
export function readData(root: string, findings: Finding[]): ReadData {
  const before = findings.length;
  const files: DataFile[] = [];
  const readAs = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const value = readJson(join(root, file), schema, findings, root);
    files.push({ file, value });
    return value;
  };
  const path = (name: string) => `_data/${name}.json`;
  const read = <Name extends DataFileName>(name: Name): DataFileValue<Name> | undefined =>
    readAs(path(name), schemaOf(name));
  const readOptional = <Name extends DataFileName>(name: Name) =>
    existsSync(join(root, path(name))) ? read(name) : null;

  const data: { [Key in keyof SiteData]: SiteData[Key] | undefined } = {
    site: read("site"),
    locales: read("locales"),
    labels: labelsOf((locale) => readAs(path(`labels/${locale}`), dataFiles.labels)),
    navbar: read("navbar"),
    footer: readOptional("footer"),
    announcement: readOptional("announcement"),
    authors: read("authors"),
    tags: read("tags"),
    people: read("people"),
    contacts: read("contacts"),
    charts: read("charts"),
    courses: read("courses"),
    keyDates: read("key-dates"),
    chapterMap: read("chapter-map"),
    events: read("events"),
    partners: read("partners"),
    stats: read("stats"),
    sidebars: read("sidebars"),
    versions: read("versions"),
    redirects: read("redirects"),
    archives: {},
  };
  for (const { name } of data.versions?.versions ?? []) {
    if (name === data.versions?.last) continue;
    data.archives = { ...data.archives, [name]: readArchive(root, name, readAs) };
  }
  return {
    data: findings.length === before && isComplete(data) ? data : undefined,
    frame:
      data.locales && data.versions
        ? { locales: data.locales, versions: data.versions }
        : undefined,
    files,
  };
}

/** Whether every file was read; a file with a mistake in it is undefined, and its finding is told. */
function isComplete(
  data: { [Key in keyof SiteData]: SiteData[Key] | undefined },
): data is SiteData {
  return Object.values(data).every((value) => value !== undefined);
}

function labelsOf(read: (locale: Locale) => Labels | undefined): SiteData["labels"] | undefined {
  const [sv, en] = [read("sv"), read("en")];
  return sv && en ? { sv, en } : undefined;
}

/** What an archived version has of its own. */
function readArchive(
  root: string,
  version: string,
  readAs: <T>(file: string, schema: z.ZodType<T>) => T | undefined,
): Partial<VersionedData> {
  const archive: Record<string, unknown> = {};
  for (const name of VERSIONED_FILES) {
    const file = `src/versions/${version}/_data/${name}.json`;
    if (!existsSync(join(root, file))) continue;
    // `key-dates.json` is `keyDates` in the data, as with the files of today.
    const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    archive[key] = readAs<unknown>(file, dataFiles[name]);
  }
  return archive;
}
