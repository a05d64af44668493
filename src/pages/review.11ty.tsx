import { paginated, template } from "../layouts/template.tsx";
import { ReviewPage } from "../ui/pages/review-page.tsx";

/** For editors: what to review, and what is out of date. */
export const data = paginated("reviewPages");

export default template(ReviewPage);
