import { blogFeeds } from "./feeds.ts";
import { headers } from "./headers.ts";
import { icons } from "./icons.ts";
import { manifests } from "./manifests.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";
import { redirects } from "./redirects.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/** Everything that is published besides pages and assets; one function each. */
const OUTPUTS: readonly ((site: OutputSources) => OutputFile[])[] = [
  blogFeeds,
  sitemap,
  robots,
  manifests,
  icons,
  redirects,
  headers,
];

/** Feeds, sitemap, robots.txt, web manifests, icons, redirects and headers of the site. */
export function outputFiles(site: OutputSources): OutputFile[] {
  return OUTPUTS.flatMap((output) => output(site));
}
