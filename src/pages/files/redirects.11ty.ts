import type { PageData } from "../../layouts/template.tsx";
import { pagesOf } from "../../model/pages/pages.ts";
import type { Site } from "../../model/site.ts";
import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { Deployment } from "../../schema/deployment.ts";
import { LOCALES } from "../../schema/localized.ts";

export const data = { permalink: "_redirects", eleventyExcludeFromCollections: true };

/** Where Vercel takes views, and where the site asks for it unless the settings name another path. */
const VIEWS = "/_vercel";

/**
 * Netlify's `_redirects`: page views, addresses that moved, other forms of an address, events that
 * are over, then the not-found page of each language.
 *
 * @see https://docs.netlify.com/routing/redirects/
 */
export default function redirects({ collections }: Pick<PageData, "collections">): string {
  const { data, build } = collections.site;
  const moved = data.redirects.map(({ from, to }) => `${encodeURI(from)}  ${encodeURI(to)}  301`);
  const notFound = LOCALES.filter((locale) => locale !== data.locales.default).map((locale) => {
    const { path } = data.locales.locales[locale];
    return `${path}*  ${path}404.html  404`;
  });
  const ofFeatures = LOCALES.flatMap((locale) =>
    collections.site.features.flatMap(
      ({ redirects }) => redirects?.(collections.site[locale].context) ?? [],
    ),
  );
  const rules = [
    ...viewsPassedOn(data.site.analytics, build.deployment),
    ...moved,
    ...withoutIndex([...pagesOf(collections.site).addresses]),
    ...ofFeatures,
    ...retired(collections),
    ...notFound,
  ];
  return [...rules, ""].join("\n");
}

/**
 * Addresses of what the site no longer has, and the nearest that it has (docs/decisions/retired.md). Each text
 * had an export beside it; a rule for all of them is not possible, as a placeholder is a whole part of an address.
 */
function retired({ site }: { site: Site }): string[] {
  return pagesOf(site)
    .list.filter(({ source }) => source !== null)
    .map(({ url }) => `${url.replace(/\/$/, "/index")}.md  ${url}  301`);
}

/**
 * Leads `/docs/board/index.html` to its page (ROUTE-10); a closing slash alone Netlify takes off by
 * itself, and rules cannot. A placeholder is one part of an address, so each depth has a rule.
 */
function withoutIndex(urls: readonly string[]): string[] {
  const depths = urls.map((url) => url.split("/").filter(Boolean).length);
  return Array.from({ length: Math.max(0, ...depths) }, (_, depth) => {
    const parts = Array.from({ length: depth + 1 }, (_part, index) => `/:part${index + 1}`).join(
      "",
    );
    return `${parts}/index.html  ${parts}  301`;
  });
}

/**
 * Lets another host answer for the statistics, under an address of this site (ANALYTICS-7).
 *
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/
 */
function viewsPassedOn(
  { enabled, host, basePath = VIEWS }: AnalyticsSettings,
  deployment: Deployment,
): string[] {
  if (!enabled || !host || deployment === "vercel") return [];
  return [`${basePath}/insights/*  ${host}${VIEWS}/insights/:splat  200`];
}
