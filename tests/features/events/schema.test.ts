import { eventsFile } from "../../../src/features/events/schema.ts";
import { both } from "../../support/both.ts";
import { readData } from "../../support/labels.ts";
import { checkProblems, type Row } from "../../support/schema-problems.ts";

const x = both("x");
const row = (event: object, problem: string): Row => [
  eventsFile,
  { ...readData<object>("events.json"), events: [{ title: x, start: "2026-12-01", ...event }] },
  problem,
];
const NO_DAY =
  'a date is a day that exists, written 2024-03-25; times are in "startTime" and "endTime".';

checkProblems("events", [
  row({ url: "https://a.example/x y" }, "is whole and begins with"),
  row({ startTime: "17:30", endTime: "16:30" }, '"16:30": the event ends before it starts'),
  row({ end: "2026-11-30" }, '"2026-11-30": the event ends before it starts'),
  row({ startTime: "17:30" }, "has a time for its start and its end, or for neither"),
  row({ imageURL: "/img/x.webp" }, '.imageAlt": a picture needs "imageAlt", what it shows'),
  row({ imageURL: "/img/x.svg", imageAlt: x }, "of an event is a JPEG, PNG or WebP"),
  row({ start: "2026-02-30" }, `"events[0].start" is "2026-02-30": ${NO_DAY}`),
  row({ start: "2026-12-01T17:30" }, `"2026-12-01T17:30": ${NO_DAY}`),
  row({ startTime: "9:00", endTime: "10:00" }, "a time is written hour:minute"),
]);
