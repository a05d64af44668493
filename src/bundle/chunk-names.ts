import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Metafile } from "esbuild";
import { initialFiles } from "./budgets.ts";
import { WIDGET_CHUNKS } from "./widget-entries.ts";

/**
 * Writes into the first script which files widgets import besides their own, so that it can ask for
 * them at once. esbuild names files only when it knows what is in them, so this has to come after. The
 * name of the script holds all the same: it follows from the names of the entries, and those from what
 * they import. It stands at the beginning, as a widget that is in use already wakes at once.
 *
 * @param metafile of the build
 * @param firstScript path of its output
 */
export function nameWidgetChunks(metafile: Metafile, firstScript: string): void {
  const list = JSON.stringify(widgetChunks(metafile, firstScript).join(" "));
  const code = readFileSync(firstScript, "utf8");
  writeFileSync(firstScript, `var ${WIDGET_CHUNKS}=${list};${code}`);
}

/**
 * Hashes in the names of the files that widgets import, without those of the widgets and what is there
 * already.
 */
export function widgetChunks(metafile: Metafile, firstScript: string): string[] {
  const entries = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint?.startsWith("virtual:widgets/"))
    .map(([file]) => file);
  const there = new Set([...entries, ...initialFiles(metafile, firstScript)]);
  const files = new Set(entries.flatMap((entry) => initialFiles(metafile, entry)));
  return [...files].filter((file) => !there.has(file)).map(hashOf);
}

function hashOf(file: string): string {
  const [, hash] = /^chunk-(\w+)\.js$/.exec(basename(file)) ?? [];
  if (!hash) throw new Error(`${file} is imported by widgets, and is no chunk with a hash`);
  return hash;
}
