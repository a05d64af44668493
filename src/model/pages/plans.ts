import { categoryPages } from "../docs/category-pages.ts";
import {
  archivePages,
  authorPages,
  authorsPages,
  blogPages,
  tagPages,
  tagsPages,
} from "../news/news-pages.ts";
import { searchPages } from "../search/search-pages.ts";
import type { Plan } from "../site.ts";
import { notFoundPages } from "./not-found-pages.ts";

/** The pages without a text that belong to no subject, by the name of their template in `src/pages`. */
export const PLANS = {
  archive: archivePages,
  author: authorPages,
  authors: authorsPages,
  blog: blogPages,
  category: categoryPages,
  "not-found": notFoundPages,
  search: searchPages,
  tag: tagPages,
  tags: tagsPages,
} satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;
