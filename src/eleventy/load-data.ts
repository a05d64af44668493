import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { SiteData } from "../model/site-data.ts";
import { dataFiles } from "../schema/data-files.ts";
import type { Finding } from "../schema/finding.ts";
import { readJson } from "./read-json.ts";

/**
 * Reads all of `_data`. Every file is checked, so that one run tells all there is to mend.
 *
 * @param root folder that holds `_data`
 * @returns undefined when there are findings
 */
export function loadData(root: string, findings: Finding[]): SiteData | undefined {
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
  };
  return findings.length > before ? undefined : data;
}
