import { paginated, template } from "../layouts/template.tsx";
import { PrintPage } from "../ui/pages/print-page.tsx";

/** All docs of a version on one page. */
export const data = paginated("printPages");

export default template(PrintPage);
