import { originOf } from "../model/site-data.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** Everything may be read; what is not to be listed says so itself. */
export function robots({ data }: OutputSources): OutputFile[] {
  const content = `User-agent: *\nAllow: /\n\nSitemap: ${originOf(data)}/sitemap.xml\n`;
  return [{ path: "robots.txt", content }];
}
