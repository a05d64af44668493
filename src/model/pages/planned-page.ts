import type { HeadSource } from "../frame/head.ts";
import type { Source } from "../sources.ts";
import type { BasePage, PageModel } from "./page-model.ts";

/** What a page shows by itself, before anything that depends on other pages is known. */
export type PageCore = {
  [K in PageModel["kind"]]: CoreOf<Extract<PageModel, { kind: K }>>;
}[PageModel["kind"]];
type CoreOf<P extends PageModel> = Omit<P, Derived> &
  Partial<Pick<P, "contentLocale" | "toc" | "editUrl" | "unlisted">>;
type Derived = Exclude<keyof BasePage, "locale" | "url" | "title" | "description">;

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
