import type { Finding } from "../../schema/finding.ts";
import type { Locale } from "../../schema/localized.ts";
import type { Preview } from "./preview.ts";

/** Fields of an entry as the CMS has them. */
export type Fields = Record<string, unknown>;

/** A file with its fields as the CMS has them, or with its text as the repository has it. */
export type Content = readonly [file: string, content: Fields | string];

/** Entries for the worker, by the file that the CMS would save. */
export interface Question {
  files: [file: string, fields: Fields][];
  /** Whether the page of the first file is shown; else the files are only kept. */
  isOpen: boolean;
  /** The number of its form. */
  form: number;
  /** Whether all entries of the CMS have been sent: until then the texts of the last build stand for the others. */
  isWhole?: boolean;
  /** Language of the CMS's interface. */
  language: Locale;
  /** Pictures of the browser by their path on the site, such as `/img/board.webp`. */
  pictures?: [path: string, picture: Blob][];
}

/** What the worker found. */
export interface Answer extends Pick<Preview, "body" | "style" | "lang"> {
  findings: (Pick<Finding, "severity" | "problem" | "fix"> & {
    /** Language of the file; empty for data. */
    lang: string;
    /** Line of the text, or of the file where it is not in a text. */
    line: number | null;
    /** What is written there. */
    quote: string;
    /** The field, as the CMS names it: `board.roles.0.email`. */
    field: string;
  })[];
  /** The form that asked. */
  form: number;
  /** The file of the open entry, in the language that is shown. */
  file: string;
  /** What the entry says in all languages, now and when it was opened; see `version.ts`. */
  version: string;
  before: string;
  stylesheet: string;
  /** Titles of the texts, and data files, that link to the open page. */
  linkedFrom: string[];
  /** Paths of pictures that the last build did not have. */
  missing: string[];
}
