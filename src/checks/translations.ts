import type { Check } from "./check.ts";

/**
 * Promise: two ways of pairing translations agree. The model pairs by file name before anything is
 * rendered; Eleventy's I18nPlugin reads the language of each finished page off its address.
 */
export const translations: Check = {
  name: "translations",
  severity: "throw",
  about: "pages",
  run({ pages, localeLinks }) {
    if (!localeLinks) return [];
    return pages.flatMap(({ model: { url }, partners, source }) => {
      const plugin = localeLinks(url).sort();
      const own = partners.filter((partner) => partner !== url).sort();
      if (own.join() === plugin.join()) return [];
      return [
        {
          file: source?.file ?? `page ${url}`,
          problem: `The translations of ${url} are ${own.join(", ") || "none"} by its file name, but Eleventy pairs it with ${plugin.join(", ") || "none"}.`,
          fix: "Give the files of both languages the same name and folder.",
        },
      ];
    });
  },
};
