import { textRenderer } from "../blocks/text-renderer.ts";
import { FEATURES } from "../features/features.ts";
import type { Build } from "../model/build-data.ts";
import { createSite } from "../model/create-site.ts";
import type { Site } from "../model/site.ts";
import { type DataFileName, type DataFiles, dataFiles, dataKey } from "../read/data-files.ts";
import { LOCALES } from "../schema/localized.ts";
import type { CollectionApi, CollectionItem, TextData } from "./types.ts";

const sites = new WeakMap<CollectionApi, Site>();

/** The site of a build, as a collection; computed once, for all collections that are made from it. */
export function siteOf(api: CollectionApi): Site {
  const site = sites.get(api) ?? siteFrom(api.getAll());
  sites.set(api, site);
  return site;
}

/** The site in each language, as a collection: templates paginate over it. */
export const localesOf = (api: CollectionApi) =>
  LOCALES.map((locale) => ({ site: siteOf(api), locale }));

/**
 * The text of a page as HTML, for the Markdown library of Eleventy.
 *
 * @returns nothing for drafts and hidden texts, which are not written
 */
export function textHtml({ page, collections }: TextData): string {
  const site = collections.site as Site;
  return (page.url && site.byUrl.get(page.url)?.text.html) || "";
}

/** The site of the texts that Eleventy has found, and of its global data. */
function siteFrom(items: readonly CollectionItem[]): Site {
  const globals = items[0]?.data ?? {};
  const build = globals.build as Build;
  const files = Object.fromEntries(
    (Object.keys(dataFiles) as DataFileName[]).map((name) => [
      dataKey(name),
      globals[name] ?? null,
    ]),
  ) as unknown as DataFiles;
  return createSite(
    items.flatMap(({ inputPath }) => build.textAt(inputPath) ?? []),
    files,
    build,
    textRenderer,
    FEATURES,
  );
}
