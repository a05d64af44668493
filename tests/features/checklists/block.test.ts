import { expect, test } from "vitest";
import { shown, textsIn } from "../../support/block.ts";
import { both } from "../../support/site-data.ts";
import { withEvents } from "../events/with-events.ts";

const EVENT = { start: "2026-09-08T17:15", end: "2026-09-08T21:00" };

test("::: checklist shows the day of a step, or what is said while there is none", () => {
  const keyDates = {
    start: { label: both("Start"), date: "2026-08-31", past: both("Later") },
    unknown: { label: both("Not known"), past: both("In spring") },
    hidden: { label: both("Soon") },
    meeting: { label: both("Meeting"), events: ["SM#"], past: both("Ask") },
    over: { label: both("Over"), date: "2025-12-31", past: both("Next year") },
  };
  const step = (keyDate: string) => ({ id: keyDate, step: both("Come"), keyDate });
  const checklists = {
    admitted: { title: both("To do"), steps: Object.keys(keyDates).map(step) },
  };
  const named = (title: string) => ({ ...EVENT, title: both(title) });
  const events = ["SM-fest", "SM#2", "Last day for motions to SM#2"].map(named);
  const html = shown("checklist", "admitted", withEvents(events, { checklists, keyDates }));
  // The event of the calendar is the one source of its day.
  expect(textsIn(html, "time")).toContain("Tuesday, 8 September 2026, 17:15–21:00");
  expect(html).toContain(
    '<time dateTime="2026-08-31" data-end="2026-09-01T00:00:00+02:00">Monday, 31 August 2026</time><span hidden="" data-afterwards="">Later</span>',
  );
  expect(html).toContain('<p><span data-afterwards="">In spring</span></p>');
  // Without a script nobody would take away what a later build has written.
  expect(html).toContain('<p><span data-afterwards="">Next year</span></p>');
  expect(textsIn(html, "time")).toHaveLength(2);
});
