import { describe, expect, test } from "vitest";
import {
  buildTime,
  deploymentFrom,
  isPreview,
  previewFrom,
  settingsFrom,
  showsHidden,
  showsUnpublished,
} from "../../../src/read/environment.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";
import { UserError } from "../../../src/schema/finding.ts";
import { SITE } from "../../support/site-data.ts";

const HOST = "https://views.example";

const withAnalytics = (settings: object) => ({
  ...SITE,
  analytics: analyticsSettings.parse({ enabled: true, ...settings }),
});

test("variables that are empty change nothing; a wrong one is reported with the known ones", () => {
  const empty = { SITE_WIDGET_RUNTIME: "", SITE_ANALYTICS_BASE_PATH: "" };
  expect(settingsFrom(SITE, empty)).toEqual(SITE);
  expect(() => settingsFrom(SITE, { SITE_WIDGET_RUNTIME: "Preact" })).toThrow(
    'SITE_WIDGET_RUNTIME is "Preact".\nWrite one of: react, preact',
  );
});

describe("ANALYTICS-6 SITE_ANALYTICS_BASE_PATH", () => {
  test.each([
    [undefined, "/own", "/own"],
    ["/stats", undefined, "/stats"],
    ["/stats", "/own", "/stats"],
  ])("%o over %o is %s", (variable, basePath, expected) => {
    const env = { SITE_ANALYTICS_BASE_PATH: variable };
    const { analytics } = settingsFrom(withAnalytics({ basePath, host: HOST }), env);
    expect(analytics.basePath).toBe(expected);
    expect(analytics.enabled).toBe(true);
  });

  test.each(["stats", "/a b"])("%s is reported", (variable) => {
    expect(() => settingsFrom(SITE, { SITE_ANALYTICS_BASE_PATH: variable })).toThrow(
      `SITE_ANALYTICS_BASE_PATH is "${variable}": the path begins with a slash and does not end with one, for example /stats.`,
    );
  });
});

test.each([
  { env: {}, host: HOST, enabled: true },
  { env: { NETLIFY: "true", CONTEXT: "production" }, host: HOST, enabled: true },
  { env: { NETLIFY: "true", CONTEXT: "production" }, enabled: false },
  { env: { NETLIFY: "true", CONTEXT: "deploy-preview" }, host: HOST, enabled: false },
  { env: { VERCEL: "1", VERCEL_ENV: "production" }, enabled: true },
  { env: { VERCEL: "1", VERCEL_ENV: "preview" }, enabled: false },
])(
  "ANALYTICS-1, ANALYTICS-7 with $env and the host $host views are counted: $enabled, and by the development server never",
  ({ env, host, enabled }) => {
    expect(settingsFrom(withAnalytics({ host }), env).analytics.enabled).toBe(enabled);
    expect(settingsFrom(withAnalytics({ host, enabled: false }), env).analytics.enabled).toBe(
      false,
    );
    expect(settingsFrom(withAnalytics({ host }), env, false).analytics.enabled).toBe(false);
  },
);

test.each([
  [{}, "elsewhere"],
  [{ NETLIFY: "true" }, "netlify"],
  [{ VERCEL: "1" }, "vercel"],
])("ANALYTICS-7 with %o the site is built by %s", (env, deployment) => {
  expect(deploymentFrom(env)).toBe(deployment);
});

test.each(["", "2026-13-01"])('SITE_NOW "%s" is reported, without a stack trace', (variable) => {
  const problem = `SITE_NOW is "${variable}".\nWrite a moment such as 2026-06-01T00:00:00Z`;
  expect(() => buildTime({ SITE_NOW: variable })).toThrow(new UserError(problem));
});

test("PREVIEW-1 a preview of a pull request knows its number, commit and address", () => {
  const env = {
    BRANCH: "pull/12/head",
    COMMIT_REF: "0123456789abcdef",
    PULL_REQUEST: "true",
    REVIEW_ID: "12",
    DEPLOY_PRIME_URL: "https://deploy-preview-12--site.netlify.app",
  };
  expect(previewFrom({ ...env, CONTEXT: "deploy-preview" })).toEqual({
    url: env.DEPLOY_PRIME_URL,
    pullRequest: "12",
    branch: "pull/12/head",
    commit: "0123456789abcdef",
  });
  expect(previewFrom({ ...env, CONTEXT: "production" })).toBeNull();
});

test.each([
  { env: {}, shown: false },
  { env: { CONTEXT: "deploy-preview" }, shown: false },
  { env: { SITE_PREVIEW: "1" }, shown: false },
  { env: { ELEVENTY_RUN_MODE: "serve" }, shown: true },
  { env: { ELEVENTY_RUN_MODE: "serve", SITE_SHOW_HIDDEN: "0" }, shown: false },
  { env: { SITE_SHOW_HIDDEN: "1" }, shown: true },
])("AID-7 with $env what is hidden is shown: $shown", ({ env, shown }) => {
  expect(showsHidden(env)).toBe(shown);
});

test.each([
  { env: {}, preview: false, all: false },
  { env: { CONTEXT: "deploy-preview" }, preview: true, all: true },
  { env: { CONTEXT: "branch-deploy" }, preview: true, all: true },
  { env: { SITE_PREVIEW: "1" }, preview: true, all: true },
  { env: { SITE_PREVIEW: "" }, preview: false, all: false },
  { env: { ELEVENTY_RUN_MODE: "serve" }, preview: false, all: true },
])(
  "AID-1 with $env a build is a preview: $preview, and shows drafts: $all",
  ({ env, preview, all }) => {
    expect(isPreview(env)).toBe(preview);
    expect(showsUnpublished(env)).toBe(all);
  },
);
