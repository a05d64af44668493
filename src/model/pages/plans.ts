import type { Locale } from "../../schema/localized.ts";
import { categoryPages } from "../docs/category-pages.ts";
import { calendarPages } from "../events/calendar-pages.ts";
import { pagesOfEvents } from "../events/event-pages.ts";
import { followPages } from "../events/follow-pages.ts";
import {
  archivePages,
  authorPages,
  authorsPages,
  blogPages,
  tagPages,
  tagsPages,
} from "../news/news-pages.ts";
import { reviewPages } from "../review/review-pages.ts";
import { searchPages } from "../search/search-pages.ts";
import type { Site } from "../site.ts";
import { translationsPages } from "../translations/translations-pages.ts";
import { notFoundPages } from "./not-found-pages.ts";
import type { PlannedPage } from "./planned-page.ts";

/** Plans the pages of one kind in one language. */
export type Plan = (site: Site, locale: Locale) => PlannedPage[];

/** All pages without a text, by the name of their template in `src/pages`. */
export const PLANS = {
  archive: archivePages,
  author: authorPages,
  authors: authorsPages,
  blog: blogPages,
  calendar: calendarPages,
  category: categoryPages,
  event: pagesOfEvents,
  follow: followPages,
  "not-found": notFoundPages,
  review: reviewPages,
  search: searchPages,
  tag: tagPages,
  tags: tagsPages,
  translations: translationsPages,
} satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;
