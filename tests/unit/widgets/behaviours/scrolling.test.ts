import { expect, test } from "vitest";
import {
  nextScrollState,
  type ScrollState,
} from "../../../../widgets/behaviours/scroll-direction.ts";
import { activeHeading } from "../../../../widgets/behaviours/scroll-spy.ts";

const PAGE = { barHeight: 60, viewportHeight: 800, documentHeight: 3000 };
const BOTTOM = PAGE.documentHeight - PAGE.viewportHeight;
const START: ScrollState = {
  isBarShown: true,
  isButtonShown: false,
  lastY: 0,
  ignoresNext: false,
  height: PAGE.documentHeight,
};

/** Scrolls to all positions, and says each time whether bar and button are shown. */
function scrollThrough(positions: readonly number[], start: Partial<ScrollState> = {}): string[] {
  let state = { ...START, ...start };
  return positions.map((y) => {
    state = nextScrollState(state, { ...PAGE, y });
    return (state.isBarShown ? "bar" : "-") + (state.isButtonShown ? "+button" : "");
  });
}

test.each([
  ["past the height of the bar", [30, 59, 61], ["bar", "bar", "-"]],
  ["back up near the top", [30, 200, 190], ["bar", "-", "bar"]],
  ["back up far down", [30, 600, 590], ["bar", "-", "bar+button"]],
  ["back up, past 300 px", [30, 600, 310, 290], ["bar", "-", "bar+button", "bar"]],
  ["down in one move from the very top", [400, 402], ["bar", "-"]],
  ["a pixel on, which is no movement", [400, 401, 400], ["bar", "bar", "bar"]],
  ["pixel by pixel", [400, 401, 402], ["bar", "bar", "-"]],
  ["bouncing at the top", [30, 200, -40, 0], ["bar", "-", "bar", "bar"]],
  ["bouncing at the bottom", [30, 800, BOTTOM, BOTTOM - 5], ["bar", "-", "-", "-"]],
])("HIDE-1, SMOOTH-2 %s: %j", (_words, positions, expected) => {
  expect(scrollThrough(positions)).toEqual(expected);
});

test("HIDE-3 a jump to a heading hides nothing, the next movement down does", () => {
  const jump = { lastY: 100, ignoresNext: true };
  expect(scrollThrough([900, 902], jump)).toEqual(["bar", "-"]);
  expect(scrollThrough([719, 720], jump)).toEqual(["bar", "bar"]);
  expect(scrollThrough([900], { ...jump, isBarShown: false })).toEqual(["-"]);
});

test("HIDE-1 a box that comes above what is read hides nothing, one that goes shows nothing", () => {
  const shown = (start: ScrollState, ...positions: [y: number, documentHeight: number][]) => {
    let state = start;
    return positions.map(([y, documentHeight]) => {
      state = nextScrollState(state, { ...PAGE, y, documentHeight });
      return state.isBarShown;
    });
  };
  const reading = { ...START, lastY: 800 };
  expect(shown(reading, [1000, 3200], [1100, 3200])).toEqual([true, false]);
  const hidden = { ...reading, isBarShown: false };
  expect(shown(hidden, [600, 2800], [500, 2800])).toEqual([false, true]);
});

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
