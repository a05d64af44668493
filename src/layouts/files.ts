import type { Collections } from "../collections/pages.ts";
import type { OutputFile } from "../output/output-file.ts";

/**
 * Data of a template that writes one file per entry of a collection.
 *
 * @param collection its name in `.eleventy.ts`
 */
export function writtenFiles(collection: string) {
  return {
    pagination: { data: `collections.${collection}`, size: 1, alias: "file" },
    permalink: ({ file }: { file: OutputFile }) => file.path,
    eleventyExcludeFromCollections: true,
  };
}

/** The content of the file of a template. */
export const writeFile = ({
  file,
  collections,
}: {
  file: OutputFile;
  collections: Collections;
}): string => file.content(collections);
