import type { PageModel } from "../model/pages/page-model.ts";
import { isSame } from "../model/same.ts";
import type { PageToWrite } from "./site-build.ts";

/** Tells the development server which pages a change has changed, so that only these are written. */
export interface ChangedPages {
  /** The pages that differ from those of the last call; in them, parts that are as before are the same objects. */
  of(pages: readonly PageToWrite[]): PageToWrite[];
  /** Files of pages that the last call had no longer. */
  gone(): string[];
  /** Takes every page for changed at the next call, since what draws them has changed. */
  forget(): void;
}

/** A page is its model, which is plain data: two pages with equal models are the same page. */
export function createChangedPages(): ChangedPages {
  let known = new Map<string, PageModel | null>();
  let parts: SharedParts = new Map();
  let gone: string[] = [];
  return {
    of(pages) {
      const before = known;
      const { withParts, used } = partsOfBefore(parts);
      const all = pages.map((page) => ({ ...page, model: withParts(page.model) }));
      known = new Map(all.map(({ outputPath, model }) => [outputPath, model]));
      parts = used;
      gone = [...before.keys()].filter((path) => !known.has(path));
      return all.filter(({ outputPath, model }) => !isSame(before.get(outputPath), model));
    },
    gone: () => gone,
    forget() {
      known = new Map([...known.keys()].map((path) => [path, null]));
    },
  };
}

/** What pages share, by the shell that it is drawn with: that holds the words of the language. */
type SharedParts = Map<object, Set<object>>;

/**
 * Puts the objects of the last build in the place of equal ones. What many pages share is so compared
 * once, and not drawn again (`src/ui/page/reuse.ts`): the menu of 1,000 docs stands in each of them.
 *
 * @param before parts of the last call; `used` has those of this one
 */
function partsOfBefore(before: Readonly<SharedParts>) {
  const used: SharedParts = new Map();
  const found = new Map<object, object>();
  const find = <Part extends object>(part: Part, candidates: Iterable<object>): Part => {
    const same = found.get(part) ?? [...candidates].find((one) => isSame(one, part)) ?? part;
    found.set(part, same);
    return same as Part;
  };
  const withParts = (model: PageModel): PageModel => {
    const shell = find(model.shell, before.keys());
    const candidates = before.get(shell) ?? [];
    const own = used.get(shell) ?? new Set();
    used.set(shell, own);
    const shared = <Part extends object>(part: Part): Part => {
      const same = find(part, candidates);
      own.add(same);
      return same;
    };
    return { ...model, shell, menu: shared(model.menu) };
  };
  return { withParts, used };
}
