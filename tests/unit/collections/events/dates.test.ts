import { afterEach, describe, expect, test } from "vitest";
import { zonedTime } from "../../../../src/calendar/zoned-time.ts";
import { formatDay, formatMoment } from "../../../../src/collections/events/dates.ts";
import { LOCALES_FILE } from "../../../support/site-data.ts";

const { sv, en } = LOCALES_FILE.locales;
const WITHOUT_YEAR = { day: "numeric", month: "long" } as const;
const timeZone = process.env.TZ;

afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

describe.each([
  { zone: "Pacific/Pago_Pago", minutesBehind: 660 },
  { zone: "Pacific/Tongatapu", minutesBehind: -780 },
])("in the time zone $zone", ({ zone, minutesBehind }) => {
  test("BLOG-5 the day is that of the post", () => {
    process.env.TZ = zone;
    expect(new Date("2024-03-25T00:00:00Z").getTimezoneOffset()).toBe(minutesBehind);
    expect(formatDay("2024-03-25", sv)).toBe("25 mars 2024");
    expect(formatDay("2024-03-25", en)).toBe("25 March 2024");
    expect(formatDay("2024-03-25", sv, WITHOUT_YEAR)).toBe("25 mars");
    expect(formatDay("2024-03-25", en, WITHOUT_YEAR)).toBe("25 March");
  });

  test("a Swedish time is the same moment", () => {
    process.env.TZ = zone;
    expect(zonedTime("2026-12-01T17:30", "Europe/Stockholm")).toBe("2026-12-01T17:30:00+01:00");
  });
});

test("ROUTE-2 dates follow the calendar of the language's record", () => {
  expect(formatDay("2024-03-25", { htmlLang: "en", calendar: "buddhist" })).toBe(
    "25 March 2567 BE",
  );
});

test.each([
  { when: "in winter", local: "2026-12-01T17:30", offset: "+01:00" },
  { when: "in summer", local: "2026-06-01T17:30", offset: "+02:00" },
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
