import { expect, test } from "vitest";
import {
  type MonthSpan,
  WHEEL,
  wheelPlaces,
} from "../../../../src/blocks/academic-year/year-wheel-data.ts";

const AUGUST: MonthSpan = { first: 0, count: 1 };
const WINTER: MonthSpan = { first: 4, count: 3 };
const SPRING: MonthSpan = { first: 7, count: 3 };

const EACH_MONTH = Array.from({ length: 12 }, (_, first) => ({ first, count: 1 }));

test.each([
  { what: "a usual year", spans: [AUGUST, AUGUST, { first: 4, count: 1 }, WINTER, SPRING, SPRING] },
  { what: "every month three times", spans: [...EACH_MONTH, ...EACH_MONTH, ...EACH_MONTH] },
  { what: "one season six times", spans: Array.from({ length: 6 }, () => WINTER) },
])("$what is on the wheel, no patch on another", ({ spans }) => {
  const places = wheelPlaces(spans);
  expect(places).toHaveLength(spans.length);
  places.forEach(({ x, y, size }, index) => {
    const fromHub = Math.hypot(x, y);
    expect(fromHub + size / 2).toBeLessThanOrEqual(WHEEL.field);
    expect(fromHub - size / 2).toBeGreaterThanOrEqual(WHEEL.hub - 0.5);
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size - 0.5);
    }
  });
});

test("what takes several months has an arc from the first to the last, on the ring of its patch", () => {
  const [month, season] = wheelPlaces([AUGUST, WINTER]);
  expect(month?.arc).toBeNull();
  const { x = 0, y = 0, arc } = season ?? {};
  const ends = [arc?.from, arc?.to].map((point) => Math.hypot(point?.x ?? 0, point?.y ?? 0));
  for (const radius of [Math.hypot(x, y), ...ends]) expect(radius).toBeCloseTo(arc?.radius ?? 0, 0);
  // From December, to the right of the lowest point, to February, to the left of it.
  expect(arc?.from.x).toBeGreaterThan(0);
  expect(arc?.to.x).toBeLessThan(0);
});
