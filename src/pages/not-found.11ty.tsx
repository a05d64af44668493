import { paginated, template } from "../layouts/template.tsx";
import { NotFoundPage } from "../ui/pages/not-found-page.tsx";

/** The page for addresses that do not exist. */
export const data = paginated("notFoundPages");

export default template(NotFoundPage);
