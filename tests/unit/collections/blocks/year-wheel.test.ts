import { expect, test } from "vitest";
import {
  angleOf,
  type MonthSpan,
  WHEEL,
  wheelPlaces,
} from "../../../../src/blocks/academic-year/wheel-places.ts";

const AUGUST: MonthSpan = { first: 0, count: 1 };
const WINTER: MonthSpan = { first: 4, count: 3 };
const SPRING: MonthSpan = { first: 7, count: 3 };

const EACH_MONTH = Array.from({ length: 12 }, (_, first) => ({ first, count: 1 }));

test.each([
  { what: "a usual year", spans: [AUGUST, AUGUST, { first: 4, count: 1 }, WINTER, SPRING, SPRING] },
  { what: "every month three times", spans: [...EACH_MONTH, ...EACH_MONTH, ...EACH_MONTH] },
  { what: "one season six times", spans: Array.from({ length: 6 }, () => WINTER) },
])("$what is on the wheel, no patch on another", ({ spans }) => {
  const { size, radii } = wheelPlaces(spans);
  expect(radii).toHaveLength(spans.length);
  const points = spans.map((span, index) => {
    const angle = (angleOf(span) / 180) * Math.PI;
    const radius = radii[index] ?? 0;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), radius };
  });
  points.forEach(({ x, y, radius }, index) => {
    expect(radius + size / 2).toBeLessThanOrEqual(WHEEL.field);
    expect(radius - size / 2).toBeGreaterThanOrEqual(WHEEL.hub);
    for (const other of points.slice(index + 1))
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size);
  });
});

test("no patch is on the arc of what takes several months", () => {
  const january: MonthSpan = { first: 5, count: 1 };
  const { radii } = wheelPlaces([WINTER, january, AUGUST]);
  expect(radii[1]).not.toBe(radii[0]);
  expect(radii[2]).toBe(radii[0]);
});
