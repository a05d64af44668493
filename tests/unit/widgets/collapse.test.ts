// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  animateHeight,
  collapseDuration,
  startCollapse,
} from "../../../widgets/runtime/collapse.ts";

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

const MENU = `
  <ul>
    <li><details data-collapse=""><summary>Evenemang</summary><ul><li><a href="/a">A</a></li></ul></details></li>
    <li><a href="/b" aria-current="page">Projekt</a><details data-collapse="" open><summary>v</summary></details>
      <ul><li><a href="/b/c">C</a></li></ul></li>
    <li><a href="/d">Socialt</a><details data-collapse=""><summary>v</summary></details>
      <ul><li><a href="/d/e">E</a></li></ul></li>
  </ul>`;

describe("a menu with categories", () => {
  let stop: AbortController;

  beforeEach(() => {
    document.body.innerHTML = MENU;
    stop = new AbortController();
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { signal: stop.signal }),
    );
    startCollapse(document);
  });

  afterEach(() => stop.abort());

  const details = () => [...document.querySelectorAll("details")];
  const categories = () => {
    const [plain, current, linked] = details();
    if (!plain || !current || !linked) throw new Error("the menu has changed");
    return { plain, current, linked };
  };
  const press = (element: Element | null, init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    element?.dispatchEvent(event);
    return event;
  };
  const summary = (of: Element) => of.querySelector("summary");

  test("SIDE-7 a press opens a category at once, and closes it when its movement has ended", () => {
    const { plain } = categories();
    press(summary(plain));
    expect(plain.open).toBe(true);
    vi.advanceTimersByTime(1000);
    press(summary(plain));
    expect(plain.open).toBe(true);
    expect(plain.querySelector("ul")?.inert).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(plain.open).toBe(false);
    expect(plain.querySelector("ul")?.inert).toBe(false);
  });

  test("COLL-3 the list beside a closed disclosure is out of reach at once", () => {
    const { current } = categories();
    press(summary(current));
    expect(current.open).toBe(false);
    expect(current.parentElement?.querySelector("ul")?.inert).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(current.hasAttribute("data-closing")).toBe(false);
  });

  test.each(["plain", "current", "linked"] as const)(
    "COLL-2 two presses leave the %s category as it was",
    (kind) => {
      const category = categories()[kind];
      const before = category.open;
      press(summary(category));
      vi.advanceTimersByTime(100);
      press(summary(category));
      expect(category.hasAttribute("data-closing")).toBe(!before);
      vi.advanceTimersByTime(1000);
      expect(category.open).toBe(before);
      expect(category.hasAttribute("data-closing")).toBe(false);
    },
  );

  test("SIDE-7 the label of the current category toggles it, and says so", () => {
    const { current } = categories();
    const label = current.previousElementSibling;
    expect(label?.getAttribute("aria-expanded")).toBe("true");
    expect(press(label).defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(current.open).toBe(false);
    expect(label?.getAttribute("aria-expanded")).toBe("false");
  });

  test("SIDE-7 Space toggles the current category, too", () => {
    const { current } = categories();
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    current.previousElementSibling?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(current.open).toBe(false);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("SIDE-7 a press with %j on the current category is the browser's", (init) => {
    const { current } = categories();
    document.addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    press(current.previousElementSibling, init);
    vi.advanceTimersByTime(1000);
    expect(current.open).toBe(true);
  });

  test("SIDE-7 the label of another category is followed, not toggled", () => {
    const { linked } = categories();
    let isPrevented = true;
    document.addEventListener("click", (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    press(linked.previousElementSibling);
    expect(isPrevented).toBe(false);
    expect(linked.open).toBe(false);
  });
});
