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

/** A Markdown text after rendering. */
export interface RenderedText {
  html: string;
  /** The level-1 heading written in the text; taken out of `html`, because the page shows it as its title. */
  title: string | null;
  /** Levels 2–6 in document order. */
  headings: Heading[];
  /** HTML of what lies before the truncation marker, or of everything; posts only. */
  excerptHtml: string;
  truncated: boolean;
  /** First paragraph without markup. */
  firstLine: string;
  /** The source text, for counting words. */
  source: string;
  /** Links to pages and files of this site, in the order of the text. */
  links: TextLink[];
}

/** A link in a text, with where it is written. */
export interface TextLink {
  /** Its address on the page. */
  href: string;
  /** Its target as it is written. */
  written: string;
  /** In the file, both from 1. */
  line: number;
  column?: number;
}

interface BaseSource {
  /** Path relative to the project, for messages and edit links. */
  file: string;
  /** Path without the language folder; the same in every language (`docs/event/cmi.md`). */
  key: string;
  /** Language of the page. */
  locale: Locale;
  /** Language of the text; differs where a translation is missing. */
  contentLocale: Locale;
  url: string;
  text: RenderedText;
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
