import { expect, test } from "vitest";
import { eventEntry, eventsFile } from "../../../src/features/events/schema.ts";
import { both } from "../../support/both.ts";
import { readData } from "../../support/labels.ts";
import { checkProblems, type Row, schemaProblems } from "../../support/schema-problems.ts";

const x = both("x");
const row = (event: object, problem: string): Row => [
  eventsFile,
  { ...readData<object>("events.json"), events: [{ title: x, start: "2026-12-01", ...event }] },
  problem,
];
const NO_DAY =
  'a date is a day that exists, written 2024-03-25; times are in "startTime" and "endTime".';

test("EVENT-7 all mistakes of one event are told at once", () => {
  const { error } = eventEntry.safeParse({
    start: "2026-12-01",
    startTime: "17:30",
    url: "x y",
    signUpOpensTime: "12:00",
    lastDay: "2026-12-02",
    imageURL: "/img/x.webp",
  });
  const places = error?.issues.map(({ path }) => path.join("."));
  const together = ["endTime", "signUpOpens", "lastDay", "imageAlt"];
  expect(places).toEqual(["title", "url", ...together]);
});

checkProblems("events", [
  row({ lastDay: "2026-12-02" }, "the sign-up deadline is after the event"),
  row({ url: "https://a.example/x y" }, "is not a full address"),
  row({ startTime: "17:30", endTime: "16:30" }, '"16:30": the event ends before it starts'),
  row({ end: "2026-11-30" }, '"2026-11-30": the event ends before it starts'),
  row({ startTime: "17:30" }, "has a time for its start and its end, or for neither"),
  row({ imageURL: "/img/x.webp" }, '.imageAlt": a picture needs "imageAlt", what it shows'),
  row({ imageURL: "/img/x.svg", imageAlt: x }, "of an event is a JPEG, PNG or WebP"),
  row({ start: "2026-02-30" }, `"events[0].start" is "2026-02-30": ${NO_DAY}`),
  row({ start: "2026-12-01T17:30" }, `"2026-12-01T17:30": ${NO_DAY}`),
  row({ startTime: "9:00", endTime: "10:00" }, "a time is written hour:minute"),
]);

test.each(["www.kth.se", "https:kth.se", "mailto:a@b.se", ""])(
  "%j is not another site",
  (calendar) => {
    const events = { calendar, timeZone: "Europe/Stockholm", to: "/evenemang", events: [] };
    expect(schemaProblems(eventsFile, events)).toEqual([
      `"calendar" is "${calendar}": an address of another site is whole and begins with https://.`,
    ]);
  },
);
