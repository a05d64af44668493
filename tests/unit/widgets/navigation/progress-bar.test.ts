// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startProgress } from "../../../../widgets/navigation/progress-bar.ts";

const bar = () => document.querySelector<HTMLElement>("[data-runtime=progress]");
const width = () => Number.parseFloat(bar()?.style.width ?? "");
let isReduced: boolean;
let overtaken: AbortController;

beforeEach(() => {
  isReduced = false;
  overtaken = new AbortController();
  document.body.replaceChildren();
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("BAR-2 it grows every 800 ms, stays under 100 % by itself, then fills up and goes", () => {
  const end = startProgress(overtaken.signal);
  vi.advanceTimersByTime(200 + 800);
  expect(width()).toBeGreaterThan(8);
  vi.advanceTimersByTime(10 * 60_000);
  expect(width()).toBeLessThan(100);
  end();
  expect(width()).toBe(100);
  vi.advanceTimersByTime(400);
  expect(bar()).toBeNull();
});

test("BAR-2 with reduced motion it does not grow", () => {
  isReduced = true;
  startProgress(overtaken.signal);
  vi.advanceTimersByTime(60_000);
  expect(width()).toBe(8);
});
