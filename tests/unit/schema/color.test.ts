import { expect, test } from "vitest";
import { contrast } from "../../../src/schema/color.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#FFFFFF", 4.54],
])("WCAG 1.4.3 the contrast of %s and %s is %s", (a, b, expected) => {
  expect(contrast(a, b)).toBeCloseTo(expected, 1);
});
