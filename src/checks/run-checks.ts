import { globSync } from "node:fs";
import type { EleventyResult } from "../eleventy/eleventy-config.ts";
import type { LoadedSite } from "../eleventy/load-site.ts";
import { isTemplate } from "../eleventy/site-index.ts";
import { type Finding, formatFindings, SiteError } from "../schema/finding.ts";
import type { Severity } from "../schema/site.ts";
import { type AlternatePair, checkAlternates } from "./alternates.ts";
import { inspectPage } from "./inspect-page.ts";
import { checkAnchors, checkLinks } from "./links.ts";
import type { PageFacts, SiteFacts } from "./page-facts.ts";

/**
 * Checks the finished pages, each check as loudly as `_data/site.json` says (CHECK-3).
 *
 * @param output folder with the finished site
 * @param localeLinks the I18nPlugin's idea of a page's translations
 * @throws SiteError when a check with severity `throw` has findings
 */
export function runChecks(
  site: LoadedSite,
  results: readonly EleventyResult[],
  output: string,
  localeLinks: (url: string) => string[],
): void {
  const facts = collectFacts(site, results, output);
  const { checks } = site.data.site;
  const pairs = site.pages.flatMap(({ model, source }): AlternatePair[] =>
    source && isTemplate(source)
      ? [
          {
            file: source.file,
            url: model.url,
            model: model.alternates.map(({ url }) => url).filter((url) => url !== model.url),
            plugin: localeLinks(model.url),
          },
        ]
      : [],
  );
  const thrown = [
    ...applySeverity(checks.brokenLinks, checkLinks(facts)),
    ...applySeverity(checks.brokenAnchors, checkAnchors(facts)),
    ...applySeverity(checks.brokenMarkdownLinks, site.brokenMarkdownLinks),
    ...applySeverity("warn", site.remarks),
    ...checkAlternates(pairs),
  ];
  if (thrown.length > 0) throw new SiteError(thrown);
}

/** Says or collects the findings of one check; what it returns stops the build. */
export function applySeverity(
  severity: Severity,
  findings: readonly Finding[],
): readonly Finding[] {
  if (findings.length === 0 || severity === "ignore") return [];
  if (severity === "throw") return findings;
  const text = formatFindings(findings, "The site was built all the same.");
  if (severity === "warn") console.warn(`warning:\n${text}\n`);
  else console.log(text);
  return [];
}

function collectFacts(
  site: LoadedSite,
  results: readonly EleventyResult[],
  output: string,
): SiteFacts {
  const urls = new Map(site.pages.map(({ model }) => [model.outputPath, model.url]));
  const pages = new Map<string, PageFacts>();
  for (const { outputPath, content } of results) {
    const url = urls.get(relativeTo(output, outputPath));
    if (url) pages.set(url, inspectPage(url, content));
  }
  const files = globSync("**/*", { cwd: output, withFileTypes: false }).map(
    (file) => `/${file.replaceAll("\\", "/")}`,
  );
  const withSummaries = new Set(
    site.pages
      .filter(({ source }) => source === null || source.kind === "home")
      .map(({ model }) => model.url),
  );
  const inSummaries = new Map(
    [...site.linkPlaces].map(([key, place]) => [
      key.slice(key.indexOf(" ") + 1),
      { ...place, isRepeated: true },
    ]),
  );
  return {
    pages,
    files: new Set([
      ...files,
      ...results.map(({ outputPath }) => `/${relativeTo(output, outputPath)}`),
    ]),
    redirects: new Set(site.data.redirects.map(({ from }) => from)),
    origin: site.data.site.url,
    placeOf: (pageUrl, target) =>
      site.linkPlaces.get(`${pageUrl} ${target}`) ??
      (withSummaries.has(pageUrl) ? inSummaries.get(target) : undefined),
  };
}

function relativeTo(folder: string, path: string): string {
  const clean = (text: string) => text.replaceAll("\\", "/").replace(/^\.\//, "");
  const base = clean(folder).replace(/\/?$/, "/");
  return clean(path).startsWith(base) ? clean(path).slice(base.length) : clean(path);
}
