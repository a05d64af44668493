import type { DraftDoc } from "../model/docs/docs.ts";
import type { SiteData } from "../model/site-data.ts";
import { type Finding, SiteError } from "../schema/finding.ts";
import { settingsFrom } from "./environment.ts";
import { type ContentCache, type ContentFile, readContent } from "./read-content.ts";
import { type DataFile, readData } from "./read-data.ts";

/** Everything that editors have written, read and checked. */
export interface Sources {
  data: SiteData;
  dataFiles: readonly DataFile[];
  /** Published texts. */
  files: readonly ContentFile[];
  /** Docs that exist, but are not published. */
  drafts: readonly DraftDoc[];
  /** Mistakes in front matter; told together with those that only the texts show. */
  findings: readonly Finding[];
}

/**
 * Reads `_data`, `src/content` and `src/versions`, once.
 *
 * @param root folder that holds them
 * @param env environment variables that override settings
 * @param cache what an earlier reading has left
 * @throws SiteError with all findings when there is one in the data, without which nothing can be made
 */
export function readSources(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  cache?: ContentCache,
): Sources {
  const findings: Finding[] = [];
  const { data, frame, files: dataFiles } = readData(root, findings);
  const all = frame ? readContent(root, frame, findings, cache) : [];
  if (!data) throw new SiteError(findings);
  return {
    data: { ...data, site: settingsFrom(data.site, env) },
    dataFiles,
    files: all.filter((file) => !isDraft(file)),
    drafts: all
      .filter(isDraft)
      .flatMap(({ source }): DraftDoc[] => (source.kind === "doc" ? [source] : [])),
    findings,
  };
}

const isDraft = ({ source }: ContentFile) =>
  source.kind !== "home" && source.frontMatter.draft === true;
