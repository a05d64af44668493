import { type FoundPage, indexAddress, type Words } from "../../widgets/search/index-settings.ts";
import { clusterBodiesOf } from "../model/committees.ts";
import { emblemOf } from "../model/emblems.ts";
import { termGroups } from "../model/glossary.ts";
import { leaveTarget } from "../model/pages/leave-target.ts";
import { leadAndText } from "../model/pages/page-hero.ts";
import { pagesOf } from "../model/pages/pages.ts";
import type { OutputFile, PlannedPage } from "../model/pages/planned-page.ts";
import { subjectOf, waysOn } from "../model/search/search-page.ts";
import type { Site } from "../model/site.ts";
import type { LocaleContext, SiteData } from "../model/site-data.ts";
import { isExpired } from "../model/status.ts";
import { byLocale } from "../routes/locales.ts";
import type { Locale } from "../schema/localized.ts";
import { makeSearchFile, type SearchablePage, type SearchJob } from "./search-file.ts";

/** Pages that only list others; readers who search want the listed pages. */
const LISTS: ReadonlySet<string> = new Set([
  "archive",
  "tags",
  "tag",
  "authors",
  "author",
  "search",
  "review",
  "translations",
  "not-found",
]);

/**
 * The search index of each language, and one of the docs of other years and of news that have expired,
 * which is fetched when a reader asks for it. The names hold no hash: pages need not change when a text does, and browsers revalidate
 * the file.
 */
export function searchIndexes(site: Site, locale: Locale): OutputFile[] {
  const { versions, blog } = site[locale];
  const hasArchive =
    versions.some(({ isLast, docs }) => !isLast && docs.length > 0) ||
    blog.listed.some(({ source }) => isExpired(source));
  const index = (isArchive: boolean): OutputFile => ({
    path: indexAddress(locale, isArchive).slice(1),
    content() {
      const pages = pagesOf(site).list.filter(
        (page) =>
          page.locale === locale &&
          !page.unlisted &&
          isFindable(page) &&
          isArchived(page, site) === isArchive,
      );
      return makeSearchFile({
        language: locale,
        hasArchive,
        ways: waysOn(site[locale].context),
        synonyms: synonymsOf(site.data),
        leads: [...leadsOf(pages, site[locale].context), ...rolesOf(pages, site.data)],
        pages: pages.map((page) => ({ hit: foundPage(page, site), ...textOf(page) })),
      });
    },
  });
  return [index(false), ...(hasArchive ? [index(true)] : [])];
}

function isFindable({ kind, url }: PlannedPage): boolean {
  const isLaterPage = kind === "blog-list" && /\/page\/\d+$/.test(url);
  return !LISTS.has(kind) && !isLaterPage;
}

function isArchived({ source }: PlannedPage, { data }: Pick<Site, "data">): boolean {
  if (source?.kind === "post") return isExpired(source);
  return source?.kind === "doc" && source.version !== data.versions.last;
}

/** Words that mean the same: those that editors have joined, and those of the glossary. */
function synonymsOf({ synonyms, glossary }: SiteData): Words[] {
  return [...(synonyms ?? []).map(({ sv, en }) => ({ sv, en })), ...termGroups(glossary)];
}

/** The words of which editors say where they lead; a page for readers in distress comes before all others. */
function leadsOf(pages: readonly PlannedPage[], { data, href }: LocaleContext): SearchJob["leads"] {
  const urgent = new Set(pages.filter(({ source }) => leaveTarget(source)).map(({ url }) => url));
  return (data.synonyms ?? []).flatMap(({ to, ...words }) => {
    if (to === undefined) return [];
    const url = href(to);
    return [{ words, url, ...(urgent.has(url) ? { isFirst: true } : {}) }];
  });
}

/** The name of a role leads to the pages that show its address, in a list of roles. */
function rolesOf(pages: readonly PlannedPage[], { people }: SiteData): SearchJob["leads"] {
  return pages.flatMap(({ url, source }) =>
    [...(source?.body.matchAll(/^::: roles (\S+)/gm) ?? [])].flatMap(([, body = ""]) =>
      (people[body]?.roles ?? []).map(({ title }) => ({
        words: byLocale((locale) => namesOf(title[locale])),
        url,
      })),
    ),
  );
}

/** A title, and the short form that stands in brackets after it. */
function namesOf(title: string): string[] {
  return title
    .replaceAll("\u00ad", "")
    .split(/\s*[()]\s*/)
    .filter(Boolean);
}

function foundPage(page: PlannedPage, site: Pick<Site, "data" | Locale>): FoundPage {
  const { url, title, contentLocale, locale, source } = page;
  const { data } = site;
  const { context, versions } = site[locale];
  const subject = subjectOf(page, versions, context);
  const guide = data.site.editing?.to;
  return {
    url,
    title,
    ...(subject === context.labels["search.pages"] ? {} : { kind: subject }),
    ...patchOf(page, context),
    ...(contentLocale === locale ? {} : { lang: data.locales.locales[contentLocale].htmlLang }),
    ...(leaveTarget(source) ? { leave: true } : {}),
    ...(guide && url === context.href(guide) ? { guide: true } : {}),
  };
}

/** Emblems of pages that are no body's, by their kind. */
const PATCHES: Readonly<Record<string, string>> = {
  doc: "binder",
  category: "binder",
  post: "megaphone",
  "blog-list": "megaphone",
  event: "balloons",
};

/** The patch of a body; else the emblem that has the name of the page's picture, or one for its kind. */
function patchOf({ url, kind, source }: PlannedPage, { data, href }: LocaleContext) {
  const body = clusterBodiesOf(data.chapterMap).find(({ to }) => to && href(to) === url);
  const picture = source?.kind === "content" ? source.frontMatter.picture : undefined;
  const cluster = body?.cluster ?? null;
  const patch = [body?.emblem, picture, PATCHES[kind], "signpost"]
    .map((name) => emblemOf(name, cluster, data))
    .find((emblem) => emblem !== null);
  return patch ? { patch: patch.href, ...(cluster ? { cluster } : {}) } : {};
}

/** What can be found of a page: its text, else its sections, else its description. */
function textOf(page: PlannedPage): Omit<SearchablePage, "hit"> {
  const { source, description, sections = [{ id: "", heading: "", text: description }] } = page;
  if (!source || source.kind === "home") return { sections };
  // The lead of a page mostly says what its description says.
  const { html } = source.text;
  const own = source.kind === "content" && source.frontMatter.hero ? leadAndText(html).text : html;
  return { sections, html: own };
}
