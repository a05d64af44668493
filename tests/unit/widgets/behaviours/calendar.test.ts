// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  hideEnded,
  markMonth,
  start as startCalendar,
} from "../../../../widgets/behaviours/calendar.ts";

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
  ["2026-03-01T12:00:00Z", ["Gasque", "Brunch"]],
  ["2026-03-28T22:30:00.000Z", ["Gasque", "Brunch"]],
  ["2026-03-28T22:30:00.001Z", ["Brunch"]],
  ["2026-03-29T21:30:00.000Z", ["Brunch"]],
  ["2026-03-29T21:30:00.001Z", ["Inget på gång"]],
])("at %s the home page shows %j", (moment, expected) => {
  hideEnded(document, Date.parse(moment));
  expect(shown()).toEqual(expected);
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

test("an open page drops events as they end", () => {
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

test("a page that is looked at again after a long time is right at once", () => {
  let now = Date.parse("2026-03-01T00:00:00Z");
  startCalendar(document, undefined, () => now);
  now = Date.parse("2026-04-01T00:00:00Z");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shown()).toEqual(["Inget på gång"]);
});

test("an end that cannot be read keeps its event", () => {
  document.body.innerHTML = LIST.replaceAll("2026-03-28T23:30:00+01:00", "snart");
  hideEnded(document, Date.parse("2026-03-29T12:00:00Z"));
  expect(shown()).toEqual(["Gasque", "Brunch"]);
});

/** The year from August, with what happens in a month and in a season. */
const YEAR = `
  <p><span data-next=""></span></p>
  <div class="year-street">
    ${[8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7].map((month) => `<b data-month="${month}"></b>`).join("")}
    <ol><li data-months="8"><p><a href="/antagna">Upprop</a>, augusti</p></li>
      <li data-months="12 1 2"><p>Spel, på vintern</p></li></ol>
  </div>`;

test.each([
  [8, "Upprop, augusti"],
  [9, "Spel, på vintern"],
  [1, "Spel, på vintern"],
  [3, "Upprop, augusti"],
])(
  "EVENT-5 in month %i the picture of the year marks it, and what is next is named: %s",
  (month, next) => {
    document.body.innerHTML = YEAR;
    // Also a page that stays open over a turn of the month.
    for (const now of [month === 1 ? 12 : month - 1, month]) markMonth(document, now);
    const marked = [...document.querySelectorAll<HTMLElement>("[data-now]")];
    expect(marked.map(({ dataset }) => dataset.month)).toEqual([String(month)]);
    expect(document.querySelector("[data-next]")?.textContent).toBe(next);
    expect(document.querySelectorAll("ol a")).toHaveLength(1);
  },
);
