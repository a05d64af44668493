import { expect, test } from "vitest";
import { formatDay, formatMoment, formatSpan } from "../../../src/model/dates.ts";
import { zonedTime } from "../../../src/schema/zoned-time.ts";

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
  expect(formatMoment(moment, "sv", "Europe/Stockholm", { timeStyle: "short" })).toBe("03.30");
});

test("EVENT-1 the days of a span with its year are written without a zero", () => {
  const [first = "", last = ""] = ["2027-01-04T00:00", "2027-01-08T23:59"].map((time) =>
    zonedTime(time, "Europe/Stockholm"),
  );
  const days = { isAllDay: true, hasYear: true };
  expect(formatSpan(first, last, "sv", "Europe/Stockholm", days)).toBe(
    "måndag 4 januari–fredag 8 januari 2027",
  );
});

test.each([
  ["sv", "2026-12-05T18:00", "2026-12-05T23:00", "lördag 5 december 18.00–23.00"],
  ["sv", "2026-12-05T18:00", "2026-12-06T03:00", "lördag 5 december 18.00–03.00"],
  ["en", "2026-12-05T18:00", "2026-12-06T05:59", "Saturday, 5 December, 18:00–05:59"],
  ["sv", "2026-12-31T21:00", "2027-01-01T02:00", "torsdag 31 december 21.00–02.00"],
  ["sv", "2026-12-05T18:00", "2026-12-06T06:00", "lördag 5 december 18.00–söndag 6 december 06.00"],
  ["sv", "2026-12-04T18:00", "2026-12-06T03:00", "fredag 4 december 18.00–söndag 6 december 03.00"],
])("EVENT-1 in %s, %s to %s is %s", (language, start, end, expected) => {
  const [first = "", last = ""] = [start, end].map((time) => zonedTime(time, "Europe/Stockholm"));
  const written = formatSpan(first, last, language, "Europe/Stockholm");
  expect(written.replace(/ kl\. /g, " ").replace(" at ", ", ")).toBe(expected);
});
