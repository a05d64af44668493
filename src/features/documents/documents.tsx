import { Cover } from "../../components/cover/cover.tsx";
import { formatDay } from "../../model/dates.ts";
import { serviceAddress } from "../../model/services.ts";
import type { BlockProps } from "../../model/site.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";
import { decode } from "../../routes/paths.ts";
import { documentNote, uploadedFile } from "../../schema/uploads.ts";

/**
 * Documents of `_data/documents.json` and where they are: those without an address are left out, those with a
 * drawn cover come first, those that are no longer in force last, by year.
 */
export function Documents({ name, context: { data, text, record, locale, labels } }: BlockProps) {
  const list = data.documents[name];
  if (!list) return null;
  const known = list.documents
    .map(({ href, file, service, date, issued, ...document }) => ({
      ...document,
      issued: date ? formatDay(date, record) : issued,
      order: date ?? `${issued ?? ""}`,
      href: href ?? file ?? serviceAddress(service, locale, data.services),
      note: documentNote(file && uploadedFile(decode(file)), data.fileSizes, record.htmlLang),
    }))
    .filter(({ href, picture }) => href !== undefined || picture !== undefined);
  if (known.length === 0) return list.none && <p>{text(list.none)}</p>;
  const { locales } = data.locales;
  const covers = known.filter(({ picture }) => picture !== undefined);
  const others = known.filter(({ picture }) => picture === undefined);
  const older = others
    .filter(({ inForce }) => inForce === false)
    .sort((a, b) => (a.order < b.order ? 1 : -1));
  const current = others.filter((document) => !older.includes(document));
  return (
    <>
      {covers.length > 0 && (
        <ul className="pictures">
          {covers.map(({ title, issued, picture = "book", href, note }) => (
            <li key={text(title)}>
              <Cover motif={picture} />
              {href ? (
                <a href={href} {...EXTERNAL_LINK}>
                  {text(title)}
                </a>
              ) : (
                text(title)
              )}
              {(issued || note) && <small> {[issued, note].filter(Boolean).join(", ")}</small>}
            </li>
          ))}
        </ul>
      )}
      {current.length > 0 && (
        <dl className="answers">
          {current.map(
            ({ href, note, imageURL, title, where, languages = [], kind, issued, inForce }) => {
              const names = languages.map((locale) => locales[locale].htmlLang);
              const facts = [
                note,
                kind && labels[`document.${kind}`],
                issued,
                inForce && labels["document.inForce"],
                languages.length > 0 && languageNames(names, record.htmlLang),
              ].filter(Boolean);
              return (
                <div key={text(title)}>
                  <dt>
                    <a href={href} {...EXTERNAL_LINK}>
                      {imageURL && <img src={imageURL} alt="" loading="lazy" />}
                      {text(title)}
                    </a>
                  </dt>
                  {where && <dd>{text(where)}</dd>}
                  {facts.length > 0 && <dd>{facts.join(" · ")}</dd>}
                </div>
              );
            },
          )}
        </dl>
      )}
      {older.length > 0 && (
        <details className="details">
          <summary>{labels["document.older"]}</summary>
          <div>
            <ul>
              {older.map(({ title, issued, href }) => (
                <li key={text(title)}>
                  {issued && `${issued}: `}
                  <a href={href} {...EXTERNAL_LINK}>
                    {text(title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
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
