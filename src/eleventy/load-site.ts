import { join } from "node:path";
import { buildSite, type Site } from "../model/build-site.ts";
import type { Report } from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import { type Finding, SiteError } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { BuiltAssets } from "./assets.ts";
import { ContentRenderer, type LinkPlace } from "./content-renderer.ts";
import { type ContentFile, loadContent } from "./load-content.ts";
import { loadData } from "./load-data.ts";
import { nest } from "./navigation.ts";
import { lineOfPath } from "./read-json.ts";

/** A site with what the checks and the copying of files need besides. */
export interface LoadedSite extends Site {
  /** Places of the links written in Markdown, by page address and target. */
  linkPlaces: Map<string, LinkPlace>;
  /** Local files that pages link to: output path to path on disk (LINK-4). */
  linkedFiles: Map<string, string>;
  /** Source of the inline script for the Content-Security-Policy. */
  inlineScriptHash: string;
  /** Local images of the texts, to be resized. */
  images: Set<string>;
  /** Links to Markdown files that do not exist (CHECK-4). */
  brokenMarkdownLinks: Finding[];
  /** Remarks that never stop the build. */
  remarks: Finding[];
}

/**
 * Reads, checks and computes the whole site.
 *
 * @param root folder that holds `_data` and `src/content`
 * @param now moment of the build
 * @throws SiteError with all findings at once (CONF-1)
 */
export function loadSite(root: string, assets: BuiltAssets, now: Date): LoadedSite {
  const findings: Finding[] = [];
  const data = loadData(root, findings);
  if (!data) throw new SiteError(findings);
  const files = loadContent(root, data, findings);
  if (findings.length > 0) throw new SiteError(findings);

  const report: Report = ({ file, path, line, problem, fix }) => {
    const at = line ?? (path ? lineOfPath(join(root, file), path) : null);
    const known = findings.some((finding) => finding.file === file && finding.problem === problem);
    // Both languages share most of the data; one slip is told once.
    if (!known) findings.push({ file, line: at, problem, fix: fix ?? null });
  };
  const renderer = new ContentRenderer(root, data, files, report);
  const sources = files.flatMap((file) => {
    const source = renderer.render(file, file.source.locale);
    return [
      source,
      ...missingTranslations(file, files).map((locale) => renderer.render(file, locale)),
    ];
  });
  const site = buildSite({ data, sources, assets, nest, now, report });
  if (findings.length > 0) throw new SiteError(findings);
  return {
    ...site,
    linkPlaces: renderer.linkPlaces,
    linkedFiles: renderer.linkedFiles,
    inlineScriptHash: assets.inlineScriptHash,
    images: renderer.images,
    brokenMarkdownLinks: renderer.brokenMarkdownLinks,
    remarks: untruncatedPosts(sources),
  };
}

/** Posts that lists show whole, because nothing ends their summary (BLOG-3). */
function untruncatedPosts(sources: readonly Source[]): Finding[] {
  return sources
    .filter(
      ({ kind, locale, contentLocale, text }) =>
        kind === "post" && locale === contentLocale && !text.truncated,
    )
    .map(({ file }) => ({
      file,
      line: null,
      problem: "The post has no mark where its summary ends, so the lists show the whole text.",
      fix: "Write  <!-- truncate -->  on a line of its own after the first paragraph.",
    }));
}

/** Languages that have no file of their own for a page; they show this one's text (LOC-5). */
function missingTranslations({ source }: ContentFile, files: readonly ContentFile[]): Locale[] {
  if (source.kind === "home") return [];
  const written = files.filter(
    (file) => file.source.key === source.key && file.source.kind === source.kind,
  );
  // With three languages or more the first one written stands in.
  if (written[0]?.source !== source) return [];
  return LOCALES.filter((locale) => written.every((file) => file.source.locale !== locale));
}
