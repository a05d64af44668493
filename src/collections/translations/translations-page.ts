import { localPath } from "../../routes/locales.ts";
import { LOCALES } from "../../schema/localized.ts";
import { generatedPage, type PlannedPage } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Source } from "../sources.ts";
import { toDoFirst, translatedPages } from "./translations.ts";

/** The address of the page for editors, without the language. */
const PATH = "/redaktion/oversattningar";

/**
 * The table of all translations, for editors: only those who have the address find it.
 *
 * @param sources the pages of all languages
 */
export function translationsPage(sources: readonly Source[], context: LocaleContext): PlannedPage {
  const { labels, locale, href, data } = context;
  const url = href(PATH);
  return {
    core: {
      ...generatedPage(locale),
      kind: "translations",
      unlisted: true,
      url,
      title: labels["translations.title"],
      description: labels["translations.lead"],
      lead: labels["translations.lead"],
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
    },
    source: null,
    head: {},
    translationKey: localPath(url, data.locales),
  };
}
