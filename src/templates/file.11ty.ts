import type { OutputFile } from "../output/output-file.ts";

interface FileData {
  siteFile: OutputFile;
}

/** The one template of all files that are neither pages nor assets: feeds, sitemap, headers. */
export const data = {
  pagination: { data: "siteFiles", size: 1, alias: "siteFile", addAllPagesToCollections: false },
  eleventyExcludeFromCollections: true,
  permalink: ({ siteFile }: FileData) => siteFile.path,
};

export function render({ siteFile }: FileData): string {
  return siteFile.content;
}
