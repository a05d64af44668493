import { expect, test } from "vitest";
import { listedMeetings, type Meeting, meetingEvents } from "../../../src/collections/meetings.ts";
import { meeting } from "../../../src/schema/meetings.ts";
import { siteData } from "../../support/site-data.ts";

const one: Meeting = {
  key: "moten/sm1.md",
  title: "Sektionsmöte 1",
  url: "/moten/sm1",
  contentLocale: "sv",
  unlisted: false,
  fields: meeting.parse({ assembly: "chapter", start: "2026-02-02", motions: "2026-01-12" }),
};

test("MEM-5 a meeting of the last year and its last day are events, unless it is unlisted", () => {
  const days = (own: Meeting, today = "2026-01-01") =>
    meetingEvents({ sv: [own], en: [own] }, { ...siteData(), today }).map(({ start }) => start);
  expect(days(one)).toEqual(["2026-01-12T00:00", "2026-02-02T00:00"]);
  expect(days(one, "2027-02-03")).toEqual([]);
  expect(days({ ...one, unlisted: true })).toEqual([]);
  expect(listedMeetings([one, { ...one, unlisted: true }])).toEqual([one]);
});
