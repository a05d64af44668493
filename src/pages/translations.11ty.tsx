import { translationsPage } from "../collections/translations/translations-page.ts";
import { TranslationsPage } from "../layouts/pages/translations-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** For editors: the state of all translations. */
export const data = pages((site, locale) => [translationsPage(site.sources, site[locale].context)]);

export default template(TranslationsPage);
