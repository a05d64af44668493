import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { LOCALES } from "../../schema/localized.ts";
import type { BlockProps } from "../block.ts";

/** All terms in alphabetical order, in both languages; each has an address, and each letter a link. */
export function Glossary({ context: { data, labels, locale, record, text } }: BlockProps) {
  const { compare } = new Intl.Collator(record.htmlLang);
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const terms = data.glossary.terms.toSorted((a, b) => compare(text(a.term), text(b.term)));
  const letters = Map.groupBy(terms, ({ term }) =>
    text(term).charAt(0).toLocaleUpperCase(record.htmlLang),
  );
  return (
    <>
      <nav className="letters" aria-label={labels["glossary.letters"]}>
        <ul className="row">
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...letters].map(([letter, own]) => (
        <section key={letter} className="initial">
          <SectionHeading id={letter} title={letter} labels={labels} />
          <dl className="glossary">
            {own.map(({ id, term, explanation }) => (
              <div key={id} id={id}>
                {languages.map((language) => (
                  <dt
                    key={language}
                    lang={data.locales.locales[language].htmlLang}
                    className={
                      language !== locale && term[language] === term[locale] ? "same" : undefined
                    }
                  >
                    {term[language]}
                  </dt>
                ))}
                <dd>{text(explanation)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
