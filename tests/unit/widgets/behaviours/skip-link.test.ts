// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { startSkipLink } from "../../../../widgets/behaviours/skip-link.ts";

const scrolled = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<a class="skip" href="#main"><b>Hoppa</b></a><a href="#main">Annat</a><main id="main" tabindex="-1"></main>';
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

/** Clicks what the selector names; returns whether the browser is left to follow it. */
function press(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  const isLeft = document.querySelector(selector)?.dispatchEvent(event) ?? false;
  // jsdom would follow the link.
  event.preventDefault();
  return isLeft;
}

const main = () => document.querySelector("main") as HTMLElement;

startSkipLink(document);

test("SHELL-2 the skip link brings focus and view to the main area, and is not followed", () => {
  expect(press(".skip b")).toBe(false);
  expect(document.activeElement).toBe(main());
  expect(scrolled.mock.contexts).toEqual([main()]);
});

test("SHELL-2 it does so again, and the main area is no stop of the Tab key afterwards", () => {
  for (const _time of ["once", "twice"]) {
    press(".skip");
    expect(document.activeElement).toBe(main());
    main().blur();
    expect(main().tabIndex).toBe(-1);
  }
});

test("SHELL-2 other links to the main area are the browser's", () => {
  expect(press("a:not(.skip)")).toBe(true);
});
