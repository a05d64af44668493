import { expect, test } from "vitest";
import { nameOrganisers } from "../../../src/features/events/model/name-organisers.ts";
import type { ChapterMapFile } from "../../../src/schema/chapter-map.ts";
import { both } from "../../support/site-data.ts";

const chapterMap: ChapterMapFile = {
  title: both("Map"),
  operatingYear: "2026/27",
  root: {
    label: both("All"),
    children: [
      {
        label: both("Event"),
        cluster: "event",
        children: [
          { label: both("Club­mästeriet"), to: "/cmi", people: "cmi", alsoCalled: ["CMi"] },
          { label: { sv: "Idrottsnämnden", en: "Sports Committee" }, to: "/sport" },
          { label: both("Dagen I"), to: "/fair" },
        ],
      },
    ],
  },
};
const people = { cmi: { roles: [{ title: both("Chair"), email: "club@example.org" }] } };

test.each([
  ["CMi-pub", "", "/cmi"],
  ["Clubmästeriets höstfest", "", "/cmi"],
  ["Football with the Sports Committee", "", "/sport"],
  ["Pub", "Frågor? club@example.org", "/cmi"],
  ["Pub", "Frågor? other.club@example.org", undefined],
  ["CMi och Idrottsnämnden", "", undefined],
  ["Idrottsnämnden springer", "Sedan pub hos CMi", "/sport"],
  ["Den sista dagen i maj", "", undefined],
])("CAL-6 %j with %j is an event of %s", (title, description, committee) => {
  const event = { title: both(title), start: "2026-12-01T17:30", end: "2026-12-01T19:00" };
  const [named] = nameOrganisers([{ ...event, description: both(description) }], {
    chapterMap,
    people,
  });
  expect(named?.committee).toBe(committee);
});
