import type { Page } from "@playwright/test";

/** As in a private window or a sandboxed frame: reaching storage throws (STORE-2). */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
}

/** What an earlier visit has left behind, put in place before the first page is opened. */
export async function keep(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    // Once: a value that the page changes must not come back on the next page.
    if (sessionStorage.getItem("kept")) return;
    sessionStorage.setItem("kept", "true");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

export async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** All that the console of a page says from now on, by kind. */
export function listen(page: Page): { warnings: string[]; errors: string[] } {
  const heard = { warnings: [] as string[], errors: [] as string[] };
  page.on("console", (message) => {
    if (message.type() === "warning") heard.warnings.push(message.text());
    if (message.type() === "error") heard.errors.push(message.text());
  });
  page.on("pageerror", (error) => heard.errors.push(String(error)));
  return heard;
}
