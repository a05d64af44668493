import { expect, test } from "vitest";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { headingSlug } from "../../../src/routes/slugs.ts";
import { textsOf } from "../../build/dom.ts";
import { label } from "../../support/labels.ts";
import { both, chapterMapOf, contentSource, siteOf } from "../../support/site-data.ts";
import { withEvents } from "../events/with-events.ts";

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
    event("Lopp", "2026-12-19T08:00", "2026-12-19T09:00"),
    event("Maraton", "2026-12-19T09:00", "2026-12-20T12:00"),
    event("Inställd", "2026-12-20T18:00", "2026-12-20T19:00", { cancelled: true }),
  ]);
  expect(captions(page)).toEqual(["December 2026"]);
  expect(days(page)).toEqual([
    "tisdag 1 | 17.00 Pub",
    "lördag 12 | Resa | 18.00 Bal",
    "söndag 13 | Resa",
    "måndag 14 | Resa",
    "lördag 19 | 09.00 Maraton | 08.00 Lopp",
    "söndag 20 | Maraton",
  ]);
  // A week begins with the words again.
  expect(textsOf(page, ".from")).toEqual(["Resa", "Maraton"]);
  expect(textsOf(page, ".to")).toEqual(["Resa", "09.00 Maraton"]);
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
  const today = event("I dag", "2026-12-05T08:00", "2026-12-05T09:00");
  expect(captions(pageWith([today]))).toEqual(["December 2026"]);
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

const week = (number: number) => `${label("sv", "calendar.weekOfYear")} ${number}`;
const RECEPTION = "/docs/event/reception";

/** An event of the reception, or of another body, in August. */
const august = (title: string, start: string, end: string, more: object = {}) =>
  event(title, `2026-08-${start}`, `2026-08-${end}`, { committee: RECEPTION, ...more });

const EVENTS = [
  august("Upprop", "17T10:00", "17T12:00"),
  august("Sittning", "17T18:15", "18T02:20"),
  august("Idrottsdag", "18T00:00", "18T23:59", { allDay: true }),
  august("Resa", "21T18:00", "23T12:00"),
  august("Final", "24T09:30", "24T10:00", { hidden: { until: "2026-08-20" } }),
  august("Pub", "17T17:00", "17T22:00", { committee: "/docs/event/cmi" }),
];

/** What the stylesheet adds up. */
const sum = (bits?: string) =>
  bits === undefined ? "" : bits.split(" ").reduce((total, bit) => total + Number(bit), 0);

/** The weeks of a page that has the block, as readers of each day's list get them. */
function weeksOn(today: string, events: readonly SiteEvent[] = EVENTS) {
  const chapterMap = chapterMapOf([
    { label: both("Reception"), to: RECEPTION },
    { label: both("Club"), to: "/docs/event/cmi" },
  ]);
  const page = contentSource("schema.md", { text: { body: `::: timetable ${RECEPTION}` } });
  const html = siteOf([page], withEvents([...events], { today, chapterMap })).document("/schema");
  return [...html.querySelectorAll(".timetable h3")].map((week) => ({
    name: week.ariaLabel,
    hours: textsOf(week.nextElementSibling as Element, "i"),
    days: [...(week.nextElementSibling?.querySelectorAll("h4") ?? [])].map((day) => [
      day.ariaLabel,
      // What shares half hours, and within it what takes place at once.
      ...[...(day.nextElementSibling?.querySelectorAll("li") ?? [])].map(
        (place) =>
          `${[...(place.firstElementChild?.children ?? [])].map((group) => textsOf(group, "a").join(" & ")).join(" / ")} (${sum(place.dataset.number)}–${sum(place.querySelector("div")?.dataset.number)})`,
      ),
    ]),
  }));
}

test("EVENT-10 the events of a body are a list for each day, beside their hours, by week", () => {
  const [first, ...others] = weeksOn("2026-08-19");
  expect(others).toEqual([]);
  expect(first).toEqual({
    name: week(34),
    hours: [],
    days: [
      ["fredag 21 augusti", "18.00– Resa (–)"],
      ["lördag 22 augusti", "Resa (–)"],
      ["söndag 23 augusti", "–12.00 Resa (–)"],
    ],
  });
  expect(weeksOn("2026-08-01")[0]).toMatchObject({
    // From twelve to six nothing is on.
    hours: ["10", "11", ...Array(6).fill(""), ..."18 19 20 21 22 23 00 01 02".split(" ")],
    days: [
      [
        "måndag 17 augusti",
        // From 10 on in half hours; a night belongs to its evening.
        "10.00–12.00 Upprop (0–4)",
        "18.15–02.20 Sittning (16–33)",
      ],
      ["tisdag 18 augusti", "Idrottsdag (–)"],
      ...Array(3).fill(expect.anything()),
    ],
  });
});

