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
  let gone: string[] = [];
  return {
    changed(pages) {
      const print = printer();
      const before = known;
      known = new Map(pages.map(({ outputPath, model }) => [outputPath, print(model)]));
      gone = [...before.keys()].filter((path) => !known.has(path));
      return pages.filter(({ outputPath }) => before.get(outputPath) !== known.get(outputPath));
    },
    gone: () => gone,
    forget() {
      known = new Map([...known.keys()].map((path) => [path, ""]));
    },
  };
}

/** Prints pages; what many of them share is printed once. */
function printer(): (model: PageModel) => string {
  const shared = new Map<object, string>();
  const printShared = (value: object) => {
    const known = shared.get(value) ?? JSON.stringify(value);
    shared.set(value, known);
    return known;
  };
  return (model) => {
    const { shell, navbar } = model;
    const sidebar = "sidebar" in model && model.sidebar;
    const own = JSON.stringify({ ...model, shell: null, navbar: null, sidebar: null });
    return own + printShared(shell) + printShared(navbar) + (sidebar ? printShared(sidebar) : "");
  };
}
