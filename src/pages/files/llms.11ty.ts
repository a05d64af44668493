import { walkSidebar } from "../../collections/docs/sidebar/walk-sidebar.ts";
import type { Version } from "../../collections/docs/versions.ts";
import type { PlannedPage } from "../../collections/pages/page-model.ts";
import { type Collections, type OutputFile, pagesOf } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import { markdownPathOf, outputPathOf } from "../../routes/paths.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";

export const data = files(llmsTxt);

export default writeFile;

/**
 * What the site holds in each language, for language models: each page of today by name, with a
 * sentence and its text as Markdown.
 *
 * @see https://llmstxt.org
 */
export function llmsTxt(site: Site, locale: Locale): OutputFile[] {
  const content = (collections: Collections) =>
    [...opening(locale, site), ...sections(locale, collections), ...optional(locale, site)].join(
      "\n\n",
    );
  return [{ path: pathIn(locale, site), content: (collections) => `${content(collections)}\n` }];
}

const pathIn = (locale: Locale, { data }: Site) =>
  `${data.locales.locales[locale].path.slice(1)}llms.txt`;

function opening(locale: Locale, { data: { site } }: Site): string[] {
  return [`# ${site.title}`, `> ${site.description[locale]}`, site.tagline[locale]];
}

/** Pages, docs by the categories of their menu, posts. */
function sections(locale: Locale, collections: Collections): string[] {
  const { site } = collections;
  const { context, versions } = site[locale];
  const { labels } = context;
  const listed = pagesOf(collections).list.filter(
    ({ core, source }) =>
      source && core.locale === locale && core.contentLocale === locale && !core.unlisted,
  );
  const last = versions.find(({ isLast }) => isLast);
  const places = last ? menuPlaces(last) : new Map<string, MenuPlace>();
  const docs = listed
    .filter(({ source }) => source?.kind === "doc" && source.version === last?.name)
    .map((page) => ({ page, place: places.get(page.core.url) }))
    .sort((one, other) => (one.place?.number ?? END) - (other.place?.number ?? END));
  const byCategory = Map.groupBy(docs, ({ place }) => place?.category ?? labels["llms.docs"]);
  const written = (kind: string) => listed.filter(({ core }) => core.kind === kind);
  return [
    section(labels["llms.pages"], [...written("home"), ...written("content")], site),
    ...[...byCategory].map(([category, entries]) =>
      section(
        category,
        entries.map(({ page }) => page),
        site,
      ),
    ),
    section(labels["blog.title"], newestFirst(written("post")), site),
  ].filter((text) => text !== "");
}

interface MenuPlace {
  number: number;
  /** Of the highest level; null for docs outside the categories. */
  category: string | null;
}

/** Pages in no menu come last. */
const END = Number.MAX_SAFE_INTEGER;

/** Places of the pages of a version in its menus. */
function menuPlaces({ sidebars }: Version): Map<string, MenuPlace> {
  const places = new Map<string, MenuPlace>();
  for (const { items } of Object.values(sidebars)) {
    for (const { item, parents } of walkSidebar(items)) {
      const href = item.kind === "html" ? null : item.href;
      if (href === null || places.has(href)) continue;
      const top = parents[0] ?? (item.kind === "category" ? item : null);
      places.set(href, { number: places.size, category: top?.label ?? null });
    }
  }
  return places;
}

const newestFirst = (posts: readonly PlannedPage[]) =>
  posts.toSorted((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1));

const dateOf = ({ source }: PlannedPage) => (source?.kind === "post" ? source.date : "");

function section(title: string, pages: readonly PlannedPage[], { data }: Site): string {
  if (pages.length === 0) return "";
  const entries = pages.map(({ core }) => {
    const address = new URL(`/${markdownPathOf(outputPathOf(core.url))}`, data.site.url).href;
    return `- [${core.title}](${address}): ${core.description}`;
  });
  return [`## ${title}`, "", ...entries].join("\n");
}

/** The format lets tools leave out what is under this name where space is short. */
function optional(locale: Locale, site: Site): string[] {
  const others = LOCALES.filter((other) => other !== locale).map((other) => {
    const address = new URL(`/${pathIn(other, site)}`, site.data.site.url).href;
    return `- [${site.data.locales.locales[other].label}](${address})`;
  });
  return [["## Optional", "", ...others].join("\n")];
}
