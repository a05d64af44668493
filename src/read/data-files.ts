import type { z } from "zod";
import type { FeatureSchema, NameIn } from "../features/feature-schema.ts";
import * as subjects from "../features/schemas.ts";
import { announcementFile } from "../schema/announcement.ts";
import { authorsFile, tagsFile } from "../schema/blog.ts";
import { chapterMapFile } from "../schema/chapter-map.ts";
import { sidebarsFile, versionsFile } from "../schema/docs.ts";
import { footerFile } from "../schema/footer.ts";
import { glossaryFile } from "../schema/glossary.ts";
import { type Labels, labelsFile } from "../schema/labels.ts";
import { localesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import { navbarFile } from "../schema/navbar.ts";
import { peopleFile } from "../schema/people.ts";
import { redirectsFile } from "../schema/redirects.ts";
import { servicesFile } from "../schema/services.ts";
import { siteFile } from "../schema/site.ts";
import { statsFile } from "../schema/stats.ts";
import { synonymsFile } from "../schema/synonyms.ts";
import { translationsFile } from "../schema/translations.ts";
import { wordingFile, wordsFile } from "../schema/wording.ts";

/** The files of `_data` that belong to no subject; `labels` are two files. */
const OWN = {
  site: { schema: siteFile },
  locales: { schema: localesFile },
  labels: { schema: labelsFile },
  navbar: { schema: navbarFile },
  footer: { schema: footerFile, isOptional: true },
  announcement: { schema: announcementFile, isOptional: true },
  "news-authors": { schema: authorsFile },
  "news-tags": { schema: tagsFile },
  people: { schema: peopleFile, isVersioned: true },
  "chapter-map": { schema: chapterMapFile, isVersioned: true },
  glossary: { schema: glossaryFile },
  services: { schema: servicesFile, isOptional: true },
  stats: { schema: statsFile },
  sidebars: { schema: sidebarsFile, isVersioned: true },
  versions: { schema: versionsFile },
  translations: { schema: translationsFile, isOptional: true },
  redirects: { schema: redirectsFile },
  synonyms: { schema: synonymsFile, isOptional: true },
  wording: { schema: wordingFile, isOptional: true },
  words: { schema: wordsFile, isOptional: true },
} satisfies FeatureSchema["data"];

/** The files of one subject or another. */
type OfSubjects = Extract<(typeof subjects)[keyof typeof subjects], { data: object }>["data"];
type OfSubject<Name> = OfSubjects extends infer Files
  ? Files extends { [Own in Name & string]: infer File }
    ? File
    : never
  : never;

type Files = typeof OWN & { [Name in NameIn<OfSubjects>]: OfSubject<Name> };

const FILES = Object.assign(
  {},
  OWN,
  ...Object.values<FeatureSchema>(subjects).map(({ data }) => data),
) as Files;

export type DataFileName = keyof Files & string;

const NAMES = Object.keys(FILES) as DataFileName[];

/** Schema of every file in `_data`, by its name without `.json`. */
export const dataFiles = Object.fromEntries(
  NAMES.map((name) => [name, FILES[name].schema]),
) as unknown as { [Name in DataFileName]: Files[Name]["schema"] };

/** The schema of a data file, also of one of a version, by its path; undefined for other files. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, name = ""] = /(?:^|\/)_data\/([\w-]+)[./]/.exec(file) ?? [];
  return (dataFiles as Readonly<Record<string, z.ZodType>>)[name];
}

type DataFileValue<Name extends DataFileName> = z.output<Files[Name]["schema"]>;

/** Names of the files with a mark. */
type Marked<Mark extends "isOptional" | "isVersioned"> = {
  [Name in DataFileName]: Files[Name] extends { [Own in Mark]: true } ? Name : never;
}[DataFileName];

const marked = <Mark extends "isOptional" | "isVersioned">(mark: Mark) =>
  NAMES.filter((name) => mark in FILES[name]) as Marked<Mark>[];

/** Files that a site may do without. */
export const OPTIONAL_FILES: readonly DataFileName[] = marked("isOptional");

/**
 * Files that a version of the docs can have of its own, in `src/versions/<name>/_data`, so that an
 * archived page keeps the roles, tables and menus of its year. A file that is not there is today's.
 */
export const VERSIONED_FILES = marked("isVersioned");

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
    : Name extends Marked<"isOptional">
      ? DataFileValue<Name> | null
      : DataFileValue<Name>;
};
