// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animateHeight, collapseDuration } from "../../../../widgets/shared/animate-height.ts";

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [36, 192],
  [100, 239],
  [360, 327],
  [1000, 440],
  [0, 40],
])("COLL-1 a block of %i px takes %i ms, and 1 ms with reduced motion", (height, expected) => {
  expect(collapseDuration(height)).toBe(expected);
  isReduced = true;
  expect(collapseDuration(height)).toBe(1);
});

test("COLL-2 a block that is pressed again midway turns round, and only the last call ends", () => {
  const block = document.createElement("ul");
  let height = 200;
  Object.defineProperty(block, "scrollHeight", { value: 200 });
  block.getBoundingClientRect = () => ({ height }) as DOMRect;
  const animations: { onfinish?: () => void; cancel: () => void }[] = [];
  const animate = vi.fn(() => {
    const animation = { cancel: vi.fn() };
    animations.push(animation);
    return animation;
  });
  Object.assign(block, { animate });
  const [onClosed, onOpen] = [vi.fn(), vi.fn()];
  const heights = () =>
    (animate.mock.lastCall as unknown as [{ height: string }[]])[0].map((frame) => frame.height);

  animateHeight(block, false, onClosed);
  expect(heights()).toEqual(["200px", "0px"]);
  height = 130;
  animateHeight(block, true, onOpen);
  expect(heights()).toEqual(["130px", "200px"]);
  expect(animations[0]?.cancel).toHaveBeenCalledOnce();
  animations[1]?.onfinish?.();
  expect([onClosed.mock.calls.length, onOpen.mock.calls.length]).toEqual([0, 1]);
});
