// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { start as startTerms } from "../../../../widgets/behaviours/terms.ts";

const word = () => document.querySelector("a.term") as HTMLElement;
const box = () => document.querySelector<HTMLElement>(".definition");
/** @returns whether it is left to the browser */
const press = (options: MouseEventInit = {}) =>
  word().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
const proto = HTMLElement.prototype as unknown as Record<string, unknown>;

let left: AbortController;
beforeEach(() => {
  proto.popover = null;
  proto.showPopover = () => {};
  proto.hidePopover = () => {};
  left = new AbortController();
  document.body.innerHTML =
    '<p>Som <a class="term" href="#n0llan" data-definition="Den som är ny.">n0llan</a></p>';
});
afterEach(() => {
  left.abort();
  delete proto.popover;
  delete proto.showPopover;
  delete proto.hidePopover;
});

test("TEXT-6 a word without popovers in the browser stays a link", () => {
  delete proto.popover;
  startTerms(document, left.signal);
  expect(word().hasAttribute("role")).toBe(false);
  expect(press()).toBe(true);
});

test("TEXT-6 a press with a key that opens a new tab is left to the browser", () => {
  startTerms(document, left.signal);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(box()).toBeNull();
  expect(press()).toBe(false);
  expect(box()?.textContent).toBe("n0llanDen som är ny.");
});

test.each([
  { pointerType: "mouse", rest: 299, shown: undefined },
  { pointerType: "mouse", rest: 300, shown: "n0llanDen som är ny." },
  { pointerType: "touch", rest: 300, shown: undefined },
])(
  "TEXT-6 a $pointerType over a word for $rest ms shows $shown, and leaves the focus",
  ({ pointerType, rest, shown }) => {
    vi.useFakeTimers();
    startTerms(document, left.signal);
    const over = new Event("pointerover", { bubbles: true });
    word().dispatchEvent(Object.assign(over, { pointerType }));
    vi.advanceTimersByTime(rest);
    vi.useRealTimers();
    expect(box()?.textContent).toBe(shown);
    expect(document.activeElement).toBe(document.body);
  },
);

test("TEXT-6 an explanation that the mouse has shown goes when it rests elsewhere, not on the way into it", () => {
  vi.useFakeTimers();
  const hide = vi.spyOn(proto as { hidePopover(): void }, "hidePopover");
  startTerms(document, left.signal);
  const restOn = (place: Element) => {
    const over = new Event("pointerover", { bubbles: true });
    place.dispatchEvent(Object.assign(over, { pointerType: "mouse" }));
    vi.advanceTimersByTime(300);
  };
  restOn(word());
  box()?.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  hide.mockClear();
  restOn(word());
  expect(hide).not.toHaveBeenCalled();
  restOn(document.body);
  vi.useRealTimers();
  expect(hide).toHaveBeenCalledTimes(1);
});
