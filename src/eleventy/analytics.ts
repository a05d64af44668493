import { type AnalyticsSettings, analyticsBasePath } from "../schema/analytics.ts";

/** Where the package takes its script from in development. */
const DEBUG_SCRIPT = "https://va.vercel-scripts.com";

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

/** Other sites that the Content-Security-Policy has to allow for the statistics; usually none. */
export function analyticsOrigins({ enabled, mode, scriptSrc, endpoint }: AnalyticsSettings): {
  script: string[];
  connect: string[];
} {
  if (!enabled) return { script: [], connect: [] };
  const debugScript = mode === "development" ? DEBUG_SCRIPT : undefined;
  return { script: originOf(scriptSrc ?? debugScript), connect: originOf(endpoint) };
}

function originOf(address: string | undefined): string[] {
  return address?.startsWith("https:") ? [new URL(address).origin] : [];
}
