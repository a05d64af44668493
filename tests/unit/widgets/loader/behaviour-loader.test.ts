// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Behaviour, startBehaviours } from "../../../../widgets/loader/behaviour-loader.ts";

let left: AbortController;

beforeEach(() => {
  document.body.innerHTML = "<p data-here><b>text</b></p>";
  left = new AbortController();
});

afterEach(() => {
  left.abort();
  vi.restoreAllMocks();
});

const run = (...behaviours: Behaviour[]) => startBehaviours(document, behaviours, left.signal);
/** Time for what has been loaded to start. */
const soon = () => new Promise((later) => setTimeout(later));
const scroll = () => window.dispatchEvent(new Event("scroll"));

test("a behaviour starts at the first of its events, and once", async () => {
  const start = vi.fn();
  run({ selector: "[data-here]", on: ["scroll", "keydown"], load: async () => ({ start }) });
  await soon();
  expect(start).not.toHaveBeenCalled();
  scroll();
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  scroll();
  await soon();
  expect(start).toHaveBeenCalledExactlyOnceWith(document, left.signal);
});

test("SOFT-1 on a page that is left nothing starts any more", async () => {
  const [waiting, onItsWay] = [vi.fn(), vi.fn()];
  run(
    { selector: "[data-here]", on: ["scroll"], load: waiting },
    { selector: "[data-here]", now: true, load: async () => ({ start: onItsWay }) },
  );
  left.abort();
  scroll();
  await soon();
  expect(waiting).not.toHaveBeenCalled();
  expect(onItsWay).not.toHaveBeenCalled();
});

test.each([
  ["is repeated", "[data-here]", {}, 1],
  ["of which nothing is repeated stays lost", "b > i", {}, 0],
  ["for a new tab is the browser's", "[data-here]", { ctrlKey: true }, 0],
])("LOC-3, PE-2 a press while it is on its way %s", async (_case, selector, keys, presses) => {
  let arrive = () => {};
  const onClick = vi.fn();
  run({
    selector: "[data-here]",
    on: ["click"],
    presses: selector,
    load: () =>
      new Promise((done) => {
        const start = () => document.querySelector("p")?.addEventListener("click", onClick);
        arrive = () => done({ start });
      }),
  });
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  document.querySelector("b")?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(presses === 1);
  arrive();
  await soon();
  expect(onClick).toHaveBeenCalledTimes(presses);
});

test.each([
  ["by one elsewhere", true, 0],
  ["not by one that an island replays", false, 1],
])("DROP-5 a press while it is on its way is taken back %s", async (_by, isTrusted, presses) => {
  const [onClick, here] = [vi.fn(), document.querySelector("b")];
  here?.addEventListener("click", onClick);
  const loaded = Promise.withResolvers<{ start: () => void }>();
  const listen = vi.spyOn(window, "addEventListener");
  run({ selector: "p", now: true, load: () => loaded.promise, presses: "b" });
  here?.click();
  // Only a browser makes events that it trusts.
  const [, listener] = listen.mock.calls.find(([type]) => type === "click") ?? [];
  (listener as EventListener)({ isTrusted, target: document.body } as never);
  loaded.resolve({ start: () => {} });
  await soon();
  expect(onClick).toHaveBeenCalledTimes(presses);
});

test("PE-3 a behaviour that fails is named, and leaves the others alone", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const start = vi.fn();
  run(
    { selector: "p", now: true, load: () => Promise.reject(new Error("boom")) },
    { selector: "[data-here]", now: true, load: async () => ({ start }) },
  );
  await expect.poll(() => log).toHaveBeenCalled();
  expect(log.mock.calls[0]?.[0]).toBe('the behaviour of "p" failed.');
  expect(start).toHaveBeenCalledOnce();
});
