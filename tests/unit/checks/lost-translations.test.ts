import { expect, test } from "vitest";
import { lostTranslations } from "../../../src/checks/lost-translations.ts";
import { checkedSite } from "../../support/checked-site.ts";

test("an entry whose page is gone is told with its place", () => {
  expect(lostTranslations.run(checkedSite([], { lostTranslations: ["docs/borta"] }))).toEqual([
    {
      file: "_data/translations.json",
      path: ["docs/borta"],
      problem: 'There is no page "docs/borta" in both languages any more.',
      fix: "Remove the entry; or run  npm run lint:content -- confirm  with the page's new name, which does it too.",
    },
  ]);
});
