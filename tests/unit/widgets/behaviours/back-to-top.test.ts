import { expect, test } from "vitest";
import { type ButtonState, nextButton } from "../../../../widgets/behaviours/back-to-top.ts";

const PAGE = { viewportHeight: 800, documentHeight: 4000 };
const BOTTOM = PAGE.documentHeight - PAGE.viewportHeight;

test.each([
  ["down: hidden", 0, [1000], [false]],
  ["up far down: shown", 0, [1000, 900], [false, true]],
  ["down again: hidden", 0, [1000, 900, 905], [false, true, false]],
  ["up to the top: hidden above 300", 0, [1000, 900, 300, 299], [false, true, true, false]],
  ["the sequence of the specification", 0, [1000, 900, 905, 250], [false, true, false, false]],
  ["bouncing at the bottom: not shown", 0, [BOTTOM + 20, BOTTOM], [false, false]],
  ["up from the bottom: shown", 0, [BOTTOM, BOTTOM - 1], [false, true]],
])("SMOOTH-2 %s", (_words, start, positions, expected) => {
  let state: ButtonState = { isShown: false, lastY: start, ignoreNext: false };
  const shown = positions.map((y) => {
    state = nextButton(state, { ...PAGE, y });
    return state.isShown;
  });
  expect(shown).toEqual(expected);
});

test("SMOOTH-2 the jump to a heading further up does not show the button, the next movement up does", () => {
  const jumped = nextButton(
    { isShown: false, lastY: 2000, ignoreNext: true },
    { ...PAGE, y: 1000 },
  );
  expect(jumped).toEqual({ isShown: false, lastY: 1000, ignoreNext: false });
  expect(nextButton(jumped, { ...PAGE, y: 990 }).isShown).toBe(true);
});
