import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { SiteData, VersionedData } from "../model/site-data.ts";
import {
  type DataFileName,
  dataFiles,
  dataKey,
  OPTIONAL_FILES,
  VERSIONED_FILES,
} from "../schema/data-files.ts";
import type { Finding } from "../schema/finding.ts";
import { labelProblems, labelsFile } from "../schema/labels.ts";
import { type KeptFiles, readKept } from "./kept-files.ts";
import { locate } from "./locate.ts";
import { readEmblems } from "./read-emblems.ts";
import { readJson } from "./read-json.ts";

/** What is needed to read the texts' front matter: languages, and years of the docs. */
export type ContentFrame = Pick<SiteData, "locales" | "versions">;

/** What texts are read with while the files of languages and versions have mistakes themselves. */
const LOCALES_IN_USE: ContentFrame["locales"] = {
  default: "sv",
  locales: {
    sv: { label: "sv", direction: "ltr", htmlLang: "sv", calendar: "gregory", path: "/" },
    en: { label: "en", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "/en/" },
  },
};
const ONE_VERSION: ContentFrame["versions"] = {
  last: "current",
  versions: [{ name: "current", label: { sv: "current", en: "current" }, path: "" }],
};

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
  /** Stands in for itself while its own files have mistakes, so that those of texts are told too. */
  frame: ContentFrame;
  files: DataFile[];
}

/** What an earlier call has read. */
export type DataCache = KeptFiles<unknown>;

/**
 * Reads all of `_data`. Every file is checked, so that one run tells all there is to mend.
 *
 * @param root folder that holds `_data`
 * @param findings what is wrong, with its line
 * @param cache what an earlier call has read; the same object comes back for a file that is unchanged
 */
export function readData(
  root: string,
  findings: Finding[],
  cache: DataCache = new Map(),
): ReadData {
  const before = findings.length;
  const files: DataFile[] = [];
  const readAs = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const path = join(root, file);
    const value = readKept(cache, path, "", findings, (own) => readJson(path, schema, own, root));
    files.push({ file, value });
    // A file is always read with the same schema.
    return value as T | undefined;
  };
  const path = (name: string) => `_data/${name}.json`;
  const read = (name: DataFileName) => {
    if (name === "labels") {
      const [sv, en] = [
        readAs(path("labels/sv"), labelsFile),
        readAs(path("labels/en"), labelsFile),
      ];
      if (!sv || !en) return undefined;
      findings.push(...labelProblems({ sv, en }).map((problem) => locate(problem, root)));
      return { sv, en };
    }
    const isLeftOut = isOptional(name) && !existsSync(join(root, path(name)));
    return isLeftOut ? null : readAs<unknown>(path(name), dataFiles[name]);
  };

  const names = Object.keys(dataFiles) as DataFileName[];
  const data = {
    ...Object.fromEntries(names.map((name) => [dataKey(name), read(name)])),
    archives: {},
    // Only the texts tell them.
    addresses: { sv: {}, en: {} },
    today: "",
    summaries: { sv: {}, en: {} },
    emblems: readEmblems(root, findings),
  } as { [Key in keyof SiteData]: SiteData[Key] | undefined };
  for (const [index, { name }] of (data.versions?.versions ?? []).entries()) {
    if (name === data.versions?.last) continue;
    if (!existsSync(join(root, "src/versions", name))) {
      const problem = {
        file: path("versions"),
        path: ["versions", index],
        problem: `There are no docs of the version "${name}": the folder src/versions/${name} is not there.`,
        fix: "Remove the version, or bring its folder back.",
      };
      findings.push(locate(problem, root));
    }
    data.archives = { ...data.archives, [name]: readArchive(root, name, readAs) };
  }
  return {
    data: findings.length === before && isComplete(data) ? data : undefined,
    frame: { locales: data.locales ?? LOCALES_IN_USE, versions: data.versions ?? ONE_VERSION },
    files,
  };
}

/** Whether every file was read; a file with a mistake in it is undefined, and its finding is told. */
function isComplete(
  data: { [Key in keyof SiteData]: SiteData[Key] | undefined },
): data is SiteData {
  return Object.values(data).every((value) => value !== undefined);
}

function isOptional(name: DataFileName): boolean {
  return OPTIONAL_FILES.some((optional) => optional === name);
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
    archive[dataKey(name)] = readAs<unknown>(file, dataFiles[name]);
  }
  return archive;
}
