import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { SiteData, VersionedData } from "../model/site-data.ts";
import { dataFiles, VERSIONED_FILES } from "../schema/data-files.ts";
import type { Finding } from "../schema/finding.ts";
import { readJson } from "./read-json.ts";

/** What is needed to read the texts' front matter: languages, and years of the docs. */
export type ContentFrame = Pick<SiteData, "locales" | "versions">;

/**
 * Reads all of `_data`. Every file is checked, so that one run tells all there is to mend.
 *
 * @param root folder that holds `_data`
 * @returns `data` is undefined when there are findings, `frame` only when they are in its own files
 */
export function loadData(
  root: string,
  findings: Finding[],
): { data: SiteData | undefined; frame: ContentFrame | undefined } {
  const before = findings.length;
  const path = (name: string) => join(root, "_data", `${name}.json`);
  const readAs = <T>(name: string, schema: z.ZodType<T>) =>
    readJson(path(name), schema, findings, root) as T;
  const read = <Name extends keyof typeof dataFiles>(name: Name) =>
    readAs<z.output<(typeof dataFiles)[Name]>>(name, dataFiles[name] as z.ZodType<never>);

  const data: SiteData = {
    site: read("site"),
    locales: read("locales"),
    labels: {
      sv: readAs("labels/sv", dataFiles.labels),
      en: readAs("labels/en", dataFiles.labels),
    },
    navbar: read("navbar"),
    footer: existsSync(path("footer")) ? read("footer") : null,
    announcement: existsSync(path("announcement")) ? read("announcement") : null,
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
    if (name !== data.versions.last) data.archives[name] = loadArchive(root, name, findings);
  }
  return {
    data: findings.length > before ? undefined : data,
    frame: data.locales && data.versions ? data : undefined,
  };
}

/** What an archived version has of its own. */
function loadArchive(root: string, version: string, findings: Finding[]): Partial<VersionedData> {
  const archive: Record<string, unknown> = {};
  for (const name of VERSIONED_FILES) {
    const file = join(root, "src/versions", version, "_data", `${name}.json`);
    if (!existsSync(file)) continue;
    // `key-dates.json` is `keyDates` in the data, as with the files of today.
    const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    archive[key] = readJson(file, dataFiles[name] as z.ZodType, findings, root);
  }
  return archive;
}
