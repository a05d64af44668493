import type { Check } from "./check.ts";

/** Promise: whoever removes or renames a page learns what is left of it among the translations. */
export const lostTranslations: Check = {
  name: "translations of pages that are gone",
  severity: "warn",
  about: "sources",
  run: ({ lostTranslations: lost }) =>
    lost.map((name) => ({
      file: "_data/translations.json",
      path: [name],
      problem: `There is no page "${name}" in both languages any more.`,
      fix: "Remove the entry; or run  npm run lint:content -- confirm  with the page's new name, which does it too.",
    })),
};
