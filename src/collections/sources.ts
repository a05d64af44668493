import type { Status } from "../routes/text-identity.ts";
import type {
  ContentFrontMatter,
  DocFrontMatter,
  HomeFrontMatter,
  PostFrontMatter,
} from "../schema/front-matter.ts";
import type { Locale } from "../schema/localized.ts";

/** A heading of level 1–6 in a rendered text. */
export interface Heading {
  level: number;
  id: string;
  /** Without markup. */
  text: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
}

/** A Markdown text, of which what needs rendering is read when it is asked for. */
export interface RenderedText {
  /** Markdown without front matter. */
  readonly body: string;
  /** The level-1 heading written in the text; left out of `html`, because the page shows it as its title. */
  readonly title: string | null;
  readonly html: string;
  /** Levels 2–6 in document order. */
  readonly headings: Heading[];
  /** HTML of what comes before the truncation marker, or of everything. */
  readonly excerptHtml: string;
  readonly truncated: boolean;
  /** First paragraph without markup. */
  readonly firstLine: string;
}

/** A part of a text, from one heading to the next. */
export interface TextSection {
  /** Without markup; null for the text before the first heading, and for the words of the front matter. */
  heading: string | null;
  /** Changes with what the section says, not with how it is written. */
  fingerprint: string;
}

interface BaseSource {
  /** Path relative to the project, for messages and edit links. */
  file: string;
  /** Path without the language folder; the same for the languages of a page, and for no other page. */
  key: string;
  /** Language of the page. */
  locale: Locale;
  /** Language of the text; differs where a translation is missing. */
  contentLocale: Locale;
  url: string;
  /** Of the text as it is written, in its order. */
  sections: readonly TextSection[];
  /** Markdown without front matter. */
  body: string;
  text: RenderedText;
  /** Absent for most texts. */
  status?: Status | undefined;
}

export interface HomeSource extends BaseSource {
  kind: "home";
  frontMatter: HomeFrontMatter;
}

export interface ContentSource extends BaseSource {
  kind: "content";
  frontMatter: ContentFrontMatter;
}

export interface DocSource extends BaseSource {
  kind: "doc";
  frontMatter: DocFrontMatter;
  /** Name of the docs version. */
  version: string;
  /** Folder and name without number prefixes: `event/cmi`. */
  id: string;
  /** Path below the docs folder with number prefixes: `02-event/01-cmi.md`. */
  path: string;
}

export interface PostSource extends BaseSource {
  kind: "post";
  frontMatter: PostFrontMatter;
  /** `2024-03-25`. */
  date: string;
}

/** A page that is written as a file. */
export type Source = HomeSource | ContentSource | DocSource | PostSource;
