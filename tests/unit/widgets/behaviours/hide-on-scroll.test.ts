// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type BarState, nextVisibility } from "../../../../widgets/behaviours/hide-on-scroll.ts";

const PAGE = { barHeight: 60, viewportHeight: 800, documentHeight: 3000 };
const BOTTOM = PAGE.documentHeight - PAGE.viewportHeight;
const START: BarState = { visible: true, lastY: 0, ignoreNext: false };

/** Scrolls through all positions and tells where the bar can be seen. */
function scrollThrough(positions: readonly number[], start: BarState = START): boolean[] {
  let state = start;
  return positions.map((y) => {
    state = nextVisibility(state, { ...PAGE, y });
    return state.visible;
  });
}

describe("HIDE-1", () => {
  test.each([
    ["a little from the top", [30, 59], [true, true]],
    ["past the height of the bar", [30, 59, 61], [true, true, false]],
    ["on and on", [30, 61, 400], [true, false, false]],
    ["back up", [30, 61, 400, 390], [true, false, false, true]],
    ["at the same place again", [30, 400, 390, 390], [true, false, true, true]],
    ["down in one move from the very top", [400], [true]],
    ["down from the very top, and on", [400, 402], [true, false]],
    ["a pixel on, which is no direction", [400, 401, 400], [true, true, true]],
    ["pixel by pixel", [400, 401, 402], [true, true, false]],
    ["a pixel back", [30, 400, 399, 398], [true, false, false, true]],
    ["back to the top pixel by pixel", [30, 61, 60, 59], [true, false, false, true]],
    ["bouncing at the top", [30, 200, -40, 0], [true, false, true, true]],
    ["to the bottom", [30, 800, BOTTOM], [true, false, false]],
    ["5 px up from the bottom", [30, 800, BOTTOM, BOTTOM - 5], [true, false, false, false]],
    [
      "105 px up from the bottom",
      [30, BOTTOM, BOTTOM - 5, BOTTOM - 105],
      [true, false, false, true],
    ],
  ])("%s: %j shows the bar %j", (_words, positions, expected) => {
    expect(scrollThrough(positions)).toEqual(expected);
  });

  test("the whole sequence of the specification with a bar of 60 px", () => {
    const positions = [30, 59, 61, 400, 390, 800, BOTTOM, BOTTOM - 5, BOTTOM - 105];
    expect(scrollThrough(positions)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test("remembers the position in every case", () => {
    for (const ignoreNext of [true, false]) {
      for (const y of [10, 500, BOTTOM]) {
        expect(
          nextVisibility({ visible: true, lastY: 400, ignoreNext }, { ...PAGE, y }).lastY,
        ).toBe(y);
      }
    }
  });
});

describe("HIDE-3", () => {
  test("the jump to a heading does not hide the bar, the next movement down does", () => {
    const afterJump = { visible: true, lastY: 100, ignoreNext: true };
    expect(scrollThrough([900, 902], afterJump)).toEqual([true, false]);
  });

  test("a jump that tells of itself twice, a pixel apart, leaves the bar", () => {
    const afterJump = { visible: true, lastY: 100, ignoreNext: true };
    expect(scrollThrough([719, 720], afterJump)).toEqual([true, true]);
  });

  test("a jump leaves the bar as it was", () => {
    expect(scrollThrough([900], { visible: false, lastY: 100, ignoreNext: true })).toEqual([false]);
  });
});

describe("on a page", () => {
  beforeEach(async () => {
    vi.stubGlobal("scrollTo", ({ top }: { top: number }) => moveTo(top));
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
    vi.stubGlobal("innerHeight", 800);
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60);
    document.body.innerHTML = `
      <header data-hide-on-scroll="true"><a href="/">Hem</a>
        <button aria-expanded="false">Meny</button></header>
      <h2 id="översikt">Översikt</h2><a name="gammal"></a><a class="toc" href="#översikt">Översikt</a>`;
    moveTo(100);
    vi.resetModules();
    const module = await import("../../../../widgets/behaviours/hide-on-scroll.ts");
    module.startHideOnScroll(document);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    // Modules of earlier tests still listen; their bar is gone with this.
    document.body.innerHTML = "";
    document.documentElement.removeAttribute("data-drawer-open");
    history.replaceState(null, "", "/");
  });

  function moveTo(y: number): void {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  }

  function scroll(y: number): boolean {
    moveTo(y);
    window.dispatchEvent(new Event("scroll"));
    return isVisible();
  }

  function isVisible(): boolean {
    return !document.querySelector("header")?.hasAttribute("data-hidden");
  }

  test("HIDE-1 scrolling down hides the bar, scrolling up shows it", () => {
    expect([scroll(200), scroll(300), scroll(290)]).toEqual([false, false, true]);
  });

  test("HIDE-1 a scroll event without movement up or down changes nothing", () => {
    expect([scroll(300), scroll(290), scroll(290)]).toEqual([false, true, true]);
  });

  test("HIDE-2 the bar never hides while the drawer is open", () => {
    document.documentElement.dataset.drawerOpen = "";
    expect(scroll(400)).toBe(true);
    delete document.documentElement.dataset.drawerOpen;
    expect(scroll(500)).toBe(false);
  });

  test("HIDE-2 the bar stays while a menu in it is open", () => {
    document.querySelector("button")?.setAttribute("aria-expanded", "true");
    expect(scroll(400)).toBe(true);
  });

  test("HIDE-2 focus that enters the hidden bar shows it and undoes the browser's scrolling", () => {
    expect(scroll(400)).toBe(false);
    moveTo(120);
    document.querySelector("header a")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(isVisible()).toBe(true);
    expect(scrollY).toBe(400);
    expect(scroll(400)).toBe(true);
  });

  test.each([
    ["#översikt", true],
    ["#%C3%B6versikt", true],
    ["#gammal", true],
    ["#finns-inte", false],
    ["#%E0%A4%A", false],
    ["#", false],
  ])("HIDE-3 %s shows the bar; its jump is ignored: %s", (hash, hasTarget) => {
    expect(scroll(400)).toBe(false);
    history.replaceState(null, "", `/${hash}`);
    window.dispatchEvent(new Event("hashchange"));
    expect(isVisible()).toBe(true);
    expect(scroll(600)).toBe(hasTarget);
    expect(scroll(700)).toBe(false);
  });

  test("HIDE-3 a jump that scrolls before the browser tells of the new address is ignored too", () => {
    expect(scroll(400)).toBe(false);
    history.replaceState(null, "", "/#översikt");
    expect(scroll(600)).toBe(true);
    window.dispatchEvent(new Event("hashchange"));
    expect(scroll(700)).toBe(false);
  });

  test("HIDE-3 following a link to the present address shows the bar again", () => {
    history.replaceState(null, "", "/#översikt");
    scroll(400);
    expect(scroll(500)).toBe(false);
    document.querySelector<HTMLElement>(".toc")?.click();
    expect(isVisible()).toBe(true);
    expect(scroll(600)).toBe(true);
  });
});
