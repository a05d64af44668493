/** What Eleventy hands to collections and to its Markdown library; it ships no types. */

/** A page as Eleventy hands it to collections and layouts. */
export interface CollectionItem {
  /** Site-relative; false for templates that are not written. */
  url: string | false;
  inputPath: string;
  outputPath: string;
  data: Record<string, unknown>;
}

/** What the Markdown library gets besides the text. */
export interface TextData {
  page: { url: string | false };
  collections: Record<string, unknown>;
}

export interface CollectionApi {
  getAll(): CollectionItem[];
}
