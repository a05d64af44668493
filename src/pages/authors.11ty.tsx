import { paginated, template } from "../layouts/template.tsx";
import { AuthorsPage } from "../ui/pages/authors-page.tsx";

/** All authors of the news. */
export const data = paginated("authorsPages");

export default template(AuthorsPage);