test("EVENT-10 only what is at once shares a place, and hours without anything take no room", () => {
  const [week] = weeksOn("2026-08-01", [
    august("Natt", "18T01:00", "18T02:00"),
    august("Frukost", "18T09:00", "18T10:00"),
    august("Lunch", "18T12:00", "18T12:15"),
    august("Efter lunch", "18T12:15", "18T12:30"),
    august("Vandring", "18T13:00", "18T16:30"),
    august("Film", "18T14:00", "18T15:00"),
    august("Spel", "18T16:00", "18T20:00"),
    august("Kväll", "18T20:00", "18T21:00"),
  ]);
  expect(week?.hours).toEqual([
    "01",
    ..."||||||".split("|"),
    ..."09 10 11 12 13 14 15 16 17 18 19 20".split(" "),
  ]);
  expect(week?.days[0]).toEqual([
    "tisdag 18 augusti",
    "01.00–02.00 Natt (0–2)",
    "09.00–10.00 Frukost (16–18)",
    "12.00–12.15 Lunch / 12.15–12.30 Efter lunch (22–23)",
    "13.00–16.30 Vandring & 14.00–15.00 Film & 16.00–20.00 Spel (24–38)",
    "20.00–21.00 Kväll (38–40)",
  ]);
});

test("EVENT-10 a timetable is in the contents, and the same events are not listed below it", () => {
  const chapterMap = chapterMapOf([{ label: both("Reception"), to: RECEPTION }]);
  const pageOf = (body: string) =>
    siteOf(
      [
        contentSource("docs/event/reception.md", {
          text: { body: `## Först\n\n${body}\n\n## Sist` },
        }),
      ],
      withEvents(EVENTS, { today: "2026-08-01", chapterMap }),
    ).document(RECEPTION);
  const contents = (page: Document) => textsOf(page, ".toc li");
  expect(contents(pageOf(`::: timetable ${RECEPTION}`))).toEqual([
    "Först",
    label("sv", "calendar.timetable"),
    "Sist",
  ]);
  expect(contents(pageOf(""))).toEqual(["Först", "Sist"]);
  const lists = (page: Document) => page.querySelectorAll("ol.events").length;
  expect([lists(pageOf("")), lists(pageOf(`::: timetable ${RECEPTION}`))]).toEqual([1, 0]);
});

test("EVENT-10, ANCH-2 what is on takes no address of a heading, nor one block that of another", () => {
  const CLUB = "/docs/event/cmi";
  const pub = (committee: string) => august("Pub", "17T17:00", "17T22:00", { committee });
  const blocks = [RECEPTION, CLUB, "/docs/social/cmi"].map((to) => `::: timetable ${to}\n\n`);
  const body = `## ${week(34)}\n\n## A {#reception-2026-08-17}\n\n${blocks.join("")}## CMI ${week(34)}\n`;
  const own = headingSlug(week(34));
  const title = headingSlug(label("sv", "calendar.timetable"));
  const chapterMap = chapterMapOf(
    [RECEPTION, CLUB, "/docs/social/cmi"].map((to) => ({ label: both(to), to })),
  );
  const events = [pub(RECEPTION), pub(CLUB), pub("/docs/social/cmi")];
  const { sources } = siteOf([contentSource("a.md", { text: { body } })], {
    ...withEvents(events, { today: "2026-08-01", chapterMap }),
  }).site;
  const html = sources[0]?.text.html ?? "";
  const idsOf = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}([^"]*)"`, "g"))].map(([, id]) => id);
  expect(idsOf('id="')).toEqual([
    ...[own, "reception-2026-08-17", title, `reception-${own}`, "reception-2026-08-17-2"],
    ...[`${title}-2`, `cmi-${own}-2`, "cmi-2026-08-17", `${title}-3`, `cmi-${own}-3`],
    ...["cmi-2026-08-17-2", `cmi-${own}`],
  ]);
  expect(idsOf('href="#')).toEqual(idsOf('id="'));
});

test("EVENT-10, AID-7 what is under embargo is not in the timetable until its day", () => {
  expect(weeksOn("2026-08-19").map(({ name }) => name)).toEqual([week(34)]);
  expect(weeksOn("2026-08-20").map(({ name }) => name)).toEqual([week(34), week(35)]);
});
