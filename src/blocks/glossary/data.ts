import type { Block } from "../define-block.ts";

export interface GlossaryBlock {
  kind: "glossary";
  terms: {
    id: string;
    /** In the page's language first; with the language that each is in. */
    names: { text: string; lang: string }[];
    explanation: string;
  }[];
}

/** All terms, in alphabetical order, in both languages. */
export const glossary: Block<GlossaryBlock> = {
  build(_name, { data, locale, text, record }) {
    const { locales } = data.locales;
    const others = (Object.keys(locales) as (typeof locale)[]).filter((other) => other !== locale);
    const { compare } = new Intl.Collator(record.htmlLang);
    return {
      kind: "glossary",
      terms: Object.entries(data.glossary.terms)
        .map(([id, { term, explanation }]) => ({
          id,
          names: [locale, ...others]
            .filter((own) => own === locale || term[own] !== term[locale])
            .map((own) => ({ text: term[own], lang: locales[own].htmlLang })),
          explanation: text(explanation),
        }))
        .sort((a, b) => compare(a.names[0]?.text ?? "", b.names[0]?.text ?? "")),
    };
  },
};
