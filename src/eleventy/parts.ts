import { generatedPages, replacementPages } from "../collections/pages.ts";
import { createSite, type Site } from "../collections/site.ts";
import type { PageKind } from "../model/pages/page-model.ts";
import { admin } from "../output/admin/admin-page.ts";
import { calendars } from "../output/calendars.ts";
import { blogFeeds } from "../output/feeds.ts";
import { llmsTxt } from "../output/llms-txt.ts";
import { manifests } from "../output/manifests.ts";
import { markdownExports } from "../output/markdown-exports.ts";
import { searchIndexes } from "../output/search/search-index.ts";
import { securityContact } from "../output/security-contact.ts";
import { sprites } from "../output/sprites.ts";
import type { CollectionApi } from "./types.ts";

export { addFormats } from "./formats.ts";
export { startBuild } from "./run.ts";
export { renderText } from "../markdown/render-text.ts";

const sites = new WeakMap<CollectionApi, Site>();

/** The site of a build; computed once. */
export function siteOf(api: CollectionApi): Site {
  const site = sites.get(api) ?? createSite(api.getAll());
  sites.set(api, site);
  return site;
}

const generated = (kind: PageKind) => (site: Site) => generatedPages(site, kind);

/** Entries of the templates in `src/pages`, by collection. */
export const pages = {
  blogPages: generated("blog-list"),
  archivePages: generated("archive"),
  tagsPages: generated("tags"),
  tagPages: generated("tag"),
  authorsPages: generated("authors"),
  authorPages: generated("author"),
  categoryPages: generated("category"),
  printPages: generated("print"),
  searchPages: generated("search"),
  translationsPages: generated("translations"),
  reviewPages: generated("review"),
  notFoundPages: generated("not-found"),
  replacementPages,
};

/** Entries of the templates in `src/pages/files`, by collection. */
export const files = {
  feeds: blogFeeds,
  calendars,
  llmsTxt,
  manifests,
  searchIndexes,
  markdownExports,
  adminFiles: admin,
  securityContact,
  sprites,
};
