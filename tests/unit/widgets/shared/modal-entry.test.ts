// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";

type Module = typeof import("../../../../widgets/shared/modal-entry.ts");
let entry: Module;
/** What listens on the window; every test has a fresh module, so the last one's has to go. */
const listeners: [string, EventListener][] = [];

function forget(): void {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  document.body.innerHTML = "";
  vi.restoreAllMocks();
}

afterAll(forget);
beforeEach(async () => {
  forget();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    listen(type, listener as EventListener);
  });
  history.pushState({ page: "B" }, "", "/b");
  vi.resetModules();
  entry = await import("../../../../widgets/shared/modal-entry.ts");
  entry.startModalEntry(document);
});

const isOnEntry = () => (history.state as { modal?: boolean }).modal === true;

/** The browser moves through its history asynchronously and then fires an event. */
function popped(): Promise<unknown> {
  return new Promise((done) => addEventListener("popstate", done, { once: true }));
}

async function back(): Promise<void> {
  const popstate = popped();
  history.back();
  await popstate;
}

test("MOB-9, SEARCH-1 a modal: opened again before the way back has ended, it still closes with back", async () => {
  const first = vi.fn();
  entry.enterModalEntry(first);
  const popstate = popped();
  entry.leaveModalEntry(first);
  const closed = vi.fn();
  entry.enterModalEntry(closed);
  await popstate;
  expect(isOnEntry()).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  await back();
  expect(closed).toHaveBeenCalledOnce();
});

test("MOB-9 on a page that was followed to while the entry was left, a modal closes with back", async () => {
  const closed = vi.fn();
  // The browser gives it up for the next page.
  const interrupted = vi.spyOn(history, "back").mockReturnValue();
  entry.enterModalEntry(closed);
  entry.leaveModalEntry(closed);
  expect(interrupted).toHaveBeenCalledOnce();
  interrupted.mockRestore();
  history.pushState(null, "", "/c");
  entry.startModalEntry(document);
  entry.enterModalEntry(closed);
  expect(isOnEntry()).toBe(true);
  await back();
  expect(closed).toHaveBeenCalled();
});

test("MOB-9 a link that another program answers closes the modal after the browser has followed it", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const onClose = vi.fn(close);
  document.body.innerHTML = '<a href="mailto:ordf@test.example">Skriv</a>';
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => entry.followFromModal(event, onClose));
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  link?.dispatchEvent(press);
  expect([press.defaultPrevented, onClose.mock.calls.length]).toEqual([false, 0]);
  await closed;
  expect(onClose).toHaveBeenCalledOnce();
});

test("LEAVE-4 over a question on the search page a modal has no entry, and the page itself follows its links", () => {
  const place = '<div data-search-here><input role="combobox" placeholder="Sök"></div>';
  document.body.innerHTML = `${place}<dialog><a href="/trygghet">Trygghet</a></dialog>`;
  const onClose = vi.fn();
  entry.enterModalEntry(onClose);
  expect(isOnEntry()).toBe(true);
  history.replaceState({ page: "B" }, "");
  Object.assign(document.querySelector("input") as HTMLInputElement, { value: "trygghet" });
  entry.enterModalEntry(onClose);
  expect(isOnEntry()).toBe(false);
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => entry.followFromModal(event, onClose));
  const isFollowed: boolean[] = [];
  document.onclick = (event) => {
    isFollowed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  link?.click();
  document.onclick = null;
  expect(isFollowed).toEqual([true]);
  expect(onClose).toHaveBeenCalledOnce();
});
