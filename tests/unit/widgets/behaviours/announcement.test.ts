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
});

afterEach(() => {
  left.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
});

/** Loads a page with this announcement: the inline script, then the module. */
async function load(id: string, { isCloseable = true, announcementEnd = 0 } = {}): Promise<void> {
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

function isDismissed(): string | undefined {
  return document.documentElement.dataset.announcementBarInitiallyDismissed;
}

function stored(): [id: string | null, dismissed: string | null] {
  return [localStorage.getItem(ID), localStorage.getItem(DISMISS)];
}

test.each([
  ["nothing", null, null, "a", "false", ["a", "false"]],
  ["another id", "b", "true", "a", "false", ["a", "false"]],
  ["the same id, closed", "a", "true", "a", "true", ["a", "true"]],
  ["the same id, open", "a", "false", "a", "false", ["a", "false"]],
  ["the same id and junk", "a", "yes", "a", "false", ["a", "yes"]],
  [
    "the misspelt id of Docusaurus",
    "annoucement-bar",
    "true",
    "announcement-bar",
    "true",
    ["announcement-bar", "true"],
  ],
])(
  "ANN-3 with %s stored the first page view knows what to show",
  async (_case, id, dismissed, now, expected, after) => {
    if (id !== null) localStorage.setItem(ID, id);
    if (dismissed !== null) localStorage.setItem(DISMISS, dismissed);
    await load(now);
    expect(isDismissed()).toBe(expected);
    expect(stored()).toEqual(after);
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
  { when: "is over", ends: -1, isCloseable: true, hidden: "true" },
  { when: "is over", ends: -1, isCloseable: false, hidden: "true" },
  { when: "is not over", ends: 60_000, isCloseable: true, hidden: "false" },
  { when: "is not over", ends: 60_000, isCloseable: false, hidden: undefined },
])(
  "AID-2 an announcement that $when by the visitor's clock is hidden: $hidden (closeable: $isCloseable)",
  async ({ ends, isCloseable, hidden }) => {
    await load("a", { isCloseable, announcementEnd: Date.now() + ends });
    expect(isDismissed()).toBe(hidden);
  },
);
