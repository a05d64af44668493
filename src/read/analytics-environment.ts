import { type AnalyticsSettings, analyticsBasePath } from "../schema/analytics.ts";

/**
 * The settings of the statistics with the base path of the environment variable
 * SITE_ANALYTICS_BASE_PATH, where the host sets one (ANALYTICS-6).
 *
 * @throws Error when the variable holds no path
 */
export function analyticsFromEnvironment(
  settings: AnalyticsSettings,
  env: Readonly<Record<string, string | undefined>>,
): AnalyticsSettings {
  const path = env.SITE_ANALYTICS_BASE_PATH;
  if (!path) return settings;
  const { error } = analyticsBasePath.safeParse(path);
  if (error) {
    const [issue] = error.issues;
    throw new Error(`SITE_ANALYTICS_BASE_PATH is "${path}": ${issue?.message}.`);
  }
  return { ...settings, basePath: path };
}
