import { paginated, template } from "../layouts/template.tsx";
import { BlogListPage } from "../ui/pages/blog-list-page.tsx";

/** The list of news, newest first. */
export const data = paginated("blogPages");

export default template(BlogListPage);
