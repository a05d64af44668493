// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startBehaviours } from "../../../widgets/runtime/behaviours.ts";

beforeEach(() => {
  document.body.innerHTML = "<p data-here></p>";
});

afterEach(() => {
  vi.restoreAllMocks();
});

const start = () => vi.fn(async () => {});

test("a behaviour starts at the first of its events, and once", () => {
  const here = start();
  startBehaviours(document, [{ selector: "[data-here]", on: ["scroll", "keydown"], start: here }]);
  expect(here).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  window.dispatchEvent(new Event("scroll"));
  expect(here).toHaveBeenCalledOnce();
});

test("a behaviour that is needed now does not wait, and is not started again", () => {
  const here = start();
  startBehaviours(document, [
    { selector: "[data-here]", now: () => true, on: ["scroll"], start: here },
  ]);
  window.dispatchEvent(new Event("scroll"));
  expect(here).toHaveBeenCalledOnce();
});

test("a page without the element never loads the behaviour", () => {
  const gone = start();
  startBehaviours(document, [
    { selector: "[data-gone]", now: () => true, on: ["scroll"], start: gone },
  ]);
  window.dispatchEvent(new Event("scroll"));
  expect(gone).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])("a press while it is on its way is repeated: %s", async (repeatsPress, presses) => {
  let arrive = () => {};
  const onClick = vi.fn();
  startBehaviours(document, [
    {
      selector: "[data-here]",
      on: ["click"],
      repeatsPress,
      start: () =>
        new Promise((done) => {
          arrive = () => {
            document.querySelector("p")?.addEventListener("click", onClick);
            done();
          };
        }),
    },
  ]);
  document.querySelector("p")?.click();
  arrive();
  await new Promise((later) => setTimeout(later));
  expect(onClick).toHaveBeenCalledTimes(presses);
});

test("PE-3 a behaviour that fails is named, and leaves the others alone", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const here = start();
  startBehaviours(document, [
    { selector: "p", now: () => true, start: () => Promise.reject(new Error("boom")) },
    { selector: "[data-here]", now: () => true, start: here },
  ]);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls[0]?.[0]).toBe('the behaviour of "p" failed.');
  expect(here).toHaveBeenCalledOnce();
});
