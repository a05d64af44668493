import type { Collections } from "../collections/pages.ts";

/** A file that is not a page. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** Called when Eleventy writes the file; all texts are rendered then. */
  content: (collections: Collections) => string;
}
