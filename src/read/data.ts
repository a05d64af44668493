import type { z } from "zod";
import { REFERENCES } from "../messages/references.ts";
import { errorAbout, type Finding, findingIn } from "../schema/finding.ts";
import { labelsFile } from "../schema/labels.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES } from "../schema/localized.ts";
import {
  type DataFileName,
  type DataFiles,
  type DataKey,
  dataFiles,
  dataKey,
  OPTIONAL_FILES,
  VERSIONED_FILES,
} from "./data-files.ts";
import { type JsonFile, type Path, readJson } from "./files/json-file.ts";
import { textCache } from "./text-cache.ts";

/** The data files; one that is missing or has a mistake is undefined. */
export type ReadData = { [Key in keyof DataFiles]: DataFiles[Key] | undefined };

/** Data that belongs to an archived version of the docs. */
type Archive = Partial<Pick<ReadData, DataKey<(typeof VERSIONED_FILES)[number]>>>;

/** Used while the file of the languages has a mistake. */
export const DEFAULT_LOCALES: LocalesFile = {
  default: "sv",
  locales: {
    sv: { label: "sv", direction: "ltr", htmlLang: "sv", calendar: "gregory", path: "/" },
    en: { label: "en", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "/en/" },
  },
};

const VERSIONS = "_data/versions.json";

const parsed = textCache<JsonFile>();

/** Reads and checks all data files: `_data`, and the data of archived versions. */
export function readData(texts: ReadonlyMap<string, string | null>, folders: ReadonlySet<string>) {
  const findings: Finding[] = [];
  const files = new Map<string, JsonFile>();
  /** All valid files, by path. */
  const values = new Map<string, unknown>();
  const once = parsed("");
  const read = <T>(
    file: string,
    schema: z.ZodType<T>,
    isOptional = false,
  ): T | null | undefined => {
    const text = texts.get(file);
    // One that cannot be decoded has a finding already.
    if (text === null) return undefined;
    if (text === undefined) {
      if (isOptional) return null;
      findings.push(errorAbout(file, REFERENCES.missingFile()));
      return undefined;
    }
    const json = once(`${file}\n${text}`, () => readJson(text, schema));
    files.set(file, json);
    findings.push(...json.findings.map((finding) => findingIn(file, finding)));
    if (json.value !== undefined) values.set(file, json.value);
    return json.value as T | undefined;
  };
  const readNamed = (name: DataFileName) => {
    const isOptional = OPTIONAL_FILES.some((optional) => optional === name);
    if (name !== "labels") return read<unknown>(`_data/${name}.json`, dataFiles[name], isOptional);
    const [sv, en] = LOCALES.map((locale) => read(`_data/labels/${locale}.json`, labelsFile));
    return sv && en ? { sv, en } : undefined;
  };
  const names = Object.keys(dataFiles) as DataFileName[];
  const data = Object.fromEntries(
    names.map((name) => [dataKey(name), readNamed(name)]),
  ) as unknown as ReadData;
  /** Line of a place in a data file. */
  const lineOf = (file: string, path: Path) => files.get(file)?.lineOf(path) ?? null;

  const archives = new Map<string, Archive>();
  for (const [index, { name }] of (data.versions?.versions ?? []).entries()) {
    if (name === data.versions?.last) continue;
    const line = lineOf(VERSIONS, ["versions", index]);
    if (!folders.has(`src/versions/${name}`))
      findings.push(findingIn(VERSIONS, { line, ...REFERENCES.noVersionFolder({ name }) }));
    const own = VERSIONED_FILES.flatMap((key) => {
      const file = `src/versions/${name}/_data/${key}.json`;
      return texts.has(file) ? [[dataKey(key), read<unknown>(file, dataFiles[key])] as const] : [];
    });
    archives.set(name, Object.fromEntries(own) as Archive);
  }
  return { data, archives, values, lineOf, findings };
}
