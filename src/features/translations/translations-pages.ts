import { generatedPage } from "../../model/pages/generated-page.ts";
import type { Site } from "../../model/site.ts";
import type { Locale } from "../../schema/localized.ts";

/** For editors: the state of all translations. Unlisted. */
export function translationsPages({ translated, ...site }: Site, language: Locale) {
  const { context } = site[language];
  const page = generatedPage(context, {
    kind: "translations",
    unlisted: true,
    title: context.labels["translations.title"],
    description: context.labels["translations.lead"],
    pages: [...translated.values()],
  });
  return [page];
}
