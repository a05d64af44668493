import { pages, template } from "../layouts/template.tsx";
import { translationsPage } from "../model/translations/translations-page.ts";
import { TranslationsPage } from "../ui/pages/translations-page.tsx";

/** For editors: the state of all translations. */
export const data = pages((site, locale) => [translationsPage(site.sources, site[locale].context)]);

export default template(TranslationsPage);
