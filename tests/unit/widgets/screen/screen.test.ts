// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScreen } from "../../../../widgets/screen/screen.ts";

const TURN = 15_000;
const HOUR = 3_600_000;
const PAGE = `<div class="screen" data-without="utan">
  <section data-part="evenemang"><ol data-events><li data-end="2026-06-01T09:00Z">A</li></ol></section>
  <section data-part="jobb"><ol data-events><li data-end="9999-12-31">B</li></ol></section>
  <section data-part="folj"><p>C</p></section>
</div>`;

const published = vi.fn<() => Promise<Response>>();
const reload = vi.fn();
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-shown]")].map(({ dataset }) => dataset.part);

beforeEach(() => {
  published.mockImplementation(async () => new Response("one"));
  vi.useFakeTimers({ now: Date.parse("2026-06-01T08:00Z") });
  vi.stubGlobal("fetch", published);
  document.body.innerHTML = PAGE;
  delete document.documentElement.dataset.runs;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const start = (search = "") => startScreen(document, { search, pathname: "/skarm" }, reload);

test("EVENT-10 the screen shows one part at a time, and leaves out those that its address names", async () => {
  start("?utan=jobb");
  expect(shown()).toEqual(["evenemang"]);
  await vi.advanceTimersByTimeAsync(TURN);
  expect(shown()).toEqual(["folj"]);
  await vi.advanceTimersByTimeAsync(TURN);
  expect(shown()).toEqual(["evenemang"]);
});

test("EVENT-10 Escape stops the turns for somebody who wants to read (WCAG 2.2.2)", async () => {
  start();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(document.documentElement.dataset.runs).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("EVENT-10 hours without a network change nothing but what is over, and leave nothing behind", async () => {
  published.mockRejectedValue(new TypeError("no network"));
  start();
  const size = document.querySelectorAll("*").length;
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(published.mock.calls.length).toBeGreaterThan(20);
  expect(document.querySelectorAll("*")).toHaveLength(size);
  expect(vi.getTimerCount()).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  const parts = new Set<string | undefined>();
  for (let turn = 0; turn < 6; turn += 1) {
    await vi.advanceTimersByTimeAsync(TURN);
    parts.add(shown()[0]);
  }
  expect([...parts].sort()).toEqual(["folj", "jobb"]);
});

test("EVENT-10 another build is loaded, the same one is not", async () => {
  published.mockImplementation(async () => new Response("one"));
  start();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reload).not.toHaveBeenCalled();
  published.mockImplementation(async () => new Response("two"));
  await vi.advanceTimersByTimeAsync(HOUR / 6);
  expect(reload).toHaveBeenCalled();
});

test("EVENT-10 no line of the screen stays in its place", async () => {
  start();
  const places = new Set<string>();
  for (let turn = 0; turn < 35; turn += 1) {
    places.add(document.querySelector<HTMLElement>(".screen")?.style.translate ?? "");
    await vi.advanceTimersByTimeAsync(TURN);
  }
  expect(places.size).toBe(35);
});

test("EVENT-10 who leaves the screen for another page of the site gets that page", async () => {
  start();
  document.body.innerHTML = "<main>Another page</main>";
  await vi.advanceTimersByTimeAsync(TURN);
  expect(document.documentElement.dataset.runs).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
