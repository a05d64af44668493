import type { z } from "zod";
import { announcementFile } from "./announcement.ts";
import { chapterMapFile, chartsFile, coursesFile, keyDatesFile } from "./blocks.ts";
import { authorsFile, tagsFile } from "./blog.ts";
import { sidebarsFile, versionsFile } from "./docs.ts";
import { footerFile } from "./footer.ts";
import { eventsFile, partnersFile, statsFile } from "./home.ts";
import { labelsFile } from "./labels.ts";
import { localesFile } from "./locales.ts";
import { navbarFile } from "./navbar.ts";
import { contactsFile, peopleFile } from "./people.ts";
import { redirectsFile } from "./redirects.ts";
import { siteFile } from "./site.ts";

/** Schema of every file in `_data`, by its name without `.json`; `labels` are two files. */
export const dataFiles = {
  site: siteFile,
  locales: localesFile,
  labels: labelsFile,
  navbar: navbarFile,
  footer: footerFile,
  announcement: announcementFile,
  authors: authorsFile,
  tags: tagsFile,
  people: peopleFile,
  contacts: contactsFile,
  charts: chartsFile,
  courses: coursesFile,
  "key-dates": keyDatesFile,
  "chapter-map": chapterMapFile,
  events: eventsFile,
  partners: partnersFile,
  stats: statsFile,
  sidebars: sidebarsFile,
  versions: versionsFile,
  redirects: redirectsFile,
} satisfies Record<string, z.ZodType>;

export type DataFileName = keyof typeof dataFiles;
export type DataFileValue<Name extends DataFileName> = z.output<(typeof dataFiles)[Name]>;

/** The schema of a data file, typed by its name. */
export function schemaOf<Name extends DataFileName>(name: Name): z.ZodType<DataFileValue<Name>> {
  return dataFiles[name] as z.ZodType<DataFileValue<Name>>;
}

/**
 * Files that a version of the docs can have of its own, in `src/versions/<name>/_data`, so that an
 * archived page keeps the roles, tables and menus of its year. A file that is not there is today's.
 */
export const VERSIONED_FILES = [
  "sidebars",
  "people",
  "contacts",
  "charts",
  "courses",
  "key-dates",
  "chapter-map",
] as const satisfies readonly (keyof typeof dataFiles)[];
