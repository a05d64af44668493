// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { scrollToTop } from "../../../../widgets/shared/smooth-scroll.ts";

test("SMOOTH-1 without scroll-behavior 0.85 of the distance is left after a frame; the wheel stops it", () => {
  const frames = new Map<number, () => void>();
  const positions: number[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("scrollTo", (_x: number, y: number) => {
    positions.push(y);
    vi.stubGlobal("scrollY", y);
  });
  let id = 0;
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => {
    id += 1;
    frames.set(id, step);
    return id;
  });
  vi.stubGlobal("cancelAnimationFrame", (key: number) => frames.delete(key));
  const runFrames = (count: number) => {
    for (const [key, step] of frames) {
      if (positions.length >= count) return;
      frames.delete(key);
      step();
    }
  };
  vi.spyOn(document.documentElement, "style", "get").mockReturnValue({} as CSSStyleDeclaration);
  vi.stubGlobal("scrollY", 1000);
  scrollToTop();
  runFrames(4);
  expect(positions).toEqual([850, 722, 613, 521]);
  dispatchEvent(new Event("wheel"));
  runFrames(100);
  expect(positions).toHaveLength(4);

  scrollToTop();
  runFrames(100);
  expect(positions.slice(-5)).toEqual([4, 3, 2, 1, 0]);
  expect(frames.size).toBe(0);

  // The specification's worked steps.
  for (const [from, steps] of [
    [100, 20],
    [500, 30],
    [1000, 34],
    [5000, 44],
  ] as const) {
    positions.length = 0;
    vi.stubGlobal("scrollY", from);
    scrollToTop();
    while (frames.size > 0) runFrames(100);
    expect(positions).toHaveLength(steps);
    expect(positions.at(-1)).toBe(0);
  }
});
