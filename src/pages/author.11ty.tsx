import { paginated, template } from "../layouts/template.tsx";
import { AuthorPage } from "../ui/pages/author-page.tsx";

/** The news of an author. */
export const data = paginated("authorPages");

export default template(AuthorPage);
