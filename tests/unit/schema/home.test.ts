import { expect, test } from "vitest";
import { eventsFile, partnersFile } from "../../../src/schema/home.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { both } from "../../support/site-data.ts";

const told = (start: string, end: string) =>
  schemaProblems(eventsFile, {
    calendar: "https://calendar.example/",
    timeZone: "Europe/Stockholm",
    to: "/evenemang",
    events: [{ title: both("x"), start, end }],
  });

test("an event may last over midnight, and may end when it starts", () => {
  expect(told("2026-12-01T17:30", "2026-12-02T02:00")).toEqual([]);
  expect(told("2026-12-01T17:30", "2026-12-01T17:30")).toEqual([]);
});

test("an event that ends before it starts is told", () => {
  expect(told("2026-12-01T17:30", "2026-12-01T16:30")).toEqual([
    '"events[0].end" is "2026-12-01T16:30": the event ends before it starts; exchange start and end.',
  ]);
});

test.each([
  "2026-02-30T10:00",
  "2026-13-01T10:00",
  "2026-12-01T25:00",
  "2026-12-01T24:00",
  "2026-12-01T10:60",
])("the time %s does not exist", (time) => {
  expect(told(time, "2027-01-01T00:00")).toEqual([
    `"events[0].start" is "${time}": there is no such date.`,
  ]);
});

test.each(["2026-12-01", "2026-12-01 17:30", "17:30", "2026-12-01T17:30:00+01:00"])(
  "%s is told with how a time is written",
  (time) => {
    const problem = `is "${time}": a time is written year-month-dayThour:minute in Swedish time, for example 2026-12-01T17:30.`;
    expect(told(time, "2027-01-01T00:00")).toEqual([`"events[0].start" ${problem}`]);
    // Compared as letters it would end before it starts.
    expect(told("2027-01-01T00:00", time)).toEqual([`"events[0].end" ${problem}`]);
  },
);

test("two main partners are told", () => {
  const partner = (name: string) => ({ name, url: "https://x.example", main: true });
  const [problem] = schemaProblems(partnersFile, [partner("A"), partner("B")]);
  expect(problem).toContain(
    'only one partner can be the main partner; write "main": false on the others.',
  );
  expect(schemaProblems(partnersFile, [partner("A"), { ...partner("B"), main: false }])).toEqual(
    [],
  );
});
