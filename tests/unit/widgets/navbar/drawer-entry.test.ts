// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

type Module = typeof import("../../../../widgets/navbar/drawer-entry.ts");
let entry: Module;
/** What listens on the window; every test has a fresh module, so the last one's has to go. */
const listeners: [string, EventListener][] = [];

beforeEach(async () => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  vi.restoreAllMocks();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    listen(type, listener as EventListener);
  });
  history.pushState({ page: "B" }, "", "/b");
  vi.resetModules();
  entry = await import("../../../../widgets/navbar/drawer-entry.ts");
  entry.startDrawerEntry(document);
});

const isOnEntry = () => (history.state as { drawer?: boolean }).drawer === true;

/** The browser goes through its history in its own time and then tells. */
function popped(): Promise<unknown> {
  return new Promise((done) => addEventListener("popstate", done, { once: true }));
}

async function back(): Promise<void> {
  const told = popped();
  history.back();
  await told;
}

const depth = () => history.length;

describe("MOB-9 the history entry of the mobile menu", () => {
  test("back closes the menu, and the page is where it was", async () => {
    const closed = vi.fn();
    entry.enterDrawerEntry(closed);
    expect(isOnEntry()).toBe(true);
    expect(location.pathname).toBe("/b");
    await back();
    expect(closed).toHaveBeenCalledOnce();
    expect(history.state).toEqual({ page: "B" });
  });

  test("the entry keeps what others have stored in the state of the page", () => {
    entry.enterDrawerEntry(vi.fn());
    expect(history.state).toEqual({ page: "B", drawer: true });
  });

  test("closing by other means leaves the entry, without closing twice", async () => {
    const closed = vi.fn();
    entry.enterDrawerEntry(closed);
    const told = popped();
    entry.leaveDrawerEntry();
    await told;
    expect(isOnEntry()).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  test("opened three times, it has still one entry", async () => {
    const before = depth();
    for (let time = 0; time < 3; time += 1) {
      entry.enterDrawerEntry(vi.fn());
      const told = popped();
      entry.leaveDrawerEntry();
      await told;
    }
    expect(depth()).toBe(before + 1);
    expect(history.state).toEqual({ page: "B" });
  });

  test("opened again before the way back has ended, it still closes with back", async () => {
    entry.enterDrawerEntry(vi.fn());
    const told = popped();
    entry.leaveDrawerEntry();
    const closed = vi.fn();
    entry.enterDrawerEntry(closed);
    await told;
    expect(isOnEntry()).toBe(true);
    expect(closed).not.toHaveBeenCalled();
    await back();
    expect(closed).toHaveBeenCalledOnce();
  });

  test("forward never opens it: the entry is left again", async () => {
    const closed = vi.fn(entry.leaveDrawerEntry);
    entry.enterDrawerEntry(closed);
    await back();
    const forward = popped();
    history.forward();
    await forward;
    await popped();
    expect(isOnEntry()).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
  });

  test("forward passes by where there are pages beyond", async () => {
    entry.enterDrawerEntry(entry.leaveDrawerEntry);
    await back();
    vi.stubGlobal("navigation", { canGoForward: true });
    const forward = vi.spyOn(history, "forward").mockImplementation(() => {});
    history.pushState({ drawer: true }, "");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    expect(forward).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    await back();
  });

  test("a page that is reloaded on the entry leaves it", async () => {
    history.pushState({ drawer: true }, "");
    const told = popped();
    entry.startDrawerEntry(document);
    await told;
    expect(history.state).toEqual({ page: "B" });
  });

  test("a page that comes back from the browser's memory on the entry leaves it", async () => {
    entry.enterDrawerEntry(vi.fn());
    entry.releaseDrawerEntry();
    const told = popped();
    const event = new Event("pageshow");
    Object.assign(event, { persisted: true });
    dispatchEvent(event);
    await told;
    expect(history.state).toEqual({ page: "B" });
  });

  test("a page that was never on the entry stays as it is", () => {
    const steps = vi.spyOn(history, "back");
    entry.startDrawerEntry(document);
    entry.leaveDrawerEntry();
    expect(steps).not.toHaveBeenCalled();
    expect(history.state).toEqual({ page: "B" });
  });
});
