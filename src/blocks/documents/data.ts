import { entryBlock } from "../define-block.ts";

export interface DocumentsBlock {
  kind: "documents";
  /** Said when no document has an address. */
  none: string | null;
  documents: { title: string; href: string; where: string | null; languages: string | null }[];
}

/** Documents and where they lie; those whose address is not known are left out. */
export const documents = entryBlock(
  (data) => data.documents,
  (list, { text, data, record }): DocumentsBlock => {
    const known = list.documents.flatMap(({ href, title, where, languages }) => {
      if (href === undefined) return [];
      return [
        {
          title: text(title),
          href,
          where: where ? text(where) : null,
          languages: languages
            ? languageNames(
                languages.map((locale) => data.locales.locales[locale].htmlLang),
                record.htmlLang,
              )
            : null,
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

/**
 * Languages by their names in the language of the page, so that whoever reads only that one understands.
 *
 * @example languageNames(["sv", "en"], "sv") // "Svenska, engelska"
 */
function languageNames(languages: string[], htmlLang: string): string {
  const names = new Intl.DisplayNames(htmlLang, { type: "language" });
  const [first = "", ...rest] = languages.map((language) => names.of(language) ?? language);
  const capital = first.charAt(0).toLocaleUpperCase(htmlLang) + first.slice(1);
  return [capital, ...rest].join(", ");
}
