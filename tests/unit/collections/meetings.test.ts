import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listedMeetings, type Meeting, meetingEvents } from "../../../src/collections/meetings.ts";
import { YearStreet } from "../../../src/components/year-street/year-street.tsx";
import { meeting } from "../../../src/schema/meetings.ts";
import { contextOf, siteData } from "../../support/site-data.ts";

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

test("MEM-5 a meeting and its last days are next in the street of the year", () => {
  const today = "2026-01-12";
  const fields = { ...one.fields, nominations: "2026-01-20" };
  const own = { ...one, fields };
  const events = meetingEvents({ sv: [own], en: [own] }, { ...siteData(), today });
  const context = contextOf("sv", { today, events: { ...siteData().events, events } });
  const street = renderToStaticMarkup(YearStreet({ context }));
  const dated = [...street.matchAll(/<a href="\/moten\/sm1">([^<]+)</g)].map(([, title]) => title);
  expect(dated).toEqual(events.map(({ title }) => title.sv));
});
