import type { Finding } from "../schema/finding.ts";

/** A page's translations according to the page model and according to Eleventy's I18nPlugin. */
export interface AlternatePair {
  file: string;
  url: string;
  model: readonly string[];
  plugin: readonly string[];
}

/**
 * Promise: two independent ways of pairing translations agree. The model pairs by file name before
 * anything is rendered; the plugin pairs the files that Eleventy has written.
 */
export function checkAlternates(pairs: readonly AlternatePair[]): Finding[] {
  return pairs
    .filter(({ model, plugin }) => [...model].sort().join() !== [...plugin].sort().join())
    .map(({ file, url, model, plugin }) => ({
      file,
      line: null,
      problem: `The translations of ${url} are ${model.join(", ") || "none"} by its file name, but Eleventy pairs it with ${plugin.join(", ") || "none"}.`,
      fix: "Give the files of both languages the same name and folder.",
    }));
}
