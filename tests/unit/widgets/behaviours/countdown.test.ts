// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { start } from "../../../../widgets/behaviours/countdown.ts";

const OPENS = Date.parse("2026-12-01T11:00:00Z");
let now = 0;
let wantsLess = false;

beforeEach(() => {
  wantsLess = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLess }));
  document.body.innerHTML = `<p data-end="2026-12-01T12:00:00+01:00"><span><a href="/x.ics">Påminn mig</a>
    <span role="timer" hidden data-countdown="Öppnar om {time}"></span></span></p>
    <p role="status" data-opened="Anmälan är öppen."></p>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = () => document.querySelector("[role=timer]:not([hidden])")?.textContent ?? null;

function pass(seconds: number): void {
  now += seconds * 1000;
  vi.advanceTimersByTime(seconds * 1000);
}

test("EVENT-9 in its last hour an open page counts down to the opening, by the second, and says that it has come", () => {
  now = OPENS - 3_660_000;
  start(document, undefined, () => now);
  expect(words()).toBeNull();
  pass(60);
  expect(words()).toBe("Öppnar om 60 min 0 s");
  pass(61);
  expect(words()).toBe("Öppnar om 58 min 59 s");
  const said = document.querySelector("[role=status]");
  expect(said?.textContent).toBe("");
  pass(3539);
  expect(vi.getTimerCount()).toBe(0);
  expect(said?.textContent).toBe("Anmälan är öppen.");
});

test("EVENT-9 where the visitor wants less motion only the minutes change", () => {
  wantsLess = true;
  now = OPENS - 90_000;
  start(document, undefined, () => now);
  expect(words()).toBe("Öppnar om 2 min");
  pass(29);
  expect(words()).toBe("Öppnar om 2 min");
  pass(1);
  expect(words()).toBe("Öppnar om 1 min");
});

test("EVENT-9 a page that is opened later says nothing", () => {
  now = OPENS + 1000;
  start(document, undefined, () => now);
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
});

test("EVENT-9 nothing counts on a page that was left", () => {
  const page = new AbortController();
  now = OPENS - 90_000;
  start(document, page.signal, () => now);
  page.abort();
  expect(vi.getTimerCount()).toBe(0);
});
