import type { SitePage } from "../model/build-site.ts";
import { comparablePath } from "../model/routes/paths.ts";
import type { Check } from "./check.ts";

/** Promise: no two sources have one address (ROUTE-8); letter case and a closing slash make no other. */
export const duplicateAddresses: Check = {
  name: "addresses",
  severity: "throw",
  about: "sources",
  run({ pages }) {
    const groups = Map.groupBy(pages, ({ model }) => comparablePath(model.url));
    return [...groups].flatMap(([path, [first, ...others]]) =>
      others.map((other) => {
        const file = other.source?.file ?? first?.source?.file;
        return {
          ...(file ? { file, path: ["slug"] } : { file: "_data" }),
          problem: `The address ${path} is taken twice: by ${placeOf(first)} and by ${placeOf(other)}.`,
          fix: 'Rename one of the files, or give it another "slug".',
        };
      }),
    );
  },
};

function placeOf(page: SitePage | undefined): string {
  return page?.source?.file ?? `the generated page "${page?.model.title}"`;
}
