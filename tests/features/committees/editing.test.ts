import { describe, expect, test } from "vitest";
import { preview } from "../../../src/admin/preview/preview.ts";
import { snapshotOf } from "../../../src/admin/preview/snapshot.ts";
import { both } from "../../support/both.ts";
import { checkChanges, edited } from "../../support/changes.ts";
import { changedFixture, page } from "../../support/lint.ts";
import { checkRows, data, en, sv } from "../../support/lint-rows.ts";
import { siteOf } from "../../support/site-data.ts";

interface Body {
  roles: Record<string, unknown>[];
}

checkChanges([
  {
    what: "the portrait of a role",
    files: {
      ...data("people", ({ board }: { board: Body }) => {
        Object.assign(board.roles[0] ?? {}, { name: "Kim A", imageURL: "/img/kim.jpg" });
      }),
      "src/assets/img/kim.jpg": "",
    },
    shows: /<img src="\/shown\/kim\.jpg" alt="Kim A"/,
    places: 2,
  },
  {
    what: "the person in a role",
    files: data("people", ({ board }: { board: Body }) => {
      Object.assign(board.roles[1] ?? {}, { name: "Alva B" });
    }),
    shows: />Alva B</,
    places: 1,
  },
  {
    what: "text and facts of a committee",
    files: {
      ...edited(`${sv}/docs/event/01-cmi.md`, "members: ungefär 30", "members: ungefär 45"),
      ...edited(`${en}/docs/event/01-cmi.md`, "members: about 30", "members: about 45"),
    },
    shows: /ungefär 45/,
    places: 2,
  },
]);

checkRows([
  {
    what: "CMT-1 committees without a cluster or with two, and facts of a page that is none's",
    files: {
      ...data("chapter-map", (map: { committees: object[] }) => {
        map.committees.push(
          { label: both("X"), to: "/docs/x" },
          { label: both("Y"), to: "/docs/y" },
          { label: both("V"), to: "/docs/v" },
        );
      }),
      [`${sv}/docs/x.md`]: page("Text.\n"),
      [`${sv}/docs/y.md`]: page("Text.\n", "cluster: event\n"),
      [`${en}/docs/y.md`]: page("Text.\n", "cluster: social\n"),
      [`${sv}/docs/v.md`]: page("Text.\n", "cluster: education\n"),
      [`${en}/docs/v.md`]: page("Text.\n", "cluster: education\n"),
      [`${sv}/docs/z.md`]: page("Text.\n", "members: tre\n"),
      [`${sv}/docs/zz.md`]: page("Text.\n", "photo:\n  imageURL: /img/a.webp\n  alt: Tre.\n"),
    },
    found: [
      /en\/docs\/y\.md:4 \| The other language of this page says "cluster: event"\./,
      /sv\/docs\/v\.md:4 \| Nothing in the chapter map has the cluster "education", so this committee is shown/,
      /sv\/docs\/x\.md:2 \| The chapter map lists this page among the committees/,
      /^warning .*z\.md:4 \| "members" is shown for committees only, and none has the page "\/docs\/z"\./,
      /^warning .*zz\.md:4 \| "photo" is shown for committees only, and none has the page/,
      /zz\.md:5 \| The file \/img\/a\.webp does not exist\./,
    ],
  },
  {
    what: "WORD-3 a number of members without its year, also in words and with it",
    files: {
      [`${en}/docs/event/01-cmi.md`]: page("Text.\n", "members: about 30\ncluster: event\n"),
      [`${sv}/docs/event/01-cmi.md`]: page("Text.\n", "members: över 140 (2023)\ncluster: event\n"),
    },
    found: [
      /^warning .*en\/docs\/event\/01-cmi\.md:4 \| "about 30" does not say when .* \| Write .*: about 30 \(2026\)\./,
    ],
  },
  {
    what: "AID-5 roles that an archive names, and today's data have no more",
    files: { "src/versions/1.0/sv/a.md": page("::: roles borta\n") },
    found: [],
  },
  {
    what: "LINK-1, CONF-40 names after data blocks",
    files: { [`${sv}/docs/a.md`]: page("::: roles\n\n::: chapter-map x\n") },
    found: [
      /a\.md:5 \| "::: roles" needs a name after it\. \| Available: board/,
      /a\.md:7 \| "::: chapter-map" takes nothing after it, found "x"\./,
    ],
  },
]);

describe("AID-10, AID-11 the preview of", () => {
  const snapshot = snapshotOf(siteOf([]).site);

  test("a data file is a page with the part that was edited, at first with the first part", () => {
    const others = "---\ntitle: Andra\ndescription: Andra.\n---\n\n::: roles others\n";
    const { texts } = changedFixture({ "src/content/sv/section.md": others });
    const shown = (part?: string) =>
      /<h1\b.*?<\/h1>/.exec(preview(snapshot, texts, ["_data/people.json"], part).body ?? "")?.[0];
    expect(shown("others")).toContain("Andra");
    expect(shown()).toBe(shown("board"));
    expect(shown()).not.toBe(shown("others"));
  });
});
