// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startProgress } from "../../../../widgets/navigation/progress-bar.ts";

let isCalm = false;

beforeEach(() => {
  isCalm = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduce") && isCalm,
  }));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  startProgress().cancel();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bars = () => [...document.querySelectorAll<HTMLElement>("body > [data-runtime=progress]")];
const width = () => Number.parseFloat(bars()[0]?.style.width ?? "");

describe("BAR-1", () => {
  test.each([
    [199, 0],
    [200, 1],
  ])("after %i ms there are %i bars", (time, count) => {
    startProgress();
    vi.advanceTimersByTime(time);
    expect(bars()).toHaveLength(count);
  });

  test("what is finished within 200 ms never shows one", () => {
    const progress = startProgress();
    vi.advanceTimersByTime(150);
    progress.finish();
    vi.advanceTimersByTime(5000);
    expect(bars()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("BAR-2", () => {
  test("begins at 8 %, grows each 800 ms and never reaches 100 %, whatever chance says", () => {
    vi.mocked(Math.random).mockReturnValue(1 - Number.EPSILON);
    startProgress();
    vi.advanceTimersByTime(200);
    const widths = [width()];
    for (let step = 0; step < 200; step += 1) {
      vi.advanceTimersByTime(800);
      widths.push(width());
    }
    expect(widths[0]).toBe(8);
    expect(widths.slice(0, 20)).toEqual([...new Set(widths.slice(0, 20))].sort((a, b) => a - b));
    expect(Math.max(...widths)).toBeLessThan(100);
  });

  test("runs to 100 %, fades and is gone after 400 ms", () => {
    const progress = startProgress();
    vi.advanceTimersByTime(3000);
    progress.finish();
    expect(bars()[0]?.style).toMatchObject({ width: "100%", opacity: "0" });
    vi.advanceTimersByTime(400);
    expect(bars()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is 2 px high, above the navbar, lets clicks through and is nothing for screen readers", () => {
    startProgress();
    vi.advanceTimersByTime(200);
    const [bar] = bars();
    expect(bar?.style).toMatchObject({
      position: "fixed",
      height: "2px",
      pointerEvents: "none",
      background: "var(--brown)",
    });
    expect(Number(bar?.style.zIndex)).toBeGreaterThan(5);
    expect(bar?.getAttribute("aria-hidden")).toBe("true");
  });

  test("with reduced motion it neither creeps nor slides", () => {
    isCalm = true;
    const progress = startProgress();
    vi.advanceTimersByTime(10_000);
    expect(width()).toBe(8);
    expect(bars()[0]?.style.transition).toBe("none");
    progress.finish();
    vi.advanceTimersByTime(400);
    expect(bars()).toEqual([]);
  });
});

describe("SOFT-2", () => {
  test.each([
    ["waits", 100],
    ["is shown", 1000],
  ])("a second one takes the place of one that %s", (_how, time) => {
    startProgress();
    vi.advanceTimersByTime(time);
    const second = startProgress();
    expect(bars()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(bars()).toHaveLength(1);
    second.finish();
    vi.advanceTimersByTime(400);
    expect(bars()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("one that fades makes room at once", () => {
    const first = startProgress();
    vi.advanceTimersByTime(1000);
    first.finish();
    startProgress();
    expect(bars()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(1);
  });

  test("ending the first one late does nothing to the second", () => {
    const first = startProgress();
    vi.advanceTimersByTime(1000);
    startProgress();
    vi.advanceTimersByTime(300);
    first.finish();
    first.cancel();
    vi.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(1);
    expect(width()).toBeLessThan(100);
  });
});
