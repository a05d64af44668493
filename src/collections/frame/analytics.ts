import { computeRoute } from "@vercel/analytics";
import { isPlainPath, isWithin } from "../../routes/paths.ts";
import { docsBase } from "../../routes/routes.ts";
import type { PageAnalytics } from "../pages/page-model.ts";
import type { LocaleContext } from "../site-data.ts";

/** What stands in an address for one page of many. */
export type RouteParams = Record<string, string | number | readonly (string | number)[]>;

/** What every page that leads nowhere is counted as. */
const NOT_FOUND_ROUTE = "/404";

/**
 * The route of an address: values give way to their names, single ones first (ANALYTICS-4).
 *
 * @example routeOf("/docs/event/cmi", { slug: ["event", "cmi"] }) // "/docs/[...slug]"
 */
export function routeOf(path: string, params: RouteParams): string {
  const texts = Object.entries(params)
    .map(([name, value]): [string, string | string[]] => [
      name,
      typeof value === "object" ? value.map(String) : String(value),
    ])
    .filter(([, value]) => value.length > 0);
  return computeRoute(path, Object.fromEntries(texts)) ?? path;
}

/** What a view of the page is counted as; null when the site counts none (ANALYTICS-3). */
export function pageAnalytics(
  page: { kind: string; url: string },
  context: LocaleContext,
): PageAnalytics | null {
  const { enabled, host: _, mode, debug, ...settings } = context.data.site.analytics;
  if (!enabled) return null;
  const path = isPlainPath(page.url) ? page.url : new URL(context.absolute(page.url)).pathname;
  return {
    ...(page.kind === "not-found"
      ? { route: NOT_FOUND_ROUTE }
      : { route: routeOf(path, routeParams(page.kind, path, context)), path }),
    ...(mode === "auto" ? {} : { mode }),
    ...(debug ? {} : { debug }),
    ...settings,
  };
}

function routeParams(kind: string, path: string, context: LocaleContext): RouteParams {
  const [, base = "", page] = /^(.*?)(?:\/page\/(\d+))?$/.exec(path) ?? [];
  const last = base.slice(base.lastIndexOf("/") + 1);
  const paged: RouteParams = page ? { page: Number(page) } : {};
  switch (kind) {
    case "post":
      return { slug: path.slice(path.lastIndexOf("/") + 1) };
    case "blog-list":
      return paged;
    case "tag":
      return { tag: last, ...paged };
    case "author":
      return { author: last, ...paged };
    case "doc":
    case "category":
    case "print":
      return docParams(path, context);
    default:
      return {};
  }
}

/** Version and folders of a doc: the longest path of a version that it lies under is its own. */
function docParams(path: string, context: LocaleContext): RouteParams {
  const [version] = context.data.versions.versions
    .map((entry) => ({ path: entry.path, base: docsBase(entry.path, context) }))
    .filter(({ base }) => isWithin(base, path))
    .sort((one, other) => other.base.length - one.base.length);
  if (!version) return {};
  const slug = path.slice(version.base.length).split("/").filter(Boolean);
  return { ...(version.path ? { version: version.path } : {}), slug };
}
