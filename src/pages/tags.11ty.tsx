import { paginated, template } from "../layouts/template.tsx";
import { TagsPage } from "../ui/pages/tags-page.tsx";

/** All tags of the news. */
export const data = paginated("tagsPages");

export default template(TagsPage);
