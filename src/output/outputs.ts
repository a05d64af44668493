import { admin } from "./admin/admin-page.ts";
import { calendars } from "./calendars.ts";
import { covers } from "./covers.ts";
import { emblems } from "./emblems.ts";
import { blogFeeds } from "./feeds.ts";
import { headers } from "./headers.ts";
import { icons } from "./icons.ts";
import { licences } from "./licences.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifests } from "./manifests.ts";
import { menus } from "./menus.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";
import { redirects } from "./redirects.ts";
import { robots } from "./robots.ts";
import { securityContact } from "./security-contact.ts";
import { sitemap } from "./sitemap.ts";

/** Everything that is published besides pages, their twins, assets and search indexes; one function each. */
const OUTPUTS: readonly ((site: OutputSources) => OutputFile[])[] = [
  blogFeeds,
  calendars,
  sitemap,
  llmsTxt,
  robots,
  manifests,
  menus,
  icons,
  covers,
  emblems,
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
