import { reviewPages } from "../../model/review/review-pages.ts";
import type { Feature } from "../feature.ts";

/** For editors: what to review, and what is out of date. */
export const review: Feature = {
  pages: { review: reviewPages },
};
