import { createHeadingSlugger } from "../../routes/slugs.ts";
import { topCategory } from "../docs/sidebar/sidebar-place.ts";
import { activeVersion, type Version } from "../docs/versions.ts";
import type { PlannedPage } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";

/**
 * The pages of a language by subject. Docs of the shown version come under the category that holds them in
 * its menus, those of others under the name of their version.
 *
 * @param planned all its pages
 */
export function pagesBySubject(
  planned: readonly PlannedPage[],
  versions: readonly Version[],
  context: LocaleContext,
) {
  const { locale, labels, record, data, href } = context;
  const { editing } = data.site;
  // Readers do not look for the guide of editors.
  const guide = editing && href(editing.to);
  const listed = planned.filter(
    (page) =>
      page.locale === locale &&
      !page.unlisted &&
      !LEFT_OUT.has(page.kind) &&
      page.url !== guide &&
      !/\/page\/\d+$/.test(page.url),
  );
  const bySubject = Map.groupBy(listed, (page) => subjectOf(page, versions, context));
  // What is for everybody comes first, then the docs and the news, and last what is over.
  const ranks = new Map([
    [labels["search.pages"], 0],
    [labels["blog.title"], 2],
    ...versions.filter(({ isLast }) => !isLast).map(({ label }) => [label, 3] as const),
  ]);
  const rank = (title: string) => ranks.get(title) ?? 1;
  const slug = createHeadingSlugger([]);
  const { compare } = new Intl.Collator(record.htmlLang);
  return [...bySubject]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([title, pages]) => ({
      title,
      id: slug(title),
      pages: pages
        .map(({ kind, title: own, url, contentLocale }) => ({
          label: kind === "home" ? labels["docs.breadcrumbs.home"] : own,
          href: url,
          contentLocale,
          rank: NEWS_LISTS.indexOf(kind),
        }))
        .sort((a, b) => a.rank - b.rank || compare(a.label, b.label)),
    }));
}

/** Where a reader goes on who does not find what they look for. */
export function waysOn({ data, text, href }: LocaleContext) {
  return data.site.nothingFound.map(({ label, to }) => ({ label: text(label), href: href(to) }));
}

/** Pages that list posts, in the order in which they come after the posts. */
const NEWS_LISTS = ["blog-list", "archive", "tags", "authors"];

/** The list itself, and pages that repeat or list others in another way. */
const LEFT_OUT = new Set(["search", "not-found", "tag", "author"]);

/** The heading that a page comes under. */
export function subjectOf(
  { kind, url }: PlannedPage,
  versions: readonly Version[],
  { labels }: LocaleContext,
): string {
  if (kind === "doc" || kind === "category") {
    const { version } = activeVersion(url, versions);
    if (version && !version.isLast) return version.label;
    return (version && topCategory(version, url)) ?? labels["search.docs"];
  }
  if (kind === "event") return labels["events.calendar"];
  const isNews = kind === "post" || NEWS_LISTS.includes(kind);
  return isNews ? labels["blog.title"] : labels["search.pages"];
}
