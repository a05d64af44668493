import { expect, test } from "vitest";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { textsOf } from "../../support/elements.ts";
import { label } from "../../support/labels.ts";
import { both, siteOf, withEvents } from "../../support/site-data.ts";

const event = (
  title: string,
  start: string,
  end: string,
  more: Partial<SiteEvent> = {},
): SiteEvent => ({ title: both(title), id: title, start, end, ...more });

const fika = ["2026-12-02", "2026-12-09", "2026-12-16", "2027-01-06", "2027-02-03"].map((day) =>
  event(`Fika ${day}`, `${day}T15:00`, `${day}T16:00`, { title: both("Fika"), series: "fika" }),
);

/** The page on Saturday 5 December 2026. */
function pageWith(events: readonly SiteEvent[], url = "/kalender") {
  return siteOf([], withEvents([...events], { today: "2026-12-05" })).document(url);
}

const captions = (page: Document) => textsOf(page, "caption");

/** The days that have events, and what is on them. */
const days = (page: Document) =>
  [...page.querySelectorAll("td:has(ul)")].map((cell) => {
    return [...textsOf(cell, "time"), ...textsOf(cell, "li")].join(" | ");
  });

test("EVENT-10 a month is a table of weeks and weekdays with what begins and goes on each day", () => {
  const page = pageWith([
    event("Pub", "2026-12-01T17:00", "2026-12-01T22:00"),
    event("Bal", "2026-12-12T18:00", "2026-12-13T03:00"),
    event("Resa", "2026-12-12T00:00", "2026-12-14T23:59", { allDay: true }),
    event("Maraton", "2026-12-19T09:00", "2026-12-20T12:00"),
    event("Inställd", "2026-12-20T18:00", "2026-12-20T19:00", { cancelled: true }),
  ]);
  expect(captions(page)).toEqual(["December 2026"]);
  expect(days(page)).toEqual([
    "tisdag 1 | 17.00 Pub",
    "lördag 12 | Resa | 18.00 Bal",
    "söndag 13 | Resa",
    "måndag 14 | Resa",
    "lördag 19 | 09.00 Maraton",
    "söndag 20 | Maraton",
  ]);
  const [head, ...weeks] = page.querySelectorAll("table tr");
  expect(textsOf(head, "th[scope=col]")).toEqual([
    label("sv", "calendar.week"),
    ..."måndag tisdag onsdag torsdag fredag lördag söndag".split(" "),
  ]);
  expect(weeks.map((row) => row.querySelector("th[scope=row]")?.textContent)).toEqual(
    ["49", "50", "51", "52", "53"], // 30 November is a Monday.
  );
  expect(weeks.map((row) => row.querySelectorAll("td").length)).toEqual([7, 7, 7, 7, 7]);
  expect(page.querySelector("td a")?.getAttribute("href")).toBe("/evenemang/Pub");
});

test("EVENT-10 there is a table for each month that has events to come, and a link to it", () => {
  const trip = event("Resa", "2026-11-30T00:00", "2027-01-02T23:59", { allDay: true });
  const page = pageWith([
    event("Gravöl", "2026-10-31T18:00", "2026-10-31T20:00"),
    event("Mars", "2027-03-01T18:00", "2027-03-01T20:00"),
    trip,
  ]);
  expect(captions(page)).toEqual(["December 2026", "Januari 2027", "Mars 2027"]);
  for (const link of page.querySelectorAll("main nav a"))
    expect(page.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.ariaLabel).toBe(
      link.textContent,
    );
  expect(captions(pageWith([trip], "/en/calendar"))).toEqual(["December 2026", "January 2027"]);
});

test("EVENT-10 an end in another century fills no more than a year", () => {
  const page = pageWith([event("Resa", "2026-12-10T00:00", "2126-12-12T23:59", { allDay: true })]);
  expect(captions(page)).toHaveLength(13);
});

test("EVENT-10 a weekly series makes no months of its own, and without events the page says so", () => {
  expect(captions(pageWith(fika))).toEqual(["December 2026"]);
  expect(
    captions(pageWith([...fika, event("Bal", "2027-01-20T18:00", "2027-01-20T22:00")])),
  ).toEqual(["December 2026", "Januari 2027"]);
  expect(pageWith([]).querySelector("main")?.textContent).toContain(label("sv", "calendar.none"));
});
