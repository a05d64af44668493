import type { OutputFile, OutputSources } from "./output-file.ts";

/** The emblems, one file for all pages. */
export function emblems({ data: { emblems } }: OutputSources): OutputFile[] {
  return emblems.drawings.size > 0
    ? [{ path: emblems.address.slice(1), content: emblems.sprite }]
    : [];
}
