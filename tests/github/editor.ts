// Editors at `/admin` who are logged in to the stub of GitHub.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { editedFiles, openEntry } from "../support/editing-page.ts";
import { serveLargerSite } from "../support/larger-site.ts";
import { test as base, expect } from "../support/test.ts";
import { GitHub } from "./stub.ts";

const ACCOUNTS = [
  { login: "kim", name: "Kim Ek", canWrite: true },
  { login: "alex", name: "Alex Berg", canWrite: true },
  { login: "robin", name: "Robin Dal", canWrite: false },
];

/** Somebody at a device. */
export interface Editor {
  page: Page;
  context: BrowserContext;
}

type LogIn = (login: string, entry?: string) => Promise<Editor>;

/** A repository with the files of the fixture, and the editors of a test, with an entry open if they name one. */
export const test = base.extend<{ gitHub: GitHub; editor: LogIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it depends on.
  gitHub: async ({}, use) => {
    using gitHub = new GitHub(await editedFiles(), ACCOUNTS);
    await use(gitHub);
  },
  editor: async ({ browser, gitHub }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (login, entry) => {
      const editor = await newEditor(browser, gitHub, login);
      contexts.push(editor.context);
      if (entry) await open(editor.page, entry);
      return editor;
    });
    for (const context of contexts) await context.close();
  },
});

async function newEditor(browser: Browser, gitHub: GitHub, login: string): Promise<Editor> {
  const context = await browser.newContext({
    locale: "sv-SE",
    viewport: { width: 390, height: 844 },
  });
  await gitHub.serve(context);
  await context.route("https://www.githubstatus.com/**", (route) => route.abort());
  const { address } = await serveLargerSite();
  const page = await context.newPage();
  await page.goto(`${address}/robots.txt`);
  await logIn(page, login);
  await page.goto(`${address}/admin/`);
  return { page, context };
}

/** As a log-in with a token leaves it. */
export async function logIn(page: Page, login: string): Promise<void> {
  await page.evaluate((user) => localStorage.setItem("sveltia-cms.user", JSON.stringify(user)), {
    backendName: "github",
    token: login,
  });
}

/** Opens an entry, and waits until it is checked. */
export async function open(page: Page, address: string): Promise<void> {
  await openEntry(page, address);
  await expect(page.locator(".check-bar").getByRole("status")).toBeVisible();
}

/** Presses "Spara" when the last answer has faded, and says the next: a question about review, or what is wrong. */
export async function press(page: Page): Promise<string> {
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  return (await page.getByRole("alertdialog").textContent()) ?? "";
}
