import { admin } from "./admin/admin-page.ts";
import { calendars } from "./calendars.ts";
import { blogFeeds } from "./feeds.ts";
import { headers } from "./headers.ts";
import { licences } from "./licences.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifests } from "./manifests.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";
import { redirects } from "./redirects.ts";
import { robots } from "./robots.ts";
import { securityContact } from "./security-contact.ts";
import { sitemap } from "./sitemap.ts";
import { sprites } from "./sprites.ts";

/** Everything that is published besides pages, their twins, assets and search indexes; one function each. */
const OUTPUTS: readonly ((site: OutputSources) => OutputFile[])[] = [
  blogFeeds,
  calendars,
  sitemap,
  llmsTxt,
  robots,
  manifests,
  sprites,
  redirects,
  headers,
  securityContact,
  licences,
  admin,
];

/** Everything besides pages and assets: feeds, sitemap, headers, redirects, editing page … */
export function outputFiles(site: OutputSources): OutputFile[] {
  return OUTPUTS.flatMap((output) => output(site));
}
