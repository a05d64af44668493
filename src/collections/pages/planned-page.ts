import type { Locale } from "../../schema/localized.ts";
import type { HeadSource } from "../frame/head.ts";
import type { Source } from "../sources.ts";
import type { OwnPage, PageFrame, PageKind, PageModel } from "./page-model.ts";

/** What a page shows by itself, before anything that depends on other pages is known. */
export type PageCore = {
  [Kind in PageKind]: Omit<Extract<PageModel, { kind: Kind }>, keyof PageFrame>;
}[PageKind];

/** A page that will be published. */
export interface PlannedPage {
  core: PageCore;
  /** The file that it is written in; null for pages that follow from others. */
  source: Source | null;
  /** Day of the last change of its text, where that is known. */
  updated?: string | null;
  /** Head data of its own. */
  head: HeadSource;
  /**
   * Pages of one key are translations of each other: those of one file name, and those without files
   * that have the same address but for the language.
   */
  translationKey: string;
}

/** What pages have in common that follow from others: there is no text of theirs to edit. */
export function generatedPage(locale: Locale): Omit<OwnPage, "url" | "title" | "description"> {
  return {
    locale,
    contentLocale: locale,
    toc: [],
    editUrl: null,
    unlisted: false,
    isPlaceholder: false,
    unpublished: false,
    status: null,
  };
}

/** Whether pages of a kind show the list of recent posts (BLOG-13). */
export function hasNewsMenu(kind: PageKind): boolean {
  return ["blog-list", "post", "tags", "tag", "authors", "author"].includes(kind);
}
