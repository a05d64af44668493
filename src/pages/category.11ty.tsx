import { paginated, template } from "../layouts/template.tsx";
import { CategoryPage } from "../ui/pages/category-page.tsx";

/** What a category of the docs contains. */
export const data = paginated("categoryPages");

export default template(CategoryPage);
