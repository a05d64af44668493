import { paginated, template } from "../layouts/template.tsx";
import { TranslationsPage } from "../ui/pages/translations-page.tsx";

/** For editors: the state of all translations. */
export const data = paginated("translationsPages");

export default template(TranslationsPage);
