import { expect, test } from "vitest";
import { formatMoment, formatSpan } from "../../../src/model/dates.ts";
import { zonedTime } from "../../../src/schema/zoned-time.ts";

test.each([
  ["before the clocks go forward", "2026-03-29T01:59", "+01:00"],
  ["after the clocks have gone forward", "2026-03-29T03:00", "+02:00"],
  ["in the hour that comes twice (the first time counts)", "2026-10-25T02:30", "+02:00"],
  ["after the clocks have gone back", "2026-10-25T03:00", "+01:00"],
])("a Swedish time %s, %s, has the offset %s", (_when, local, offset) => {
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
  ["sv", "2026-12-05T18:00", "2026-12-06T03:00", "lördag 5 december 18.00–03.00"],
  ["en", "2026-12-05T18:00", "2026-12-06T05:59", "Saturday, 5 December, 18:00–05:59"],
  ["sv", "2026-12-05T18:00", "2026-12-06T06:00", "lördag 5 december 18.00–söndag 6 december 06.00"],
  ["sv", "2026-12-04T18:00", "2026-12-06T03:00", "fredag 4 december 18.00–söndag 6 december 03.00"],
])("EVENT-1 in %s, %s to %s is %s", (language, start, end, expected) => {
  const [first = "", last = ""] = [start, end].map((time) => zonedTime(time, "Europe/Stockholm"));
  const written = formatSpan(first, last, language, "Europe/Stockholm");
  expect(written.replace(/ kl\. /g, " ").replace(" at ", ", ")).toBe(expected);
});
