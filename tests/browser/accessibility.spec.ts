import { findingsInBothColors } from "../support/axe.ts";
import { findBadNames } from "../support/control-names.ts";
import { findOverflow } from "../support/overflow.ts";
import { everyKind, type Locale } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Each layout in one language, and each language at other widths: words are of other lengths, the rules are the same. */
const LAYOUTS: { layout: string; locale: Locale; width: number; others: number[] }[] = [
  { layout: "desktop", locale: "sv", width: 1300, others: [320, 400, 997] },
  { layout: "phone", locale: "en", width: 360, others: [768, 996, 1920] },
];

/**
 * Kinds in the usual run. On a phone those with extra parts: the others differ from these in their texts
 * only, which are checked on the desktop. Kinds that are a list of links, or another kind with a note,
 * are looked at by night.
 */
const USUAL: Record<string, string[]> = {
  desktop: [
    ...["home", "committee with events", "doc with everything a text can hold", "category"],
    ...["news list", "news post", "page for editors", "search", "not-found page"],
    ...["page with all lists of data", "page of events", "months of events"],
  ],
  phone: ["home", "doc with everything a text can hold"],
};
/** Pages of data, which have addresses of their own in each language, and states that no kind of page has. */
const MORE_PAGES: Record<Locale, { kind: string; path: string }[]> = {
  sv: [
    { kind: "unlisted doc", path: "/docs/olistad" },
    { kind: "author without posts", path: "/blog/authors/valberedningen" },
    { kind: "page with all lists of data", path: "/ga-med" },
    { kind: "glossary", path: "/ordlista" },
    { kind: "page of events", path: "/evenemang" },
    { kind: "months of events", path: "/kalender" },
  ],
  en: [
    { kind: "page with all lists of data", path: "/en/join" },
    { kind: "glossary", path: "/en/glossary" },
    { kind: "page of events", path: "/en/events" },
  ],
};

for (const { layout, locale, width, others } of LAYOUTS) {
  for (const { kind, path } of [...everyKind(locale), ...MORE_PAGES[locale]]) {
    test(`the ${kind} has no findings on a ${layout} with everything opened, in both modes, and fits 320 to 1920 px, ${locale}`, {
      tag: USUAL[layout]?.includes(kind) ? [] : "@nightly",
    }, async ({ sharedPage }) => {
      await sharedPage.setViewportSize({ width, height: 800 });
      await sharedPage.goto(path);
      await openEverything(sharedPage);
      expect.soft(await findingsInBothColors(sharedPage)).toEqual([]);
      for (const px of [width, ...others]) {
        await sharedPage.setViewportSize({ width: px, height: 800 });
        expect.soft(await findOverflow(sharedPage), `${px} px`).toEqual([]);
      }
    });
  }
}

test("on every kind of page controls are called what they show", async ({ sharedPage }) => {
  await sharedPage.setViewportSize({ width: 1300, height: 800 });
  const event = { kind: "event", path: "/evenemang/2026-08-21-kraftskiva" };
  for (const { kind, path } of [...everyKind("sv"), ...MORE_PAGES.sv, event]) {
    await sharedPage.goto(path);
    await openEverything(sharedPage);
    expect.soft(await findBadNames(sharedPage), kind).toEqual([]);
  }
});

/** Opens all disclosures at once; those that close each other by name lose the name first. */
async function openEverything(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}
