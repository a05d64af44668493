import { LOCALES } from "../../schema/localized.ts";
import type { BlockProps } from "../block.ts";

/** All terms in alphabetical order, in both languages; each has an address. */
export function Glossary({ context: { data, locale, record, text } }: BlockProps) {
  const { compare } = new Intl.Collator(record.htmlLang);
  const others = LOCALES.filter((other) => other !== locale);
  return (
    <dl className="glossary">
      {Object.entries(data.glossary.terms)
        .sort(([, a], [, b]) => compare(text(a.term), text(b.term)))
        .map(([id, { term, explanation }]) => (
          <div key={id} id={id}>
            {[locale, ...others.filter((other) => term[other] !== term[locale])].map((own) => (
              <dt key={own} lang={data.locales.locales[own].htmlLang}>
                {term[own]}
              </dt>
            ))}
            <dd>{text(explanation)}</dd>
          </div>
        ))}
    </dl>
  );
}
