// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Month } from "../../../../src/features/schedule/month.tsx";
import { calendarMonths } from "../../../../src/features/schedule/months.ts";
import {
  hideEnded,
  lightStreets,
  start as startCalendar,
} from "../../../../widgets/behaviours/calendar.ts";
import { label } from "../../../support/labels.ts";
import { both, contextOf } from "../../../support/site-data.ts";
import { withEvents } from "../../events/with-events.ts";

/** Two events in Stockholm: one in winter time, one in summer time. */
const LIST = `
  <section>
    <ol data-events=""><li data-end="2026-03-28T23:30:00+01:00">Gasque</li>
      <li data-end="2026-03-29T23:30:00+02:00">Brunch</li></ol>
    <div data-no-events="" hidden>Inget på gång</div>
  </section>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.body.innerHTML = LIST;
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("li, [data-no-events]")]
    .filter((element) => !element.closest("[hidden]"))
    .map((element) => element.textContent);

test.each([
  ["2026-03-28T22:30:00.000Z", ["Gasque", "Brunch"]],
  ["2026-03-28T22:30:00.001Z", ["Brunch"]],
  ["2026-03-29T21:30:00.001Z", ["Inget på gång"]],
])("EVENT-3 at %s the home page shows %j", (moment, expected) => {
  hideEnded(document, Date.parse(moment));
  expect(shown()).toEqual(expected);
});

test("EVENT-10 today and what is over are marked in a month by the visitor's clock, without a build", () => {
  const events = ["2026-12-10", "2027-01-12"].map((day) => ({
    ...{ title: both("Pub"), start: `${day}T17:00`, end: `${day}T22:00` },
  }));
  const context = contextOf("sv", withEvents(events, { today: "2026-12-05" }));
  document.body.innerHTML = calendarMonths(context)
    .map((month) => renderToStaticMarkup(createElement(Month, { month, context })))
    .join("");
  const today = label("sv", "calendar.today");
  const textOf = (cells: string) =>
    [...document.querySelectorAll(cells)].map(({ textContent }) => textContent);
  const marked = () => textOf("td:has([data-afterwards]:not([hidden]) + :not([hidden]))");
  const over = () => textOf("td:has([data-afterwards] + [hidden])").length;
  // Without script: nothing is today, and what was over on the day of the build is over.
  expect([marked(), over()]).toEqual([[], 4]);
  hideEnded(document, Date.parse("2026-12-10T23:30:00+01:00"));
  expect([marked(), over()]).toEqual([[`torsdag 10 ${today}17.00 Pub`], 9]);
  hideEnded(document, Date.parse("2027-01-01T00:00:01+01:00"));
  expect([marked(), over()]).toEqual([[`1 ${today}`], 31]);
});

test("AID-8 a day that is over gives way to the words beside it", () => {
  document.body.innerHTML = `<p>Upprop <time data-end="2026-08-11T00:00:00+02:00">10 augusti 2026</time>
    <span data-afterwards="" hidden>Nästa datum kommer i vår.</span></p>`;
  const words = () =>
    [...document.querySelectorAll<HTMLElement>("p > :not([hidden])")].map((part) => part.innerHTML);
  hideEnded(document, Date.parse("2026-08-10T22:00:00Z"));
  expect(words()).toEqual(["10 augusti 2026"]);
  hideEnded(document, Date.parse("2026-08-10T22:00:01Z"));
  expect(words()).toEqual(["Nästa datum kommer i vår."]);
});

test("EVENT-3 where a page has a list of what is over, events go there as they end, the latest first", () => {
  document.body.innerHTML = `${LIST.replace("<ol ", '<ol data-moves-ended="" ')}
    <section hidden><ol data-past-events=""><li>Bal</li></ol></section>`;
  hideEnded(document, Date.parse("2026-03-30T00:00:00Z"));
  expect(shown()).toEqual(["Inget på gång", "Brunch", "Gasque", "Bal"]);
});

test("EVENT-3 among past events goes an event, not what ends within it", () => {
  document.body.innerHTML = `<ol data-events="" data-moves-ended=""><li data-end="2026-04-01T12:00:00Z">
    <p data-end="2026-03-01T12:00:00Z">Anmälan öppnar</p><p hidden data-afterwards="">Anmäl dig</p></li></ol>
    <section hidden><ol data-past-events=""></ol></section>`;
  hideEnded(document, Date.parse("2026-03-30T00:00:00Z"));
  const words = [...document.querySelectorAll<HTMLElement>("li > p:not([hidden])")];
  expect(words.map(({ textContent }) => textContent)).toEqual(["Anmäl dig"]);
});

test("EVENT-3 an open page drops events as they end", () => {
  let now = Date.parse("2026-03-28T22:29:00Z");
  startCalendar(document, undefined, () => now);
  expect(shown()).toEqual(["Gasque", "Brunch"]);
  now += 60_001;
  vi.advanceTimersByTime(60_001);
  expect(shown()).toEqual(["Brunch"]);
  now = Date.parse("2026-03-30T00:00:00Z");
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(shown()).toEqual(["Inget på gång"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("EVENT-3 a page that is looked at again after a long time is right at once", () => {
  let now = Date.parse("2026-03-01T00:00:00Z");
  startCalendar(document, undefined, () => now);
  now = Date.parse("2026-04-01T00:00:00Z");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shown()).toEqual(["Inget på gång"]);
});

/** Two events with a date; the year from August, with what happens in a month and in a season. */
const YEAR = `
  <section class="hero"><g data-next-patch=""><use></use></g></section>
  <ol class="events"><li data-end="2026-04-01T23:00:00+02:00"><p class="date">Bal</p></li>
    <li data-end="2026-05-02T23:00:00+02:00"><p class="date"><i><use href="/e.svg#glass"></use></i></p></li></ol>
  <div class="street">
    ${[8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7].map((month) => `<b data-month="${month}"></b>`).join("")}
    <ol><li data-months="8"><p><a href="/antagna">Upprop</a>, augusti</p></li>
      <li data-months="12 1 2"><p>Spel, på vintern</p></li></ol>
    <p><span data-next=""></span></p></div>`;

const marked = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`b[${name}]`)].map(({ dataset }) => dataset.month);

test.each([
  [8, "Upprop, augusti", { lit: 1, past: 0, season: "summer" }],
  [9, "Spel, på vintern", { lit: 0, past: 1, season: "autumn" }],
  [1, "Spel, på vintern", { lit: 1, past: 5, season: "winter" }],
  [3, "Upprop, augusti", { lit: 0, past: 7, season: "spring" }],
])(
  "EVENT-5 without dates, in month %i the street of the year names %s, and this month is lit",
  (month, next, expected) => {
    document.body.innerHTML = YEAR;
    hideEnded(document, Date.parse("2027-01-01T00:00:00Z"));
    // Also a page that stays open over a turn of the month.
    for (const now of [month === 1 ? 12 : month - 1, month]) lightStreets(document, now);
    expect(marked("data-now")).toEqual([String(month)]);
    const entries = [...document.querySelectorAll("li")];
    expect({
      // What is in the light has dark words, also by night.
      lit: entries.filter((entry) => entry.matches("[data-lit]")).length,
      past: marked("data-past").length,
      season: document.querySelector<HTMLElement>(".hero")?.dataset.season,
    }).toEqual(expected);
    expect(document.querySelector("[data-next]")?.textContent).toBe(next);
  },
);

test("EVENT-5 the patch of the next event with a date hangs in the arcade", () => {
  document.body.innerHTML = YEAR;
  hideEnded(document, Date.parse("2026-04-10T00:00:00Z"));
  lightStreets(document, 4);
  expect(marked("data-now")).toEqual(["4"]);
  expect(document.querySelector("use")?.getAttribute("href")).toBe("/e.svg#glass");
});
