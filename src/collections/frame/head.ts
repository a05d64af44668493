import type { LocaleRecord } from "../../schema/locales.ts";
import type { Alternate, Head } from "./frame-model.ts";
import { metaIdentity } from "./head-identity.ts";

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
  const fallback = alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0];
  return [
    ...alternates.map(({ hreflang, url }) => ({ rel: "alternate", hreflang, href: absolute(url) })),
    ...(fallback
      ? [{ rel: "alternate", hreflang: "x-default", href: absolute(fallback.url) }]
      : []),
  ];
}

/** Head data of a page with breadcrumbs; empty where the page has none (CRUMB-2). */
export function breadcrumbHead(
  crumbs: readonly { label: string; href: string | null }[] | null,
  absolute: (path: string) => string,
): HeadSource {
  const list = crumbs && breadcrumbList(crumbs, absolute);
  return list ? { jsonLd: [list] } : {};
}

/** JSON-LD of breadcrumbs: entries that have a link, numbered from 1 (CRUMB-2). */
export function breadcrumbList(
  crumbs: readonly { label: string; href: string | null }[],
  absolute: (path: string) => string,
): object | null {
  const linked = crumbs.filter(
    (crumb): crumb is { label: string; href: string } => crumb.href !== null,
  );
  if (linked.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
