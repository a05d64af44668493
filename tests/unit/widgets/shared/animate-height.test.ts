// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collapseDuration } from "../../../../widgets/shared/animate-height.ts";

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [36, 192],
  [360, 327],
  [0, 40],
])("COLL-1 a block of %i px takes %i ms, and 1 ms with reduced motion", (height, expected) => {
  expect(collapseDuration(height)).toBe(expected);
  isReduced = true;
  expect(collapseDuration(height)).toBe(1);
});
