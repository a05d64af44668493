import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { Version } from "../docs/versions.ts";
import { leaveTarget } from "../pages/leave-target.ts";
import type { PlannedPage } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";

/** A page for the script that counts views, with the settings that differ from its own (ANALYTICS-6). */
export interface PageAnalytics extends Partial<Omit<AnalyticsSettings, "enabled">> {
  /** The path with names in place of values: `/docs/[...slug]`. */
  route: string;
  /** Absent on not-found pages, which are shown at any address. */
  path?: string;
}

/** What every page that leads nowhere is counted as. */
const NOT_FOUND_ROUTE = "/404";

/**
 * What a view of the page is counted as; null when the site counts none, and for a page with `leave`
 * (ANALYTICS-3, LEAVE-5).
 */
export function pageAnalytics(
  { kind, url, source }: Pick<PlannedPage, "kind" | "url" | "source">,
  version: Version | undefined,
  context: LocaleContext,
): PageAnalytics | null {
  const { enabled, host: _, mode, debug, ...settings } = context.data.site.analytics;
  if (!enabled || leaveTarget(source)) return null;
  const path = new URL(context.absolute(url)).pathname;
  return {
    ...(kind === "not-found"
      ? { route: NOT_FOUND_ROUTE }
      : { route: routeOf(kind, path, version, context), path }),
    ...(mode === "auto" ? {} : { mode }),
    ...(debug ? {} : { debug }),
    ...settings,
  };
}

/**
 * The route of an address: values give way to their names (ANALYTICS-4).
 *
 * @example routeOf("doc", "/docs/event/club", version, context) // "/docs/[...slug]"
 */
function routeOf(
  kind: string,
  path: string,
  version: Version | undefined,
  context: LocaleContext,
): string {
  const paged = path.replace(/\/page\/\d+$/, "/page/[page]");
  switch (kind) {
    case "post":
      return path.replace(/[^/]+$/, "[slug]");
    case "blog-list":
      return paged;
    case "tag":
      return paged.replace(/\/tags\/[^/]+/, "/tags/[tag]");
    case "author":
      return paged.replace(/\/authors\/[^/]+/, "/authors/[author]");
    case "doc":
    case "category":
    case "print":
      return docRoute(path, version, context);
    default:
      return path;
  }
}

/** The route of a doc: the path below its version is a value, and so is the version in the path. */
function docRoute(path: string, version: Version | undefined, { href }: LocaleContext): string {
  if (!version) return path;
  const base = version.path === href("/docs") ? version.path : `${href("/docs")}/[version]`;
  return base + (path === version.path ? "" : "/[...slug]");
}
