import type { ImageMetadata } from "@11ty/eleventy-img";
import type { BuiltAssets } from "../bundle/assets.ts";
import type { LinkPlace } from "../checks/page-facts.ts";
import { buildSite, type Site } from "../model/build-site.ts";
import type { DraftDoc } from "../model/docs.ts";
import type { Source } from "../model/sources.ts";
import { type Finding, SiteError } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { analyticsFromEnvironment } from "./analytics.ts";
import { ContentRenderer } from "./content-renderer.ts";
import { readImages } from "./images.ts";
import { type ContentFile, loadContent } from "./load-content.ts";
import { loadData } from "./load-data.ts";
import { nest } from "./navigation.ts";
import { createReport } from "./report.ts";

/** A site with what the checks and the copying of files need besides. */
export interface LoadedSite extends Site {
  /** Places of the links written in Markdown, by page address and target. */
  linkPlaces: Map<string, LinkPlace>;
  /** Local files that pages link to: output path to path on disk (LINK-4). */
  linkedFiles: Map<string, string>;
  /** Source of the inline script for the Content-Security-Policy. */
  inlineScriptHash: string;
  /** Images that the texts show. */
  usedImages: Set<ImageMetadata>;
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
export async function loadSite(root: string, assets: BuiltAssets, now: Date): Promise<LoadedSite> {
  const findings: Finding[] = [];
  const { data, frame } = loadData(root, findings);
  const all = frame ? loadContent(root, frame, findings) : [];
  if (!data) throw new SiteError(findings);
  data.site.analytics = analyticsFromEnvironment(data.site.analytics, process.env);
  const areAllRead = findings.length === 0;

  const files = all.filter((file) => !isDraft(file));
  const drafts = all
    .filter(isDraft)
    .flatMap(({ source }): DraftDoc[] => (source.kind === "doc" ? [source] : []));

  const remarks: Finding[] = [];
  const report = createReport(root, findings, remarks);
  const renderer = new ContentRenderer(root, data, files, await readImages(root), report);
  const sources = [...translations(files)].flatMap(([file, locales]) =>
    locales.map((locale) => renderer.render(file, locale)),
  );
  // Pages that cannot be read would be told a second time, as missing where others lead to them.
  if (!areAllRead) throw new SiteError(findings);
  const site = buildSite({ data, sources, drafts, assets, nest, now, report });
  if (findings.length > 0) throw new SiteError(findings);
  return {
    ...site,
    linkPlaces: renderer.linkPlaces,
    linkedFiles: renderer.linkedFiles,
    inlineScriptHash: assets.inlineScriptHash,
    usedImages: renderer.usedImages,
    brokenMarkdownLinks: renderer.brokenMarkdownLinks,
    remarks: [...remarks, ...untruncatedPosts(sources)],
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

const isDraft = ({ source }: ContentFile) =>
  source.kind !== "home" && source.frontMatter.draft === true;

/**
 * The languages of the pages that each file becomes: its own, and those that have no file for the
 * page and show this one's text (LOC-5). With three languages or more the first file stands in.
 */
function translations(files: readonly ContentFile[]): Map<ContentFile, Locale[]> {
  const pages = Map.groupBy(files, ({ source }) => `${source.kind} ${source.key}`);
  return new Map(
    [...pages.values()].flatMap((written) => {
      const missing = LOCALES.filter((locale) =>
        written.every(({ source }) => source.locale !== locale),
      );
      return written.map(
        (file, index) => [file, [file.source.locale, ...(index === 0 ? missing : [])]] as const,
      );
    }),
  );
}
