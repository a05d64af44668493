// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showWaiting } from "../../../../widgets/navigation/waiting.ts";

const texts = { loading: "Laddar" };
let main: HTMLElement;
let wait: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.body.innerHTML = "<main><h1>Kvar</h1></main>";
  main = document.querySelector("main") as HTMLElement;
  wait = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
});

const status = () => main.querySelector("[role=status]");

test("SPIN-1, SPIN-2 the region is there before its text, as it would not be read out otherwise", () => {
  showWaiting(main, texts, wait.signal);
  expect(status()?.textContent).toBe("");
  vi.advanceTimersByTime(100);
  expect(status()?.textContent).toBe("Laddar");
  expect(main.querySelector("h1")?.textContent).toBe("Kvar");
});

test("SPIN-1 it goes without a trace when the wait is over, also before its text", () => {
  for (const time of [0, 100]) {
    wait = new AbortController();
    showWaiting(main, texts, wait.signal);
    vi.advanceTimersByTime(time);
    wait.abort();
    expect(main.innerHTML).toBe("<h1>Kvar</h1>");
    expect(vi.getTimerCount()).toBe(0);
  }
});

test("SPIN-1 nothing is shown when the wait is over already", () => {
  wait.abort();
  showWaiting(main, texts, wait.signal);
  expect(main.innerHTML).toBe("<h1>Kvar</h1>");
});
