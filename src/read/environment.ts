import { analyticsBasePath } from "../schema/analytics.ts";
import { type SiteFile, WIDGET_RUNTIMES } from "../schema/site.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the site with those that the environment overrides: SITE_WIDGET_RUNTIME, and
 * SITE_ANALYTICS_BASE_PATH where the host sets one (ANALYTICS-6).
 *
 * @throws Error when a variable holds something else than it may
 */
export function settingsFrom(site: SiteFile, env: Environment): SiteFile {
  return {
    ...site,
    widgetRuntime: widgetRuntime(env) ?? site.widgetRuntime,
    analytics: { ...site.analytics, ...analyticsPath(env) },
  };
}

function widgetRuntime({ SITE_WIDGET_RUNTIME: wanted }: Environment) {
  if (!wanted) return undefined;
  const runtime = WIDGET_RUNTIMES.find((known) => known === wanted);
  if (runtime) return runtime;
  throw new Error(`SITE_WIDGET_RUNTIME is "${wanted}"; write one of ${WIDGET_RUNTIMES.join(", ")}`);
}

function analyticsPath({ SITE_ANALYTICS_BASE_PATH: path }: Environment) {
  if (!path) return {};
  const { error } = analyticsBasePath.safeParse(path);
  if (!error) return { basePath: path };
  throw new Error(`SITE_ANALYTICS_BASE_PATH is "${path}": ${error.issues[0]?.message}.`);
}

/**
 * The moment that "upcoming" counts from; read once. SITE_NOW makes a build repeatable.
 *
 * @throws Error when SITE_NOW holds no moment
 */
export function buildTime({ SITE_NOW: wanted }: Environment): Date {
  const now = new Date(wanted ?? Date.now());
  if (!Number.isNaN(now.valueOf())) return now;
  throw new Error(`SITE_NOW is "${wanted}"; write a moment such as 2026-06-01T00:00:00Z`);
}
