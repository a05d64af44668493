// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrive } from "../../../../widgets/navigation/arrive.ts";

/** What the focus has moved to, one after the other. */
let moves: EventTarget[];

beforeEach(() => {
  moves = [];
  vi.stubGlobal("scrollTo", vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  // A control that outlives the page, as those of the scripts do, and has the focus.
  document.body.innerHTML = `<h2 id="möten">Möten</h2><button data-runtime>Stäng</button>`;
  document.querySelector("button")?.focus();
  document.addEventListener("focusin", onFocus);
});

afterEach(() => {
  document.removeEventListener("focusin", onFocus);
  vi.unstubAllGlobals();
});

function onFocus({ target }: Event): void {
  if (target) moves.push(target);
}

test.each(["", "#nope", "#%E0%A4%A"])(
  "SHELL-3, SCROLL-1 with the fragment %j a page begins at its start, for keys and for screen readers",
  (hash) => {
    arrive(hash);
    expect(document.activeElement).toBe(document.body);
    expect(moves).toEqual([document.body]);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: "instant" });
    expect(document.body.hasAttribute("tabindex")).toBe(false);
  },
);

test("SHELL-3, SCROLL-1 at the target of a fragment, which is no stop of the Tab key afterwards", () => {
  const heading = document.querySelector<HTMLElement>("h2");
  arrive("#m%C3%B6ten");
  expect(document.activeElement).toBe(heading);
  expect(heading?.scrollIntoView).toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  heading?.blur();
  expect(heading?.hasAttribute("tabindex")).toBe(false);
});
