import { pages, template } from "../layouts/template.tsx";
import { printPages } from "../model/docs/print-pages.ts";
import { PrintPage } from "../ui/pages/print-page.tsx";

/** All docs of a version on one page. */
export const data = pages(printPages);

export default template(PrintPage);
