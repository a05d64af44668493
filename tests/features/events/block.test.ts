import { expect, test } from "vitest";
import { shown } from "../../support/block.ts";
import { both, siteData } from "../../support/site-data.ts";

test("EVENT-2 ::: events offers a calendar to subscribe to once there is an event", () => {
  const event = { title: both("Ball"), start: "2026-02-01T17:00", end: "2026-02-01T18:00" };
  const offersWith = (...events: (typeof event)[]) =>
    shown("events", "", { events: { ...siteData().events, events } }).includes("webcal:");
  expect([offersWith(), offersWith(event)]).toEqual([false, true]);
});
