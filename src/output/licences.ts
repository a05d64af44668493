import type { OutputFile, OutputSources } from "./output-file.ts";

/** What others have made of the site, with its licences: most of them ask to be passed on. */
export function licences({ licences: content }: OutputSources): OutputFile[] {
  return [{ path: "licenses.txt", content }];
}
