import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../model/site.ts";
import { LOCALES, type Locale, type Localized } from "../../schema/localized.ts";

/** All terms in alphabetical order, in both languages; each has an address, and each letter a link. */
export function Glossary({ context }: BlockProps) {
  const { data, labels, locale, record, text } = context;
  const { compare } = new Intl.Collator(record.htmlLang);
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const terms = data.glossary.terms.toSorted((a, b) => compare(text(a.term), text(b.term)));
  // English has Ö among O, Swedish after Å.
  const isSame = new Intl.Collator(record.htmlLang, { sensitivity: "base" }).compare;
  const letters = Map.groupBy(terms, ({ term }) => {
    const letter = text(term).charAt(0).toLocaleUpperCase(record.htmlLang);
    const plain = letter.normalize("NFD").charAt(0);
    return isSame(letter, plain) === 0 ? plain : letter;
  });
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
                    <Term term={term} language={language} context={context} />
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

interface TermProps extends Pick<BlockProps, "context"> {
  term: Localized;
  language: Locale;
}

/** A term; the word of the other language that may be in brackets after it is marked as such. */
function Term({ term, language, context }: TermProps) {
  const [, own, bracketed] = /^(.+ )\((.+)\)$/.exec(term[language]) ?? [];
  const other = LOCALES.find(
    (one) => one !== language && term[one].toLowerCase() === bracketed?.toLowerCase(),
  );
  if (!other) return term[language];
  const { htmlLang } = context.data.locales.locales[other];
  return (
    <>
      {own}(<span lang={htmlLang}>{bracketed}</span>)
    </>
  );
}
