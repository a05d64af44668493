import { test } from "vitest";
import { eventsFile } from "../../../src/features/events/schema.ts";
import { both } from "../../support/both.ts";
import { readData } from "../../support/labels.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const x = both("x");
const events = (start: string, end: string, times = {}) => ({
  calendar: "https://calendar.example/",
  timeZone: "Europe/Stockholm",
  to: "/evenemang",
  events: [{ title: x, start, end, ...times }],
});

const eventsWith = (more: object) => ({
  ...readData<object>("events.json"),
  events: [{ title: x, start: "2026-05-01", ...more }],
});

const ROWS: Row[] = [
  [eventsFile, eventsWith({ url: "https://a.example/x y" }), "is whole and begins with"],
  [
    eventsFile,
    events("2026-12-01", "2026-12-01", { startTime: "17:30", endTime: "16:30" }),
    '"events[0].endTime" is "16:30": the event ends before it starts',
  ],
  [
    eventsFile,
    events("2026-12-01", "2026-12-01", { imageURL: "/img/x.webp" }),
    '"events[0].imageAlt": a picture needs "imageAlt", what it shows',
  ],
  [
    eventsFile,
    events("2026-12-01", "2026-12-01", { imageURL: "/img/x.svg", imageAlt: x }),
    '"events[0].imageURL" is "/img/x.svg": a picture of an event is a JPEG, PNG or WebP',
  ],
  [
    eventsFile,
    events("2026-12-02", "2026-12-01"),
    '"events[0].end" is "2026-12-01": the event ends before it starts',
  ],
  [
    eventsFile,
    events("2026-12-01", "2026-12-02", { startTime: "17:30" }),
    '"events[0].endTime": an event has a time for its start and its end, or for neither',
  ],
  [
    eventsFile,
    events("2026-02-30", "2027-01-01"),
    '"events[0].start" is "2026-02-30": a date is a day that exists, written 2024-03-25; times are in "startTime" and "endTime".',
  ],
  [
    eventsFile,
    events("2026-12-01T17:30", "2027-01-01"),
    '"events[0].start" is "2026-12-01T17:30": a date is a day that exists, written 2024-03-25; times are in "startTime" and "endTime".',
  ],
  [
    eventsFile,
    events("2026-12-01", "2027-01-01", { startTime: "17.30", endTime: "23:00" }),
    '"events[0].startTime" is "17.30": a time is written hour:minute, for example 17:30.',
  ],
];

test.each(rowsOf("events", ROWS))("$what: $starts", expectProblems);
