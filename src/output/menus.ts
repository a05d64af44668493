import type { OutputFile, OutputSources } from "./output-file.ts";

/** The menus as JSON, for the component that draws them in the browser. */
export function menus({ menus }: Pick<OutputSources, "menus">): OutputFile[] {
  return menus.map(({ path, data }) => ({ path, content: JSON.stringify(data) }));
}
