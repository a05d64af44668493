import type { LocaleRecord } from "../../schema/locales.ts";
import type { Alternate, Head } from "./frame-model.ts";

/** Properties that are lists: each value has an element of its own. */
const LIST_PROPERTIES = ["article:tag", "article:author", "og:locale:alternate"];

/** One source of head data; later sources win (HEAD-3). */
export type HeadSource = Partial<Head>;

/**
 * Puts head data together (HEAD-3): a title, canonical or meta of the same name or property
 * occurs once, with the last value; links and structured data add up.
 */
export function mergeHead(sources: readonly HeadSource[]): Head {
  const tags = sources.flatMap((source) => source.meta ?? []);
  const meta = new Map(tags.map((tag) => [metaIdentity(tag), tag]));
  return {
    title: sources.findLast((source) => source.title !== undefined)?.title ?? "",
    canonical: sources.findLast((source) => source.canonical !== undefined)?.canonical ?? "",
    meta: [...meta.values()],
    links: sources.flatMap((source) => source.links ?? []),
    jsonLd: sources.flatMap((source) => source.jsonLd ?? []),
  };
}

/** What a `<meta>` says. Values of a list differ by their content, theme colours by their media query. */
function metaIdentity({ name, property = "", content, media }: Head["meta"][number]): string {
  if (LIST_PROPERTIES.includes(property)) return `${property}=${content}`;
  return [name ?? property, media].join(" ");
}

/**
 * Title of the browser tab (HEAD-4).
 *
 * @example headTitle("News", "The Chapter") // "News | The Chapter"
 */
export function headTitle(title: string | undefined, siteTitle: string, delimiter = "|"): string {
  const own = title?.trim() ?? "";
  const site = siteTitle.trim();
  return own === "" || own === site ? site : `${own} ${delimiter} ${site}`;
}

/**
 * The value of `og:locale` (LOC-6).
 *
 * @example networkLocale(locales.sv) // "sv_SE"
 */
export function networkLocale({ htmlLang, territory }: LocaleRecord): string {
  return (territory ? `${htmlLang}-${territory}` : htmlLang).replaceAll("-", "_");
}

/** Alternates of a page in its languages, with Swedish as the default (LOC-6). */
export function alternateLinks(
  alternates: readonly Alternate[],
  defaultLocale: string,
  absolute: (path: string) => string,
): Head["links"] {
  if (alternates.length < 2) return [];
  const fallback = alternates.filter(({ locale }) => locale === defaultLocale);
  return [
    ...alternates,
    ...fallback.map((alternate) => ({ ...alternate, hreflang: "x-default" })),
  ].map(({ hreflang, url }) => ({ rel: "alternate", hreflang, href: absolute(url) }));
}

/** Breadcrumbs as structured data: entries that have a link, numbered from 1 (CRUMB-2). */
export function breadcrumbHead(
  crumbs: readonly { label: string; href: string | null }[] | null,
  absolute: (path: string) => string,
): HeadSource {
  const items = (crumbs ?? [])
    .flatMap(({ label, href }) => (href === null ? [] : { name: label, item: absolute(href) }))
    .map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));
  if (items.length === 0) return {};
  const list = { "@type": "BreadcrumbList", itemListElement: items };
  return { jsonLd: [{ "@context": "https://schema.org", ...list }] };
}
