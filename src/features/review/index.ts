import type { Feature } from "../feature.ts";
import { reviewPages } from "./review-pages.ts";

/** For editors: what to review, and what is out of date. */
export const review: Feature = {
  pages: { review: reviewPages },
};
