import { expect, test } from "vitest";
import { emblems } from "../../../src/checks/emblems.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { both, siteData } from "../../support/site-data.ts";

test("emblems that nobody has drawn and roles that nobody has are told with their places", () => {
  const site = checkedSite([], {
    data: {
      emblems: {
        ...siteData().emblems,
        drawings: new Map([
          ["ball", ""],
          ["mask", ""],
        ]),
      },
      chapterMap: {
        title: both("map"),
        operatingYear: "2026/2027",
        root: {
          label: both("all"),
          children: [{ label: both("Sport"), emblem: "bal", people: "sprot" }],
        },
      },
      people: {
        sport: { roles: [{ title: both("Chair"), email: "x@iare.nu", emblem: "maks" }] },
      },
    },
  });
  expect(emblems.run(site)).toEqual([
    {
      file: "_data/chapter-map.json",
      path: ["root", "children", 0, "emblem"],
      problem: 'There is no emblem "bal" in src/theme/emblems.',
      fix: 'Did you mean "ball"?',
    },
    {
      file: "_data/chapter-map.json",
      path: ["root", "children", 0, "people"],
      problem: 'There is no "sprot" in _data/people.json.',
      fix: 'Did you mean "sport"?',
    },
    {
      file: "_data/people.json",
      path: ["sport", "roles", 0, "emblem"],
      problem: 'There is no emblem "maks" in src/theme/emblems.',
      fix: 'Did you mean "mask"?',
    },
  ]);
});
