import { LOCALES } from "../../schema/localized.ts";
import type { BlockProps } from "../block.ts";

/** All terms in alphabetical order, in both languages; each has an address, and each letter a link. */
export function Glossary({ context: { data, labels, locale, record, text } }: BlockProps) {
  const { compare } = new Intl.Collator(record.htmlLang);
  const others = LOCALES.filter((other) => other !== locale);
  const terms = data.glossary.terms.toSorted((a, b) => compare(text(a.term), text(b.term)));
  const letters = Map.groupBy(terms, ({ term }) =>
    text(term).charAt(0).toLocaleUpperCase(record.htmlLang),
  );
  return (
    <>
      <nav className="letters" aria-label={labels["glossary.letters"]}>
        <ul className="row">
          {[...letters].map(([letter, [first]]) => (
            <li key={letter}>
              <a href={`#${first?.id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="glossary">
        {terms.map(({ id, term, explanation }) => (
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
    </>
  );
}
