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

  test("closing by other means leaves the entry, without closing twice", async () => {
    const closed = vi.fn();
    entry.enterDrawerEntry(closed);
    const told = popped();
    entry.leaveDrawerEntry();
    await told;
    expect(isOnEntry()).toBe(false);
    expect(closed).not.toHaveBeenCalled();
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

  test("a page that is reloaded on the entry leaves it", async () => {
    history.pushState({ drawer: true }, "");
    const told = popped();
    entry.startDrawerEntry(document);
    await told;
    expect(history.state).toEqual({ page: "B" });
  });
});
