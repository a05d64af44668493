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
  /** Head data of its own. */
  head: HeadSource;
  /** Address without the language; pages of one key are translations of each other. */
  pair: string;
}

/** What pages have in common that follow from others: there is no text of theirs to edit. */
export function generatedPage(
  locale: Locale,
): Pick<OwnPage, "locale" | "contentLocale" | "toc" | "editUrl" | "unlisted"> {
  return { locale, contentLocale: locale, toc: [], editUrl: null, unlisted: false };
}
