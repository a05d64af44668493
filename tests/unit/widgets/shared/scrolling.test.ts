// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { collapseDuration } from "../../../../widgets/shared/animate-height.ts";
import { hashTarget } from "../../../../widgets/shared/hash-target.ts";

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
