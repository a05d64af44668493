// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IDLE, tellIdle } from "../../../../widgets/behaviours/idle.ts";

const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  addEventListener(IDLE, told);
});

afterEach(() => {
  removeEventListener(IDLE, told);
  told.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("PRE-1 a page is at rest when it is loaded and the browser has nothing to do", () => {
  const rest = vi.fn<(tell: () => void) => void>();
  vi.stubGlobal("requestIdleCallback", rest);
  tellIdle();
  expect(rest).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(told).not.toHaveBeenCalled();
  rest.mock.calls[0]?.[0]();
  expect(told).toHaveBeenCalledOnce();
});

test("PRE-1 where the browser does not tell that (Safari), when it is loaded", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  tellIdle();
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  vi.runAllTimers();
  expect(told).toHaveBeenCalledOnce();
});
