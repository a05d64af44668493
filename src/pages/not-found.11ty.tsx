import { notFoundPage } from "../collections/pages/not-found-page.ts";
import { NotFoundPage } from "../layouts/pages/not-found-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** The page for addresses that do not exist. */
export const data = pages((site, locale) => [notFoundPage(site[locale].context)]);

export default template(NotFoundPage);
