import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { VersionedData } from "../collections/site-data.ts";
import {
  type DataFileName,
  type DataFiles,
  dataKey,
  VERSIONED_FILES,
} from "../schema/data-files.ts";
import type { Labels } from "../schema/labels.ts";
import type { Locale } from "../schema/localized.ts";
import { parseData } from "./formats.ts";

/** A data file that the bundles depend on, before Eleventy reads them all; null where it is left out. */
export function readDataFile<Name extends DataFileName>(
  name: Name,
): DataFiles[ReturnType<typeof dataKey<Name>>] {
  return read(`_data/${name}.json`) as DataFiles[ReturnType<typeof dataKey<Name>>];
}

/** The labels of a language. */
export const readLabels = (locale: Locale) => read(`_data/labels/${locale}.json`) as Labels;

/** Data that belongs to archived versions of the docs, by version. */
export function readArchives(): Record<string, Partial<VersionedData>> {
  const folder = "src/versions";
  const versions = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return Object.fromEntries(
    versions.map(({ name: version }) => {
      const files = VERSIONED_FILES.map((name) => [
        dataKey(name),
        read(join(folder, version, "_data", `${name}.json`)),
      ]);
      return [version, Object.fromEntries(files.filter(([, value]) => value !== null))];
    }),
  );
}

function read(path: string): unknown {
  if (!existsSync(path)) return null;
  return parseData(JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")), path);
}
