import { type BeforeSend, inject, pageview } from "@vercel/analytics";
import type { AnalyticsSettings } from "../../src/schema/analytics.ts";

/** What the page says of itself in `data-analytics`; `path` is missing where no page was found. */
interface PageView extends Partial<Omit<AnalyticsSettings, "enabled">> {
  route: string;
  path?: string;
}

let isInjected = false;

/**
 * The path of an address as the site writes it: without `.html` and closing slash.
 *
 * @example normalisePath("/en/nope.html") // "/en/nope"
 */
export function normalisePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/*$/, "") || "/";
}

/**
 * Counts a view of the page that is shown, and one more whenever the browser takes the page out of
 * its memory again (ANALYTICS-3). The first call adds the script of the statistics (ANALYTICS-1);
 * views wait until it is there (ANALYTICS-2).
 *
 * @param signal the page is left
 * @param beforeSend may change or drop what is sent
 */
export function start(root: Document, signal: AbortSignal, beforeSend?: BeforeSend): void {
  const { analytics } = root.documentElement.dataset;
  if (!analytics) return;
  const { route, path, ...settings } = JSON.parse(analytics) as PageView;
  if (!isInjected) {
    inject({
      ...settings,
      framework: "eleventy",
      disableAutoTrack: true,
      ...(beforeSend ? { beforeSend } : {}),
    });
    isInjected = true;
  }
  const record = () => {
    const shown = path ?? normalisePath(location.pathname);
    if (route && shown) pageview({ route, path: shown });
  };
  record();
  addEventListener("pageshow", ({ persisted }) => persisted && record(), { signal });
}
