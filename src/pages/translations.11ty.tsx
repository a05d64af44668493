import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import type { LocaleContext } from "../collections/site-data.ts";
import {
  type TranslatedPage,
  toDoFirst,
  translatedPages,
} from "../collections/translations/translations.ts";
import { ScrollRegion } from "../components/scroll-region/scroll-region.tsx";
import { contentLang } from "../layouts/frame/content-lang.ts";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { LOCALES, type Locale } from "../schema/localized.ts";

/** For editors: the state of all translations. Unlisted. */
export const data = pages(translationsPages);

export default template(TranslationsPage);

function translationsPages({ sources, data, ...site }: Site, language: Locale) {
  const { context } = site[language];
  const page = generatedPage(context, {
    kind: "translations",
    unlisted: true,
    url: context.href("/redaktion/oversattningar"),
    title: context.labels["translations.title"],
    description: context.labels["translations.lead"],
    pages: toDoFirst(translatedPages(sources, data)),
  });
  return [page];
}

function TranslationsPage({ model }: { model: ModelOf<typeof translationsPages> }) {
  const { labels, data } = model.context;
  const { locales } = data.locales;
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      <ScrollRegion label={model.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels["translations.page"]}</th>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col" lang={locale}>
                  {locales[locale].label}
                </th>
              ))}
              <th scope="col">{labels["translations.changed"]}</th>
            </tr>
          </thead>
          <tbody>
            {model.pages.map((page) => (
              <Row key={page.name} page={page} context={model.context} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Frame>
  );
}

interface RowProps {
  page: TranslatedPage;
  context: LocaleContext;
}

function Row({
  page: { name, texts, states, changed },
  context: { locale, labels, data },
}: RowProps) {
  const [shown = locale] = [locale, ...LOCALES].filter((language) => texts[language]);
  return (
    <tr>
      <th scope="row">
        <a href={texts[shown]?.url} lang={contentLang(shown, locale)}>
          {texts[shown]?.title}
        </a>{" "}
        <small>{name}</small>
      </th>
      {LOCALES.map((language) => {
        const state = states[language];
        const label = labels[`translations.state.${state}`];
        return <td key={language}>{state === "current" ? label : <strong>{label}</strong>}</td>;
      })}
      <td>
        {LOCALES.filter((language) => changed[language].length > 0)
          .map((language) => {
            const sections = changed[language].map(
              (heading) => heading ?? labels["translation.beginning"],
            );
            return `${data.locales.locales[language].label}: ${sections.join(", ")}`;
          })
          .join("; ")}
      </td>
    </tr>
  );
}
