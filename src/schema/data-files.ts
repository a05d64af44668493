import type { z } from "zod";
import { academicYearFile } from "./academic-year.ts";
import { accessibilityFile } from "./accessibility.ts";
import { announcementFile } from "./announcement.ts";
import { chapterMapFile, chartsFile, coursesFile, keyDatesFile } from "./blocks.ts";
import { authorsFile, tagsFile } from "./blog.ts";
import { checklistsFile } from "./checklists.ts";
import { sidebarsFile, versionsFile } from "./docs.ts";
import { documentsFile } from "./documents.ts";
import { footerFile } from "./footer.ts";
import { glossaryFile } from "./glossary.ts";
import { eventsFile, partnersFile, statsFile } from "./home.ts";
import { jobsFile } from "./jobs.ts";
import { type Labels, labelsFile } from "./labels.ts";
import { localesFile } from "./locales.ts";
import type { Locale } from "./localized.ts";
import { navbarFile } from "./navbar.ts";
import { openRolesFile } from "./open-roles.ts";
import { peopleFile } from "./people.ts";
import { redirectsFile } from "./redirects.ts";
import { servicesFile } from "./services.ts";
import { siteFile } from "./site.ts";
import { synonymsFile } from "./synonyms.ts";
import { tasksFile } from "./tasks.ts";
import { translationsFile } from "./translations.ts";
import { wordingFile, wordsFile } from "./wording.ts";

/** Schema of every file in `_data`, by its name without `.json`; `labels` are two files. */
export const dataFiles = {
  site: siteFile,
  locales: localesFile,
  labels: labelsFile,
  navbar: navbarFile,
  footer: footerFile,
  announcement: announcementFile,
  "news-authors": authorsFile,
  "news-tags": tagsFile,
  people: peopleFile,
  charts: chartsFile,
  courses: coursesFile,
  "key-dates": keyDatesFile,
  checklists: checklistsFile,
  "chapter-map": chapterMapFile,
  "open-roles": openRolesFile,
  jobs: jobsFile,
  tasks: tasksFile,
  glossary: glossaryFile,
  documents: documentsFile,
  services: servicesFile,
  "academic-year": academicYearFile,
  events: eventsFile,
  partners: partnersFile,
  stats: statsFile,
  sidebars: sidebarsFile,
  versions: versionsFile,
  redirects: redirectsFile,
  translations: translationsFile,
  synonyms: synonymsFile,
  wording: wordingFile,
  words: wordsFile,
  accessibility: accessibilityFile,
} satisfies Record<string, z.ZodType>;

/** The schema of a data file, also of one of a version, by its path; undefined for other files. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, name = ""] = /(?:^|\/)_data\/([\w-]+)[./]/.exec(file) ?? [];
  return (dataFiles as Readonly<Record<string, z.ZodType>>)[name];
}

export type DataFileName = keyof typeof dataFiles;
export type DataFileValue<Name extends DataFileName> = z.output<(typeof dataFiles)[Name]>;

/** Files that a site may do without. */
export const OPTIONAL_FILES = [
  "footer",
  "announcement",
  "translations",
  "services",
  "synonyms",
  "wording",
  "words",
  "accessibility",
] as const satisfies readonly DataFileName[];

/** How the content of a file is called in the code: `key-dates.json` is `keyDates`. */
export type DataKey<Name extends string = DataFileName> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<DataKey<Tail>>}`
  : Name;

/** @see DataKey */
export function dataKey<Name extends DataFileName>(name: Name): DataKey<Name> {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as DataKey<Name>;
}

/** The content of all files in `_data`; null where one is left out. */
export type DataFiles = {
  [Name in DataFileName as DataKey<Name>]: Name extends "labels"
    ? Record<Locale, Labels>
    : Name extends (typeof OPTIONAL_FILES)[number]
      ? DataFileValue<Name> | null
      : DataFileValue<Name>;
};

/**
 * Files that a version of the docs can have of its own, in `src/versions/<name>/_data`, so that an
 * archived page keeps the roles, tables and menus of its year. A file that is not there is today's.
 */
export const VERSIONED_FILES = [
  "sidebars",
  "people",
  "charts",
  "courses",
  "key-dates",
  "chapter-map",
] as const satisfies readonly DataFileName[];
