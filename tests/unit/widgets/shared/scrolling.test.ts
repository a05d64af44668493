// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { collapseDuration } from "../../../../widgets/shared/animate-height.ts";
import { hashTarget } from "../../../../widgets/shared/hash-target.ts";
import { scrollToTop } from "../../../../widgets/shared/smooth-scroll.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [36, 192],
  [360, 327],
  [0, 40],
])("COLL-1 a block of %i px takes %i ms, and 1 ms with reduced motion", (height, expected) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(collapseDuration(height)).toBe(expected);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(collapseDuration(height)).toBe(1);
});

test("SCROLL-1 a fragment names an id, decoded, else an anchor by its name, else nothing", () => {
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  document.body.innerHTML = '<h2 id="åtgärd">A</h2><a name="gammal"></a><p name="gammal"></p>';
  const found = ["#åtgärd", "#%C3%A5tg%C3%A4rd", "gammal", "#nej", "#%E0%A4%A"].map(
    (hash) => hashTarget(hash)?.localName,
  );
  expect(found).toEqual(["h2", "h2", "a", undefined, undefined]);
});

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
});
