import { expect, test } from "vitest";
import { zonedTime } from "../../../../src/calendar/zoned-time.ts";
import { formatDay, formatMoment } from "../../../../src/model/events/dates.ts";

test("ROUTE-2 dates follow the calendar of the language's record", () => {
  expect(formatDay("2024-03-25", { htmlLang: "en", calendar: "buddhist" })).toBe(
    "25 March 2567 BE",
  );
});

test.each([
  { when: "before the clocks go forward", local: "2026-03-29T01:59", offset: "+01:00" },
  { when: "after the clocks have gone forward", local: "2026-03-29T03:00", offset: "+02:00" },
  { when: "before the clocks go back", local: "2026-10-25T01:59", offset: "+02:00" },
  {
    when: "in the hour that comes twice (the first time counts)",
    local: "2026-10-25T02:30",
    offset: "+02:00",
  },
  { when: "after the clocks have gone back", local: "2026-10-25T03:00", offset: "+01:00" },
  { when: "at midnight of the new year", local: "2027-01-01T00:00", offset: "+01:00" },
])("a Swedish time $when has the offset $offset", ({ local, offset }) => {
  expect(zonedTime(local, "Europe/Stockholm")).toBe(`${local}:00${offset}`);
});

test("a time that clocks skip is read as the hour after", () => {
  const moment = zonedTime("2026-03-29T02:30", "Europe/Stockholm");
  expect(formatMoment(moment, "sv", "Europe/Stockholm", { timeStyle: "short" })).toBe("03:30");
});
