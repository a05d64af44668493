import { COMMANDS, STEPS } from "../messages/commands.ts";
import { languagesOf } from "../messages/message.ts";
import { analyticsBasePath, viewsArrive } from "../schema/analytics.ts";
import type { Deployment, Preview } from "../schema/deployment.ts";
import { UserError } from "../schema/finding.ts";
import { type SiteFile, WIDGET_RUNTIMES } from "../schema/site.ts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the site with those that the environment overrides: SITE_WIDGET_RUNTIME,
 * SITE_ANALYTICS_BASE_PATH where the host sets one (ANALYTICS-6). Nobody is counted in previews, in
 * the development server, and where views do not arrive (ANALYTICS-1, ANALYTICS-7).
 *
 * @throws UserError when a variable holds something else than it may
 */
export function settingsFrom(site: SiteFile, env: Environment, isBuild = true): SiteFile {
  const { enabled, host } = site.analytics;
  const isCounted = isBuild && !isPreview(env) && viewsArrive(host, deploymentFrom(env));
  return {
    ...site,
    widgetRuntime: widgetRuntime(env) ?? site.widgetRuntime,
    analytics: {
      ...site.analytics,
      ...analyticsPath(env),
      enabled: enabled && isCounted,
    },
  };
}

/**
 * Who builds the site (ANALYTICS-7).
 *
 * @see https://docs.netlify.com/configure-builds/environment-variables/
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 */
export function deploymentFrom({
  NETLIFY,
  VERCEL,
}: Environment): Exclude<Deployment, "development"> {
  if (NETLIFY === "true") return "netlify";
  return VERCEL === "1" ? "vercel" : "elsewhere";
}

/**
 * Whether a pull request or a branch is built, to be looked at. SITE_PREVIEW=1 does the same anywhere.
 *
 * @see https://docs.netlify.com/configure-builds/environment-variables/#build-metadata
 */
export function isPreview({ CONTEXT, VERCEL_ENV, SITE_PREVIEW }: Environment): boolean {
  const isNetlifys = CONTEXT === "deploy-preview" || CONTEXT === "branch-deploy";
  return isNetlifys || VERCEL_ENV === "preview" || SITE_PREVIEW === "1";
}

/** Whether drafts, and posts whose day has not come, are shown: in previews and during `npm start`. */
export function showsUnpublished(env: Environment): boolean {
  return isPreview(env) || env.ELEVENTY_RUN_MODE === "serve";
}

/**
 * Whether links to each page show its own picture. During `npm start` nobody sees them, and
 * SITE_SHARE_PICTURES=0 leaves them out of a build: then all pages have the picture of the site.
 */
export function hasSharePictures({ ELEVENTY_RUN_MODE, SITE_SHARE_PICTURES }: Environment): boolean {
  return ELEVENTY_RUN_MODE === "build" && SITE_SHARE_PICTURES !== "0";
}

/**
 * Whether what newcomers must not see yet is shown: by `npm start`, which nobody else can reach.
 * SITE_SHOW_HIDDEN=1 does it anywhere, SITE_SHOW_HIDDEN=0 nowhere. Previews hide it, as anyone with
 * their address can read them.
 */
export function showsHidden({ SITE_SHOW_HIDDEN, ELEVENTY_RUN_MODE }: Environment): boolean {
  return SITE_SHOW_HIDDEN ? SITE_SHOW_HIDDEN === "1" : ELEVENTY_RUN_MODE === "serve";
}

function widgetRuntime({ SITE_WIDGET_RUNTIME: wanted }: Environment) {
  if (!wanted) return undefined;
  const runtime = WIDGET_RUNTIMES.find((known) => known === wanted);
  if (runtime) return runtime;
  const fix = STEPS.writeOneOf({ values: WIDGET_RUNTIMES.join(", ") });
  throw new UserError(COMMANDS.setting({ name: "SITE_WIDGET_RUNTIME", value: wanted, fix }));
}

function analyticsPath({ SITE_ANALYTICS_BASE_PATH: path }: Environment) {
  if (!path) return {};
  const { error } = analyticsBasePath.safeParse(path);
  if (!error) return { basePath: path };
  const why = languagesOf(error.issues[0]?.message ?? "");
  throw new UserError(
    COMMANDS.badSetting({ name: "SITE_ANALYTICS_BASE_PATH", value: path, rule: why }),
  );
}

/**
 * The moment that "upcoming" counts from; read once. SITE_NOW makes a build repeatable.
 *
 * @throws UserError when SITE_NOW holds no moment
 */
export function buildTime({ SITE_NOW: wanted }: Environment): Date {
  const now = new Date(wanted ?? Date.now());
  if (!Number.isNaN(now.valueOf())) return now;
  const fix = STEPS.writeMoment();
  throw new UserError(COMMANDS.setting({ name: "SITE_NOW", value: wanted ?? "", fix }));
}

/**
 * What a preview is a preview of, from the variables of Netlify; null for the published site. Other hosts
 * may set the same variables or none; with none, the preview has the address of the site.
 *
 * @see https://docs.netlify.com/configure-builds/environment-variables/#git-metadata
 */
export function previewFrom(env: Environment): Preview | null {
  if (!isPreview(env)) return null;
  const { DEPLOY_PRIME_URL: url, PULL_REQUEST, REVIEW_ID, BRANCH, COMMIT_REF } = env;
  return {
    url: url || null,
    pullRequest: (PULL_REQUEST === "true" && REVIEW_ID) || null,
    branch: BRANCH || null,
    commit: COMMIT_REF || null,
  };
}
