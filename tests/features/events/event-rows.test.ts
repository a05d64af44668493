import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import {
  eventRows,
  isDeadline,
  rowsByWeek,
  withRuns,
} from "../../../src/features/events/model/event-rows.ts";
import { listedEvents } from "../../../src/features/events/model/events.ts";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { localTime } from "../../../src/schema/zoned-time.ts";
import { say } from "../../support/labels.ts";
import { both, contextOf } from "../../support/site-data.ts";
import { withEvents } from "./with-events.ts";

const event = (title: string, day: string, more: Partial<SiteEvent> = {}): SiteEvent => ({
  title: both(title),
  start: `${day}T15:00`,
  end: `${day}T16:00`,
  ...more,
});

const series = (title: string, ...days: string[]) =>
  days.map((day) => event(title, day, { id: `${title}-${day}`, series: title }));

/** Rows in Swedish on Saturday 28 November 2026. */
function rowsOf(...events: SiteEvent[]) {
  const context = contextOf("sv", withEvents(events, { today: "2026-11-28" }));
  return { context, rows: eventRows(listedEvents(context).upcoming, context) };
}

const shown = (...events: SiteEvent[]) =>
  rowsOf(...events).rows.map(({ event: { title, day }, weekly, deadlines }) =>
    [day, title, weekly?.every, ...deadlines.map((deadline) => deadline.title)]
      .filter(Boolean)
      .join(" "),
  );

test.each([
  ["every week", ["2026-12-02", "2026-12-09", "2026-12-16"], [`2 Fika ${say("every")}`]],
  ["with a week left out", ["2026-12-02", "2026-12-16", "2026-12-23"], [`2 Fika ${say("every")}`]],
  ["every other week", ["2026-12-02", "2026-12-16", "2026-12-30"], [`2 Fika ${say("everyOther")}`]],
  [
    "with a long break",
    ["2026-12-02", "2026-12-09", "2027-01-20", "2027-01-27"],
    [`2 Fika ${say("every")}`],
  ],
  [
    "fortnightly with a break",
    ["2026-12-02", "2026-12-16", "2027-01-20"],
    [`2 Fika ${say("everyOther")}`],
  ],
  ["every third week", ["2026-12-02", "2026-12-23", "2027-01-13"], [`2 Fika ${say("everyThird")}`]],
  ["once a month", ["2026-12-02", "2027-01-06", "2027-02-03"], [`2 Fika ${say("everyMonth")}`]],
  ["twice a term", ["2026-12-02", "2027-02-03", "2027-04-07"], ["2 Fika", "3 Fika", "7 Fika"]],
])("EVENT-1 a series %s is in lists as it repeats", (_how, days, expected) => {
  expect(shown(...series("Fika", ...days))).toEqual(expected);
});

test("EVENT-1 a series that is written in UTC is one row across a change of clocks, and says each time", () => {
  const days = Array.from({ length: 60 }, (_, week) =>
    Temporal.PlainDate.from("2026-12-02").add({ weeks: week }).toString(),
  );
  const local = (day: string, hour: number) =>
    localTime(new Date(`${day}T${hour}:00:00Z`), "Europe/Stockholm");
  const fika = days.map((day) => ({
    ...event("Fika", day, { id: day, series: "fika" }),
    start: local(day, 14),
    end: local(day, 15),
  }));
  const [row, ...others] = rowsOf(...fika).rows;
  expect(others).toEqual([]);
  expect(row?.weekly).toMatchObject({ when: `${say("every")} onsdag`, isSteady: false });
  expect(row?.weekly?.times.map(({ when }) => when)[0]).toBe("onsdag 2 december 15.00–16.00");
  const [winter] = rowsOf(...fika.slice(0, 5)).rows;
  expect(winter?.weekly?.when).toBe(`${say("every")} onsdag 15.00–16.00`);
  const monthly = rowsOf(...series("Pub", "2026-12-04", "2027-01-01", "2027-02-05")).rows;
  expect(monthly[0]?.weekly?.when).toBe(`${say("monthly", { day: "fredag" })} 15.00–16.00`);
});

test("EVENT-1 a moved time of a weekly series is by itself", () => {
  const [first, ...others] = series("Fika", "2026-12-02", "2026-12-09", "2026-12-16", "2026-12-23");
  const moved = { ...first, start: "2026-12-03T12:00", end: "2026-12-03T13:00" } as SiteEvent;
  expect(shown(moved, ...others)).toEqual(["3 Fika", `9 Fika ${say("every")}`]);
});

test("EVENT-1 a last day is below the meeting that it names, the next one of that name", () => {
  const deadline = event("Sista dag för motioner till SM#2", "2026-12-01");
  expect(
    shown(
      deadline,
      event("SM", "2026-12-10"),
      event("SM#2", "2026-12-15"),
      event("SM#2", "2027-03-01"),
    ),
  ).toEqual(["10 SM", "15 SM#2 Sista dag för motioner till SM#2", "1 SM#2"]);
  const [row] = rowsOf(deadline).rows;
  expect(row && isDeadline(row.event)).toBe(true);
});

test("EVENT-1 rows are by this week, the next one, and months", () => {
  const days = ["2026-11-29", "2026-11-30", "2026-12-06", "2026-12-07", "2027-01-02"];
  const { rows, context } = rowsOf(...days.map((day) => event(day, day)));
  const groups = rowsByWeek(rows, context);
  expect(groups.map(([name, of]) => [name, of.length])).toEqual([
    [say("thisWeek"), 1],
    [say("nextWeek"), 2],
    ["December", 1],
    ["Januari 2027", 1],
  ]);
});

test("EVENT-1 five events of a body on days that follow each other are together, in the place of the first one", () => {
  const own = (day: string) => event("Lek", `2026-12-${day}`, { committee: "/docs/event/cmi" });
  const days = ["04", "05", "05", "06", "07"].map(own);
  const sizes = (...all: SiteEvent[]) => withRuns(rowsOf(...all).rows).map((run) => run.length);
  expect(sizes(...days, event("Bal", "2026-12-05"), own("09"))).toEqual([5, 1, 1]);
  expect(sizes(...days.slice(1), event("Bal", "2026-12-05"))).toEqual([1, 1, 1, 1, 1]);
});
