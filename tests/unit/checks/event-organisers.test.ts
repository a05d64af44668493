import { expect, test } from "vitest";
import { eventOrganisers } from "../../../src/checks/event-organisers.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { both } from "../../support/site-data.ts";

test("an organiser that the chapter map does not have is told with its place and the nearest one", () => {
  const site = checkedSite([], {
    data: {
      chapterMap: {
        title: both("map"),
        operatingYear: "2026/2027",
        root: { label: both("root"), children: [{ label: both("CMi"), to: "/docs/event/cmi" }] },
      },
    },
  });
  const events = [{}, { committee: "/docs/event/cmi" }, { committee: "/docs/event/cm" }];
  const dataFiles = [{ file: "_data/events.json", value: { events } }];
  expect(eventOrganisers.run({ ...site, dataFiles })).toEqual([
    {
      file: "_data/events.json",
      path: ["events", 2, "committee"],
      problem: 'No body of the chapter map has the page "/docs/event/cm".',
      fix: 'Did you mean "/docs/event/cmi"?',
    },
  ]);
});
