import { expect, test } from "vitest";
import { joinEvents } from "../../../src/calendar/join-events.ts";
import type { SiteEvent } from "../../../src/schema/home.ts";

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

test("MEM-5 a meeting that is in the calendar, too, is shown once, as its page has it", () => {
  const meeting: SiteEvent = {
    title: { sv: "Sektionsmöte 1", en: "Chapter meeting 1" },
    number: "SM#1",
    start: "2026-10-14T17:30",
    end: "2026-10-14T21:00",
    id: "moten-sm1",
    pages: { sv: "/moten/sm1", en: "/en/meetings/sm1" },
  };
  const inCalendar = (title: string, day = "14") => ({
    title: { sv: title, en: title },
    start: `2026-10-${day}T18:00`,
    end: `2026-10-${day}T22:00`,
    id: `${title}-${day}`,
  });
  const others = [inCalendar("SM 1-efterfest"), inCalendar("SM #1", "21")];
  const same = ["SM #1", "sm1", "Sektionsmöte 1", "Chapter Meeting 1"].map((title) =>
    inCalendar(title),
  );
  expect(joinEvents([meeting], [...same, ...others])).toEqual([meeting, ...others]);
});
