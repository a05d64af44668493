import { reviewPage } from "../collections/review/review-page.ts";
import { ReviewPage } from "../layouts/pages/review-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** For editors: what to review, and what is out of date. */
export const data = pages((site, locale) => [reviewPage(site, locale)]);

export default template(ReviewPage);
