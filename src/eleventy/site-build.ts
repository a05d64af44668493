import { cp } from "node:fs/promises";
import { join } from "node:path";
import { buildAssets } from "../bundle/assets.ts";
import { SiteError } from "../schema/finding.ts";
import { readBundleInput, widgetRuntime } from "./bundle-input.ts";
import type { EleventyResult } from "./eleventy-config.ts";
import { copyImages } from "./images.ts";
import { loadSite } from "./load-site.ts";
import { runChecks } from "./run-checks.ts";
import { SiteIndex } from "./site-index.ts";

/** Where a build reads and writes. */
export interface BuildPlace {
  /** Folder with `_data` and `src/content`. */
  root: string;
  output: string;
  /** Whether the result is published; else someone is editing, whom a mistake must not stop. */
  isBuild: boolean;
}

/**
 * Makes the assets and computes all pages.
 *
 * @param hasPages whether an earlier build has left pages that can be shown instead
 * @returns undefined when mistakes were told, so that the earlier pages stay
 * @throws SiteError when there is nothing to show instead
 */
export async function readSite(
  { root, output, isBuild }: BuildPlace,
  hasPages: boolean,
): Promise<SiteIndex | undefined> {
  const assets = await buildAssets(output, {
    hashed: isBuild,
    runtime: widgetRuntime(root),
    ...readBundleInput(root),
  });
  try {
    const index = new SiteIndex(root);
    index.load(await loadSite(root, assets, buildTime()));
    return index;
  } catch (error) {
    if (isBuild || !hasPages) throw error;
    tell(error);
    return undefined;
  }
}

/**
 * Adds the files that pages link to, and checks the finished pages.
 *
 * @param localeLinks the I18nPlugin's idea of a page's translations
 * @throws SiteError when a check fails and the result is published
 */
export async function finishSite(
  { site }: SiteIndex,
  results: readonly EleventyResult[],
  { output, isBuild }: BuildPlace,
  localeLinks: (url: string) => string[],
): Promise<void> {
  for (const [path, source] of site.linkedFiles) await cp(source, join(output, path));
  await copyImages(site.usedImages, output);
  try {
    runChecks(site, results, output, localeLinks);
  } catch (error) {
    if (isBuild) throw error;
    tell(error);
  }
}

/** Prints findings without ending the server. */
function tell(error: unknown): void {
  if (!(error instanceof SiteError)) throw error;
  console.error(`\n${error.message}\n`);
}

/** The moment that "upcoming" counts from; read once. SITE_NOW makes a build repeatable. */
function buildTime(): Date {
  return new Date(process.env.SITE_NOW ?? Date.now());
}
