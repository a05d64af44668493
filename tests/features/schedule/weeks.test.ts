import { expect, test } from "vitest";
import type { SiteEvent } from "../../../src/features/events/schema.ts";
import { textsOf } from "../../support/elements.ts";
import { both, chapterMapOf, contentSource, siteOf, withEvents } from "../../support/site-data.ts";

const RECEPTION = "/docs/event/reception";

const event = (
  title: string,
  start: string,
  end: string,
  more: Partial<SiteEvent> & { hidden?: { until: string } } = {},
): SiteEvent => ({
  title: both(title),
  start: `2026-08-${start}`,
  end: `2026-08-${end}`,
  committee: RECEPTION,
  ...more,
});

const EVENTS = [
  event("Upprop", "17T10:00", "17T12:00"),
  event("Sittning", "17T18:15", "18T02:20"),
  event("Idrottsdag", "18T00:00", "18T23:59", { allDay: true }),
  event("Resa", "21T18:00", "23T12:00"),
  event("Final", "24T09:30", "24T10:00", { hidden: { until: "2026-08-20" } }),
  event("Pub", "17T17:00", "17T22:00", { committee: "/docs/event/cmi" }),
];

/** What the stylesheet adds up. */
const sum = (bits?: string) =>
  bits === undefined ? "" : bits.split(" ").reduce((total, bit) => total + Number(bit), 0);

/** The weeks of a page that has the block, as readers of each day's list get them. */
function weeksOn(today: string) {
  const chapterMap = chapterMapOf([
    { label: both("Reception"), to: RECEPTION },
    { label: both("Club"), to: "/docs/event/cmi" },
  ]);
  const page = contentSource("schema.md", { text: { body: `::: timetable ${RECEPTION}` } });
  const html = siteOf([page], withEvents(EVENTS, { today, chapterMap })).document("/schema");
  return [...html.querySelectorAll(".timetable")].map((week) => ({
    name: week.querySelector("h3")?.ariaLabel,
    hours: textsOf(week, "i"),
    days: [...week.querySelectorAll("h4")].map((day) => [
      day.ariaLabel,
      ...[...(day.nextElementSibling?.querySelectorAll("li") ?? [])].map(
        ({ textContent, dataset: { from, to } }) => `${textContent} (${sum(from)}–${sum(to)})`,
      ),
    ]),
  }));
}

test("EVENT-10 the events of a body are a list for each day, beside their hours, by week", () => {
  const [first, ...others] = weeksOn("2026-08-19");
  expect(others).toEqual([]);
  expect(first).toEqual({
    name: "Vecka 34",
    hours: [],
    days: [...["fredag 21", "lördag 22", "söndag 23"].map((day) => [`${day} augusti`, "Resa (–)"])],
  });
  expect(weeksOn("2026-08-01")[0]).toMatchObject({
    hours: Array.from({ length: 17 }, (_, hour) => String((10 + hour) % 24).padStart(2, "0")),
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

test("EVENT-10, AID-7 what is under embargo is not in the timetable until its day", () => {
  expect(weeksOn("2026-08-19").map(({ name }) => name)).toEqual(["Vecka 34"]);
  expect(weeksOn("2026-08-20").map(({ name }) => name)).toEqual(["Vecka 34", "Vecka 35"]);
});
