import { join } from "node:path";
import { buildSiteFiles, type SiteBuild } from "../../src/eleventy/site-build.ts";
import { readSources } from "../../src/read/read-sources.ts";
import { SiteError } from "../../src/schema/finding.ts";
import { createContent } from "./build.ts";
import { emptyTexts } from "./checked-site.ts";

/** A site as it was read, or the findings that would have ended the build. */
export interface LoadedSite {
  site: SiteBuild | null;
  error: string;
  /** Where it lay; it is gone now. */
  dir: string;
}

/**
 * Reads the fixture with some files changed, in an environment, and computes its pages, without writing any.
 *
 * Bundling takes seconds: a test that calls this puts something else in the place of `buildAssets`.
 */
export async function loadSite(
  files: Record<string, string | null> = {},
  env: Record<string, string> = {},
): Promise<LoadedSite> {
  await using content = await createContent(files);
  const { dir } = content;
  try {
    const place = { root: dir, output: join(dir, "_site"), isBuild: true, written: new Map() };
    const site = await buildSiteFiles(readSources(dir, env), place, emptyTexts());
    return { site, error: "", dir };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { site: null, error: error.message, dir };
  }
}
