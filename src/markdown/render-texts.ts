import { existsSync } from "node:fs";
import type { ContentFile } from "../read/read-content.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { createTextRenderer, type RenderedPage, type TextSources } from "./text-renderer.ts";

/** What an earlier build has rendered; for a server that builds again after each change. */
export interface TextCache {
  /** What every text may show or link to; when it changes, nothing that was rendered holds. */
  made: string;
  /** Titles and descriptions of pages, which only data blocks show. */
  summaries: string;
  pages: Map<string, { file: ContentFile; page: RenderedPage }>;
}

/**
 * Renders every text as the pages that it becomes: of its own language, and of those that have no
 * file for the page and show this one's text (LOC-5).
 *
 * @param cache is brought up to date
 */
export function renderTexts(sources: TextSources, cache: TextCache): RenderedPage[] {
  const { summaries, ...data } = sources.data;
  const made = JSON.stringify([
    data,
    sources.files.map(({ source }) => [source.file, source.url]),
    [...sources.images.byPath],
  ]);
  if (cache.made !== made) cache.pages.clear();
  cache.made = made;
  const named = JSON.stringify(summaries);
  const isNamedAlike = cache.summaries === named;
  cache.summaries = named;
  const render = createTextRenderer(sources);
  const kept = cache.pages;
  cache.pages = new Map();
  return [...translations(sources.files)].flatMap(([file, locales]) =>
    locales.map((locale) => {
      const key = `${file.source.file} ${locale}`;
      const known = kept.get(key);
      const isKept =
        known?.file === file && isFresh(known.page) && (isNamedAlike || !known.page.hasBlocks);
      const page = isKept ? known.page : render(file, locale);
      cache.pages.set(key, { file, page });
      return page;
    }),
  );
}

/** Whether the files that a text asks for are still there, or still missing. */
function isFresh({ askedFiles }: RenderedPage): boolean {
  return [...askedFiles].every(([path, wasThere]) => existsSync(path) === wasThere);
}

/** The languages of the pages that each file becomes; of several files the first stands in. */
function translations(files: readonly ContentFile[]): Map<ContentFile, Locale[]> {
  const pages = Map.groupBy(files, ({ source }) => `${source.kind} ${source.key}`);
  return new Map(
    [...pages.values()].flatMap((written) => {
      const missing = LOCALES.filter((locale) =>
        written.every(({ source }) => source.locale !== locale),
      );
      return written.map(
        (file, index) => [file, [file.source.locale, ...(index === 0 ? missing : [])]] as const,
      );
    }),
  );
}
