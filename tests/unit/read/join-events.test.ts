import { expect, test } from "vitest";
import { joinEvents } from "../../../src/read/join-events.ts";
import type { SiteEvent } from "../../../src/schema/home.ts";
import { both } from "../../support/site-data.ts";

const event = (title: string, id?: string): SiteEvent => ({
  title: both(title),
  start: "2026-06-01T17:00",
  end: "2026-06-01T19:00",
  ...(id ? { id } : {}),
});

test("EVENT-4 an event of the file stands for the same one of the calendar, by its id or by title and time", () => {
  const own = [event("Bal"), event("Gasque, med mer text", "abc")];
  const calendar = [event("bal", "def"), event("Gasque", "abc"), event("Brunch", "ghi")];
  expect(joinEvents(own, calendar)).toEqual([...own, calendar[2]]);
});
