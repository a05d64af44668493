import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { toDoFirst, translatedPages } from "../collections/translations/translations.ts";
import { ScrollRegion } from "../components/scroll-region/scroll-region.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { LOCALES, type Locale } from "../schema/localized.ts";

/** For editors: the state of all translations. Unlisted. */
export const data = pages(translationsPages);

export default template(TranslationsPage);

function translationsPages({ sources, ...site }: Site, language: Locale) {
  const { context } = site[language];
  const { labels, locale, href, data } = context;
  const url = href("/redaktion/oversattningar");
  const page = generatedPage(context, {
    kind: "translations",
    unlisted: true,
    url,
    title: labels["translations.title"],
    description: labels["translations.lead"],
    columns: [
      { label: labels["translations.page"], lang: null },
      ...LOCALES.map((lang) => ({ label: data.locales.locales[lang].label, lang })),
      { label: labels["translations.changed"], lang: null },
    ],
    rows: toDoFirst(translatedPages(sources, data)).map(({ name, texts, states, changed }) => {
      const [shown = locale] = [locale, ...LOCALES].filter((language) => texts[language]);
      return {
        name,
        page: {
          label: texts[shown]?.title ?? name,
          lang: shown === locale ? null : shown,
          href: texts[shown]?.url ?? url,
        },
        states: LOCALES.map((language) => ({
          locale: language,
          state: states[language],
          label: labels[`translations.state.${states[language]}`],
        })),
        changed: LOCALES.filter((language) => changed[language].length > 0).map((language) => {
          const sections = changed[language].map(
            (heading) => heading ?? labels["translation.beginning"],
          );
          return `${data.locales.locales[language].label}: ${sections.join(", ")}`;
        }),
      };
    }),
  });
  return [page];
}

function TranslationsPage({ model }: { model: ModelOf<typeof translationsPages> }) {
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      <ScrollRegion label={model.title}>
        <table>
          <thead>
            <tr>
              {model.columns.map(({ label, lang }) => (
                <th key={label} scope="col" lang={lang ?? undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.rows.map(({ name, page, states, changed }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={page.href} lang={page.lang ?? undefined}>
                    {page.label}
                  </a>{" "}
                  <small>{name}</small>
                </th>
                {states.map(({ locale, state, label }) => (
                  <td key={locale}>{state === "current" ? label : <strong>{label}</strong>}</td>
                ))}
                <td>{changed.join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Frame>
  );
}
