import type { SitePage } from "../model/build-site.ts";
import { comparablePath } from "../model/routes/paths.ts";
import type { Check } from "./check.ts";

/** Promise: no two sources have one address (ROUTE-8); letter case and a closing slash make no other. */
export const duplicateAddresses: Check = {
  name: "addresses",
  severity: "throw",
  about: "sources",
  run({ pages }) {
    // A text that stands in for a missing translation collides as its original does, and later.
    const written = pages.filter((page) => !isStandIn(page));
    const groups = Map.groupBy([...written, ...pages.filter(isStandIn)], ({ model }) =>
      comparablePath(model.url),
    );
    const told = new Set<string>();
    return [...groups].flatMap(([path, [first, ...others]]) =>
      others.flatMap((other) => {
        const files = [first?.source?.file, other.source?.file].sort().join();
        if (told.has(files)) return [];
        told.add(files);
        const file = other.source?.file ?? first?.source?.file;
        return [
          {
            ...(file ? { file, path: ["slug"] } : { file: "_data" }),
            problem: `The address ${path} is taken twice: by ${placeOf(first)} and by ${placeOf(other)}.`,
            fix: 'Rename one of the files, or give it another "slug".',
          },
        ];
      }),
    );
  },
};

function isStandIn({ model }: SitePage): boolean {
  return model.locale !== model.contentLocale;
}

function placeOf(page: SitePage | undefined): string {
  return page?.source?.file ?? `the generated page "${page?.model.title}"`;
}
