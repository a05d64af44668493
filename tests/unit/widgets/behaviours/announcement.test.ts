// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubInlineSettings } from "../../../support/inline-settings.ts";

const ID = "docusaurus.announcement.id";
const DISMISS = "docusaurus.announcement.dismiss";

let left: AbortController;

beforeEach(() => {
  left = new AbortController();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => new EventTarget());
  // The one of the inline script would see what later files do to the root element.
  vi.spyOn(MutationObserver.prototype, "observe").mockReturnValue();
});

afterEach(() => {
  left.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
});

/** Loads a page with this announcement: the inline script, then the module. */
async function load(id: string, { isCloseable = true, announcementEnd = "" } = {}): Promise<void> {
  document.body.innerHTML = `
    <section data-announcement-id="${id}">Hej ${isCloseable ? "<button>Stäng</button>" : ""}</section>
    <a href="/">Hem</a>`;
  if (isCloseable) document.documentElement.dataset.announcement = id;
  vi.resetModules();
  stubInlineSettings({ announcementEnd });
  await import("../../../../widgets/inline.ts");
  const { start } = await import("../../../../widgets/behaviours/announcement.ts");
  start(document, left.signal);
}

const isDismissed = () => document.documentElement.dataset.announcementBarInitiallyDismissed;
const stored = () => [localStorage.getItem(ID), localStorage.getItem(DISMISS)];

test.each([
  ["nothing", null, null, "a", "false"],
  ["another id", "b", "true", "a", "false"],
  ["the same id, closed", "a", "true", "a", "true"],
  ["the same id, open", "a", "false", "a", "false"],
  ["the id of Docusaurus", "annoucement-bar", "true", "announcement-bar", "true"],
])(
  "ANN-3 with %s stored the first page view knows what to show",
  async (_case, id, dismissed, now, expected) => {
    if (id !== null) localStorage.setItem(ID, id);
    if (dismissed !== null) localStorage.setItem(DISMISS, dismissed);
    await load(now);
    expect(isDismissed()).toBe(expected);
    expect(stored()).toEqual([now, expected]);
  },
);

test("ANN-2 a bar that cannot be closed shows, whatever was closed earlier", async () => {
  localStorage.setItem(ID, "a");
  localStorage.setItem(DISMISS, "true");
  await load("a", { isCloseable: false });
  expect(isDismissed()).toBeUndefined();
  expect(stored()).toEqual(["a", "true"]);
});

test("ANN-4 without storage nothing is closed, and closing lasts for the page", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await load("a");
  expect(isDismissed()).toBe("false");
  document.querySelector("button")?.click();
  expect(isDismissed()).toBe("true");
  expect(warn).toHaveBeenCalledTimes(1);
});

const notify = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));

test("ANN-5 a bar closed in another tab goes, and clearing storage brings it back", async () => {
  await load("a");
  localStorage.setItem(DISMISS, "true");
  notify(DISMISS, "true");
  expect(isDismissed()).toBe("true");
  localStorage.clear();
  notify(null, null);
  expect(isDismissed()).toBe("false");
});

test.each([
  ["2026-05-31T23:59", true, "false"],
  ["2026-05-31T23:59", false, undefined],
  ["2026-06-01T00:00", true, "true"],
  ["2026-06-01T00:00", false, "true"],
])(
  "AID-2 at %s by the visitor's clock an announcement until 31 May (closeable: %s) is hidden: %s",
  async (time, isCloseable, hidden) => {
    vi.setSystemTime(`${time}+02:00`);
    await load("a", { isCloseable, announcementEnd: "2026-05-31" });
    expect(isDismissed()).toBe(hidden);
  },
);
