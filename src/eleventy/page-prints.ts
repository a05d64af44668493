import type { PageModel } from "../model/pages/page-model.ts";
import type { PageToWrite } from "./site-build.ts";

/** Tells the development server which pages a change has changed, so that only these are written. */
export interface PagePrints {
  /** The pages that differ from those of the last call. */
  changed(pages: readonly PageToWrite[]): PageToWrite[];
  /** Files of pages that the last call had no longer. */
  gone(): string[];
  /** Takes every page for changed at the next call, since what draws them has changed. */
  forget(): void;
}

/** A page is its model, which is plain data: two pages that print the same are the same page. */
export function createPagePrints(): PagePrints {
  let known = new Map<string, string>();
  let numbers = new Map<string, number>();
  let gone: string[] = [];
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return {
    changed(pages) {
      const before = known;
      const { print, used } = printer(numbers, next);
      known = new Map(pages.map(({ outputPath, model }) => [outputPath, print(model)]));
      numbers = used;
      gone = [...before.keys()].filter((path) => !known.has(path));
      return pages.filter(({ outputPath }) => before.get(outputPath) !== known.get(outputPath));
    },
    gone: () => gone,
    forget() {
      known = new Map([...known.keys()].map((path) => [path, ""]));
    },
  };
}

/**
 * Prints pages. What many of them share is printed once, and stands in the prints of pages as a number:
 * with the menu of 1,000 docs in each of them, to compare them would take seconds.
 *
 * @param known numbers of shared parts by their text; `used` has those of this time
 */
function printer(known: ReadonlyMap<string, number>, next: () => number) {
  const used = new Map<string, number>();
  const shared = new Map<object, number>();
  const number = (part: object) => {
    let found = shared.get(part);
    if (found === undefined) {
      const text = JSON.stringify(part);
      found = used.get(text) ?? known.get(text) ?? next();
      used.set(text, found);
      shared.set(part, found);
    }
    return found;
  };
  const print = (model: PageModel) => {
    const { shell, navbar } = model;
    const sidebar = "sidebar" in model && model.sidebar;
    const own = JSON.stringify({ ...model, shell: null, navbar: null, sidebar: null });
    const parts = sidebar ? [shell, navbar, sidebar] : [shell, navbar];
    return parts.map(number).join() + own;
  };
  return { print, used };
}
