import { entryBlock } from "./block.ts";

export interface DocumentsBlock {
  kind: "documents";
  /** Said when no document has an address. */
  none: string | null;
  documents: { title: string; href: string; where: string | null; languages: string | null }[];
}

/** Documents and where they lie; those whose address is not known are left out. */
export const documents = entryBlock(
  (data) => data.documents,
  (list, { text, data }): DocumentsBlock => {
    const known = list.documents.flatMap(({ href, title, where, languages }) => {
      if (href === undefined) return [];
      const names = languages?.map((locale) => data.locales.locales[locale].label);
      return [
        {
          title: text(title),
          href,
          where: where ? text(where) : null,
          languages: names?.join(", ") ?? null,
        },
      ];
    });
    return {
      kind: "documents",
      none: known.length === 0 && list.none ? text(list.none) : null,
      documents: known,
    };
  },
);
