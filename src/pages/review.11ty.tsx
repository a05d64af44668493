import { pages, template } from "../layouts/template.tsx";
import { reviewPage } from "../model/review/review-page.ts";
import { ReviewPage } from "../ui/pages/review-page.tsx";

/** For editors: what to review, and what is out of date. */
export const data = pages((site, locale) => [reviewPage(site, locale)]);

export default template(ReviewPage);
