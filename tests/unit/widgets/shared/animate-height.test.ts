// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { animateHeight, collapseDuration } from "../../../../widgets/shared/animate-height.ts";

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAIRS = [
  [36, 192],
  [72, 222],
  [100, 239],
  [180, 274],
  [200, 281],
  [360, 327],
  [500, 357],
  [720, 397],
  [1000, 440],
  [2000, 561],
  [0, 40],
] as const;

test.each(PAIRS)("COLL-1 a block of %i px takes %i ms", (height, milliseconds) => {
  expect(collapseDuration(height)).toBe(milliseconds);
});

test.each(PAIRS)("COLL-1 a block of %i px takes 1 ms with reduced motion", (height) => {
  isReduced = true;
  expect(collapseDuration(height)).toBe(1);
});

/** A block of 200 px, whose height follows its style as if without a transition. */
function createBlock(): HTMLElement {
  const block = document.createElement("ul");
  vi.spyOn(block, "scrollHeight", "get").mockReturnValue(200);
  setDrawnHeight(block, () => (block.style.height ? Number.parseFloat(block.style.height) : 200));
  return block;
}

function setDrawnHeight(block: HTMLElement, height: () => number): void {
  vi.spyOn(block, "getBoundingClientRect").mockImplementation(
    () => ({ height: height() }) as DOMRect,
  );
}

function endTransition(block: Element, propertyName = "height"): void {
  block.dispatchEvent(
    Object.assign(new Event("transitionend", { bubbles: true }), { propertyName }),
  );
}

function look({ style }: HTMLElement): Record<string, string> {
  const { height, overflow, transition } = style;
  return { height, overflow, transition };
}

const DONE = { height: "", overflow: "", transition: "" };
const nextFrame = () => vi.advanceTimersByTime(16);

describe("COLL-2", () => {
  test("opening: from nothing, in the next frame towards the height, at the end free", () => {
    const block = createBlock();
    const onEnd = vi.fn();
    animateHeight(block, true, onEnd);
    expect(look(block)).toEqual({ height: "0px", overflow: "hidden", transition: "none" });
    nextFrame();
    expect(look(block)).toEqual({
      height: "200px",
      overflow: "hidden",
      transition: "height 281ms ease-in-out",
    });
    expect(onEnd).not.toHaveBeenCalled();
    endTransition(block);
    expect(look(block)).toEqual(DONE);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("closing: from its height, in the next frame towards nothing, at the end told", () => {
    const block = createBlock();
    const onEnd = vi.fn();
    animateHeight(block, false, onEnd);
    expect(look(block)).toEqual({ height: "200px", overflow: "hidden", transition: "none" });
    nextFrame();
    expect(look(block)).toEqual({
      height: "0px",
      overflow: "hidden",
      transition: "height 281ms ease-in-out",
    });
    endTransition(block);
    expect(look(block)).toEqual(DONE);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("midway it goes on from the height it has, and only the last call ends", () => {
    const block = createBlock();
    const [onClosed, onOpen] = [vi.fn(), vi.fn()];
    animateHeight(block, false, onClosed);
    nextFrame();
    setDrawnHeight(block, () => 130);
    animateHeight(block, true, onOpen);
    expect(look(block)).toEqual({ height: "130px", overflow: "hidden", transition: "none" });
    nextFrame();
    expect(block.style.height).toBe("200px");
    vi.advanceTimersByTime(1000);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onClosed).not.toHaveBeenCalled();
  });

  test("transitions of other properties, and of what is inside, do not end it", () => {
    const block = createBlock();
    const child = block.appendChild(document.createElement("li"));
    const onEnd = vi.fn();
    animateHeight(block, true, onEnd);
    nextFrame();
    endTransition(block, "color");
    endTransition(child);
    expect(onEnd).not.toHaveBeenCalled();
    endTransition(block);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test.each([true, false])(
    "without frames and events a timer ends it (opening: %s)",
    (isOpening) => {
      const block = createBlock();
      const onEnd = vi.fn();
      vi.stubGlobal("requestAnimationFrame", () => 0);
      animateHeight(block, isOpening, onEnd);
      vi.advanceTimersByTime(281);
      expect(onEnd).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      expect(onEnd).toHaveBeenCalledOnce();
      expect(look(block)).toEqual(DONE);
    },
  );

  test("with reduced motion it takes 1 ms, and ends with its event all the same", () => {
    isReduced = true;
    const block = createBlock();
    const onEnd = vi.fn();
    animateHeight(block, true, onEnd);
    nextFrame();
    expect(block.style.transition).toBe("height 1ms ease-in-out");
    endTransition(block);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
