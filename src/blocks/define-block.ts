import type { LocaleContext, SiteData } from "../collections/site-data.ts";

/** A block that data draws in Markdown (`::: roles board`). */
export interface Block<Model> {
  /**
   * What the block shows, as plain data.
   *
   * @param name one of its arguments (`arguments.ts`), or empty where there are none
   */
  build(name: string, context: LocaleContext): Model;
}

/** A block that shows one entry of a data file. */
export function entryBlock<Entry, Model>(
  entriesOf: (data: SiteData) => Readonly<Record<string, Entry>>,
  build: (entry: Entry, context: LocaleContext, name: string) => Model,
): Block<Model> {
  return {
    build(name, context) {
      const entry = entriesOf(context.data)[name];
      if (entry === undefined) throw new Error(`there is no entry "${name}"`);
      return build(entry, context, name);
    },
  };
}
