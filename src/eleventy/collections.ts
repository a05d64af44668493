import { textRenderer } from "../blocks/text-renderer.ts";
import { outsideLinks, withoutLinks } from "../features/builds-list.ts";
import { FEATURES } from "../features/features.ts";
import { isDead } from "../lint/built/lint-built.ts";
import { BUILT } from "../messages/built.ts";
import type { Build } from "../model/build-data.ts";
import { createSite } from "../model/create-site.ts";
import { isPublished } from "../model/embargo.ts";
import { pagesOf } from "../model/pages/pages.ts";
import type { Site } from "../model/site.ts";
import { type DataFileName, type DataFiles, dataFiles, dataKey } from "../read/data-files.ts";
import { outputPathOf } from "../routes/paths.ts";
import { warningAbout } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { isUpload } from "../schema/uploads.ts";
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

/** What Eleventy needs of each text besides what is written in it; the file of one that is not published is none. */
export const TEXT = {
  layout: "text.11ty.tsx",
  permalink({ page, build }: { page: { inputPath: string }; build: Build }) {
    const text = build.textAt(page.inputPath);
    const isWritten = text && isPublished({ ...text, frontMatter: text.fields }, build);
    return isWritten ? outputPathOf(text.url) : false;
  },
};

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
  const texts = items.flatMap(({ inputPath }) => build.textAt(inputPath) ?? []);
  const create = (known: Build) => createSite(texts, files, known, textRenderer, FEATURES);
  const site = create(build);
  const dead = deadLinks(site);
  return dead.size === 0 ? site : create({ ...build, outside: withoutLinks(build.outside, dead) });
}

/** What leads to nothing here of what other sites have given; which pages there are does not depend on it. */
function deadLinks(site: Site): Set<string> {
  const { build, data, sources } = site;
  const { files, linkedFiles } = build;
  const isFile = (path: string) =>
    isUpload(path, files) ||
    // The texts name those beside them when they are rendered.
    (path.startsWith("/files/") &&
      sources.every(({ text }) => text.html !== undefined) &&
      linkedFiles.has(path.slice(1)));
  const dead = outsideLinks(build).filter(({ href }) =>
    isDead(href, pagesOf(site).byUrl, isFile, { origin: data.site.url, data }),
  );
  for (const { href, file, entry } of dead)
    if (entry) build.outsideFindings.add(warningAbout(file, BUILT.outsideDead({ href, entry })));
  return new Set(dead.map(({ href }) => href));
}
