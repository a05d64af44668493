import { serviceAddress } from "../../collections/services.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import type { BlockProps } from "../block.ts";

/** Documents of `_data/documents.json` and where they are; those without an address are left out. */
export function Documents({ name, context: { data, text, record, locale } }: BlockProps) {
  const list = data.documents[name];
  if (!list) return null;
  const known = list.documents
    .map(({ href, file, service, ...document }) => ({
      ...document,
      href: href ?? file ?? serviceAddress(service, locale, data.services),
    }))
    .filter(({ href }) => href !== undefined);
  if (known.length === 0) return list.none && <p>{text(list.none)}</p>;
  const { locales } = data.locales;
  return (
    <dl className="answers">
      {known.map(({ href, imageURL, title, where, languages }) => (
        <div key={text(title)}>
          <dt>
            <a href={href} {...EXTERNAL_LINK}>
              {imageURL && <img src={imageURL} alt="" loading="lazy" />}
              {text(title)}
            </a>
          </dt>
          {where && <dd>{text(where)}</dd>}
          {languages && (
            <dd>
              {languageNames(
                languages.map((locale) => locales[locale].htmlLang),
                record.htmlLang,
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/**
 * Names of languages in the language of the page.
 *
 * @example languageNames(["sv", "en"], "sv") // "Svenska, engelska"
 */
function languageNames(languages: string[], htmlLang: string): string {
  const names = new Intl.DisplayNames(htmlLang, { type: "language" });
  const [first = "", ...rest] = languages.map((language) => names.of(language) ?? language);
  const capital = first.charAt(0).toLocaleUpperCase(htmlLang) + first.slice(1);
  return [capital, ...rest].join(", ");
}
