// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const TITLE = "Webbplatsen laddades inte som den ska.";

beforeEach(() => {
  document.documentElement.dataset.hasHydrated = "false";
  document.body.innerHTML = "<main>Hem</main>";
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

/** Runs the script on a page at `path`; the main script does or does not run before the end. */
async function load(path: string, { base = "/", isRunning = false, hasTag = true } = {}) {
  history.replaceState(null, "", path);
  const tag = document.createElement("script");
  tag.dataset.title = TITLE;
  tag.dataset.base = base;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(hasTag ? tag : null);
  const listen = vi.spyOn(document, "addEventListener");
  vi.resetModules();
  await import("../../../widgets/base-path-banner.ts");
  const before = document.body.textContent;
  if (isRunning) document.documentElement.dataset.hasHydrated = "true";
  // Only this page's listeners: those of earlier tests are still there.
  for (const [type, listener] of listen.mock.calls) {
    expect(type).toBe("DOMContentLoaded");
    (listener as () => void)();
  }
  return { before };
}

const banner = () => document.getElementById("base-url-banner");
const lines = () => [...(banner()?.children ?? [])].map(({ textContent }) => textContent);

describe("ERR-4", () => {
  test.each([
    ["/x/", "/", "/x/", " (default value)"],
    ["/x", "/", "/x/", " (default value)"],
    ["/x/en/?q#h", "/en/", "/x/en/", ""],
    ["/a/b/index.html", "/", "/a/b/index.html/", " (default value)"],
  ])("at %s, built for %s, the banner suggests %s", async (path, base, suggestion, remark) => {
    await load(path, { base });
    expect(lines()).toEqual([
      TITLE,
      "A very common reason is a wrong site baseUrl configuration.",
      `Current configured baseUrl = ${base}${remark}`,
      `We suggest trying baseUrl = ${suggestion}`,
    ]);
  });

  test("none when the main script has run", async () => {
    await load("/", { isRunning: true });
    expect(banner()).toBeNull();
  });

  test("the path is text, never HTML", async () => {
    await load("/x/<img src=x onerror=alert(1)>/");
    expect(banner()?.querySelector("img")).toBeNull();
    expect(lines().at(-1)).toContain("img");
  });
});
