import { cp } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { readSources } from "../../src/eleventy/read-sources.ts";
import { buildSiteFiles, finishSite, type SiteBuild } from "../../src/eleventy/site-build.ts";
import { renderPage } from "../../src/layouts/document/render-page.tsx";
import { SiteError } from "../../src/schema/finding.ts";
import { createContent, NOW, PROJECT } from "./build.ts";
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
    const site = await buildSiteFiles(
      readSources(dir, { SITE_NOW: NOW, ...env }),
      place,
      emptyTexts(),
    );
    // Nobody asks for the indexes.
    site.search.stop();
    return { site, error: "", dir };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { site: null, error: error.message, dir };
  }
}

/** What a build would tell, and the pages that it would have written. */
export interface CheckedPages {
  /** The findings that would have ended it. */
  error: string;
  /** What it would have printed besides. */
  told: string;
  html(url: string): string;
}

/**
 * Checks the finished pages of the fixture with some files changed. They are drawn as a build draws
 * them, without Eleventy; for `buildAssets` the same holds as with `loadSite`.
 */
export async function checkSite(files: Record<string, string | null>): Promise<CheckedPages> {
  await using content = await createContent(files);
  const { dir: root } = content;
  const place = { root, output: join(root, "_site"), isBuild: true, written: new Map() };
  const site = await buildSiteFiles(readSources(root, { SITE_NOW: NOW }), place, emptyTexts());
  site.search.stop();
  for (const files of [join(PROJECT, "src/theme/public"), join(root, "src/assets")])
    await cp(files, place.output, { recursive: true });
  const models = new Map(site.pages.map(({ model, outputPath }) => [outputPath, model]));
  const drawn = (path: string) => {
    const model = models.get(path);
    return model && renderPage(model);
  };
  // Each page is drawn when a check asks for it.
  const pages = Object.assign(new Map<string, string>(), { get: drawn });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const spies = (["log", "warn"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(tell),
  );
  let error = "";
  try {
    const search = { ...site.search, files: () => Promise.resolve([]) };
    const checked = { ...site.checked, deployment: "netlify" } as const;
    await finishSite({ ...site, search, checked }, place, pages, undefined);
  } catch (thrown) {
    if (!(thrown instanceof SiteError)) throw thrown;
    error = thrown.message;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const pathOf = new Map(site.pages.map(({ model, outputPath }) => [model.url, outputPath]));
  return {
    error,
    told: told.join("\n"),
    html: (url) => drawn(pathOf.get(url) ?? "") ?? "",
  };
}
