import { expect, test } from "vitest";
import { activeHeading } from "../../../../widgets/behaviours/scroll-spy.ts";

/** Headings 40 px high at these places. */
const headings = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 40 }));
const WINDOW = { offset: 0, height: 800, isAtBottom: false };

const UNDER_BAR = { ...WINDOW, offset: 60 };
const AT_BOTTOM = { ...WINDOW, isAtBottom: true };

test.each([
  ["all below the fold: none", headings(900, 1500), WINDOW, -1],
  ["the first just inside the upper half", headings(359, 1500), WINDOW, 0],
  ["the first just not wholly in the upper half", headings(360, 1500), WINDOW, -1],
  ["the second in the lower half: still the first", headings(-500, 700), WINDOW, 0],
  ["exactly at the top: the one before", headings(-500, 0, 900), WINDOW, 0],
  ["all above: the last", headings(-900, -500, -10), WINDOW, 2],
  ["two in the upper half: the upper one", headings(-10, 100, 200), WINDOW, 1],
  ["with a bar that stays: one under it does not count", headings(-500, 30, 900), UNDER_BAR, 1],
  ["with a bar that stays: one below it does", headings(-500, 70, 900), UNDER_BAR, 1],
  ["at the bottom: the last, wherever it is", headings(-500, 100, 700), AT_BOTTOM, 2],
  ["no headings: none", [], WINDOW, -1],
])("TOC-4 %s", (_words, boxes, viewport, expected) => {
  expect(activeHeading(boxes, viewport)).toBe(expected);
});
