import type { PageModel } from "../../model/pages/page-model.ts";
import { pageParts } from "./page.tsx";

/** The HTML document of a page. */
export function renderPage(model: PageModel): string {
  // Joined and not added up: a sum of strings keeps all its parts in memory as long as it lives.
  return pageParts(model).join("");
}
