import { paginated, template } from "../layouts/template.tsx";
import { TagPage } from "../ui/pages/tag-page.tsx";

/** The news with a tag. */
export const data = paginated("tagPages");

export default template(TagPage);
