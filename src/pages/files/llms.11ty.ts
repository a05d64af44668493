import { inMenuOrder } from "../../collections/docs/print-pages.ts";
import { topCategory } from "../../collections/docs/sidebar/sidebar-place.ts";
import type { Version } from "../../collections/docs/versions.ts";
import type { PlannedPage } from "../../collections/pages/planned-page.ts";
import { type Collections, type OutputFile, pagesOf } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import { markdownPathOf, outputPathOf } from "../../routes/paths.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { escapeMarkdown } from "../escape-markdown.ts";

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
  const { context, versions, blog } = site[locale];
  const { labels } = context;
  const listed = pagesOf(collections).list.filter(
    (page) =>
      page.source && page.locale === locale && page.contentLocale === locale && !page.unlisted,
  );
  const byUrl = new Map(listed.map((page) => [page.url, page]));
  const pagesAt = (texts: readonly { url: string }[]) =>
    texts.flatMap(({ url }) => byUrl.get(url) ?? []);
  const ofKind = (kind: string) => listed.filter((page) => page.kind === kind);
  const last = versions.find(({ isLast }) => isLast) as Version;
  const byCategory = Map.groupBy(
    pagesAt(inMenuOrder(last).docs),
    ({ url }) => topCategory(last, url) ?? labels["llms.docs"],
  );
  return [
    section(labels["llms.pages"], [...ofKind("home"), ...ofKind("content")], site),
    ...[...byCategory].map(([category, pages]) => section(category, pages, site)),
    section(labels["blog.title"], pagesAt(blog.listed.map(({ source }) => source)), site),
  ].filter((text) => text !== "");
}

function section(title: string, pages: readonly PlannedPage[], { data }: Site): string {
  if (pages.length === 0) return "";
  const entries = pages.map(({ url, title, description }) => {
    const address = new URL(`/${markdownPathOf(outputPathOf(url))}`, data.site.url).href;
    return `- [${escapeMarkdown(title)}](${address}): ${escapeMarkdown(description ?? "")}`;
  });
  return [`## ${escapeMarkdown(title)}`, "", ...entries].join("\n");
}

/** The format lets tools leave out what is under this name where space is short. */
function optional(locale: Locale, site: Site): string[] {
  const others = LOCALES.filter((other) => other !== locale).map((other) => {
    const address = new URL(`/${pathIn(other, site)}`, site.data.site.url).href;
    return `- [${site.data.locales.locales[other].label}](${address})`;
  });
  return [["## Optional", "", ...others].join("\n")];
}
