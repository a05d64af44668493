import { expect, test } from "vitest";
import { joinEvents } from "../../../src/features/events/model/join-events.ts";
import type { SiteEvent } from "../../../src/features/events/schema.ts";

test("EVENT-4 what is in the data file and in the calendar is shown once, as the file has it", () => {
  const event = (start: string, sv: string, more: Partial<SiteEvent> = {}): SiteEvent => ({
    title: { sv, en: sv },
    start: `2026-12-${start}`,
    end: "2026-12-31T00:00",
    ...more,
  });
  const pub = event("02T17:30", "Pub", { title: { sv: "Pub", en: "Pub night" } });
  const fair = event("01T10:00", "Mässa", { id: "fair" });
  const joined = joinEvents(
    [pub, fair],
    [
      event("01T09:00", "Frukost"),
      event("02T17:30", " pub ", { id: "uid" }),
      event("03T17:30", "Pub"),
      event("04T10:00", "Mässan", { id: "fair" }),
      event("01T09:00", "Frukost"),
    ],
  );
  // Its page keeps the address that it has by the calendar.
  const kept = { ...pub, id: "uid" };
  expect(joined).toEqual([event("01T09:00", "Frukost"), fair, kept, event("03T17:30", "Pub")]);
});
