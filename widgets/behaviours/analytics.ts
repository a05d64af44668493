import { type BeforeSend, inject, pageview } from "@vercel/analytics";
import type { AnalyticsSettings } from "../../src/schema/analytics.ts";

/** The attribute `data-analytics`; `path` is missing on the not-found page. */
interface PageView extends Partial<Omit<AnalyticsSettings, "enabled">> {
  route: string;
  path?: string;
}

/**
 * The path of an address without `.html` and trailing slash.
 *
 * @example normalisePath("/en/nope.html") // "/en/nope"
 */
export function normalisePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/*$/, "") || "/";
}

/**
 * Counts a view of the shown page, and one more each time it is restored from the back/forward cache
 * (ANALYTICS-3). The first call adds the script, as `inject` looks for it (ANALYTICS-1); views wait for it (ANALYTICS-2).
 *
 * @param signal the page is left
 * @param beforeSend may change or drop a view
 */
export function start(root: Document, signal: AbortSignal, beforeSend?: BeforeSend): void {
  const { analytics } = root.documentElement.dataset;
  if (!analytics) return;
  const { route, path, ...settings } = JSON.parse(analytics) as PageView;
  const own = { framework: "eleventy", disableAutoTrack: true };
  inject({ ...settings, ...own, ...(beforeSend ? { beforeSend } : {}) });
  const record = () => pageview({ route, path: path ?? normalisePath(location.pathname) });
  record();
  addEventListener("pageshow", ({ persisted }) => persisted && record(), { signal });
}
