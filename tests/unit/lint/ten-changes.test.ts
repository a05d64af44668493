import { describe, expect, test } from "vitest";
import { preview } from "../../../src/admin/preview/preview.ts";
import { snapshotOf } from "../../../src/admin/preview/snapshot.ts";
import { both } from "../../support/both.ts";
import { type Change, checkChanges, edited } from "../../support/changes.ts";
import { type Changes, changedFixture, page } from "../../support/lint.ts";
import { data, en, sv } from "../../support/lint-rows.ts";
import { siteOf } from "../../support/site-data.ts";

const inBoth = (path: string, from: string, to: string): Changes => ({
  ...edited(`${sv}/${path}`, from, to),
  ...edited(`${en}/${path}`, from, to),
});

/** The commonest changes, as the guide tells them: `docs/editing.md`. */
const CHANGES: readonly Change[] = [
  {
    what: "a link in the menu",
    files: data("navbar", ({ items }: { items: object[] }) => {
      items.push({ label: both("Jubileum"), href: "https://jubileum.example/" });
    }),
    shows: /href="https:\/\/jubileum\.example\/"[^>]*>Jubileum/,
    places: 1,
  },
  {
    what: "the translation of a text",
    files: { [`${en}/bara-svenska.md`]: page("Only now in English.\n") },
    shows: /Only now in English\./,
    places: 1,
  },
  {
    what: "a page that is hidden before the Reception",
    files: inBoth("section.md", "---\n", "---\nhidden:\n  until: 2026-08-20\n"),
    shows: /Dold till 20 augusti 2026/,
    places: 2,
  },
  {
    what: "a news post with a photo",
    files: {
      [`${sv}/blog/2026-05-20-gasque.md`]: page(
        "Så var det.\n\n<!-- truncate -->\n\n![Gäster vid bord](/img/gasque.jpeg)\n",
      ),
      "src/assets/img/gasque.jpeg": "",
    },
    shows: /Så var det\..*alt="Gäster vid bord"/s,
    places: 2,
  },
];

checkChanges(CHANGES);

describe("AID-21", () => {
  const { build, ...snapshot } = snapshotOf(siteOf([]).site);
  test("what was hidden is shown again when the days are removed or over", () => {
    const hidden = CHANGES.find(({ what }) => what.includes("hidden"))?.files ?? {};
    const { texts: all, others } = changedFixture(hidden);
    const bodyOn = (today: string) => {
      const known = { ...build, today, files: new Set(others) };
      return preview({ ...snapshot, build: known }, all, [`${sv}/section.md`]).body;
    };
    expect(bodyOn("2026-08-19")).toContain("Dold till");
    expect(bodyOn("2026-08-20")).not.toContain("Dold till");
  });
});
