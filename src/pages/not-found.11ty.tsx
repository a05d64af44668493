import { pages, template } from "../layouts/template.tsx";
import { notFoundPage } from "../model/pages/not-found-page.ts";
import { NotFoundPage } from "../ui/pages/not-found-page.tsx";

/** The page for addresses that do not exist. */
export const data = pages((site, locale) => [notFoundPage(site[locale].context)]);

export default template(NotFoundPage);
