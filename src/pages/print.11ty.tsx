import { printPages } from "../collections/docs/print-pages.ts";
import { PrintPage } from "../layouts/pages/print-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** All docs of a version on one page. */
export const data = pages(printPages);

export default template(PrintPage);
