/**
 * What a simulated screen reader says on the fixture, compared with `transcripts/`. With `--update` it
 * writes them; read the difference like a text: short, in order, nothing twice, nothing empty.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { LOCALES } from "../support/pages.ts";
import { serveProject } from "../support/variant-host.ts";
import { bundle } from "./bundle.ts";

interface Scene {
  /** Swedish path; the English one follows. */
  path: string;
  /** What is read. */
  read: string;
  width?: number;
  /** Brings the scene about. */
  open?: (page: Page) => Promise<unknown>;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

const SCENES: Record<string, Scene> = {
  home: { path: "/", read: "body" },
  doc: { path: "/docs/event/cmi", read: "main" },
  post: { path: "/blog/2024/03/25/langa-meddelanden", read: "main" },
  search: {
    path: "/section",
    read: "dialog[open]",
    open: async (page) => {
      await press("[data-search]")(page);
      await page.getByRole("combobox").fill("fest");
      await page.getByRole("status").filter({ hasText: /\d/ }).waitFor();
    },
  },
  menu: {
    path: "/section",
    read: ".drawer",
    width: 390,
    open: press("[popovertarget=drawer]"),
  },
  tabs: {
    path: "/docs/komponenter",
    read: ":has(> [role=tablist])",
    open: (page) => page.getByRole("tabpanel").first().waitFor(),
  },
  term: { path: "/ga-med", read: ".definition", open: press("a.term") },
  checklist: { path: "/ga-med", read: "[data-checklist]" },
};

await using stack = new AsyncDisposableStack();
const { address } = stack.use(await serveProject({}));
const browser = await chromium.launch(await findChromium());
stack.defer(() => browser.close());
const reader = await bundle("reader.mjs");
const folder = join(import.meta.dirname, "transcripts");
mkdirSync(folder, { recursive: true });

for (const [name, { path, read, width = 1280, open }] of Object.entries(SCENES)) {
  for (const locale of LOCALES) {
    const page = await browser.newPage({
      bypassCSP: true,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    await page.goto(address + (locale === "sv" ? path : `/en${path.replace("/ga-med", "/join")}`));
    await open?.(page);
    await page.addScriptTag({ content: reader });
    const phrases = await page
      .locator(read)
      .first()
      .evaluate((element) =>
        (globalThis as unknown as { readOut: (container: Element) => Promise<string[]> }).readOut(
          element,
        ),
      );
    await page.close();
    const file = join(folder, `${name}.${locale}.txt`);
    const said = `${phrases.join("\n")}\n`;
    if (process.argv.includes("--update")) writeFileSync(file, said);
    else if (readFileSync(file, "utf8") !== said) {
      console.log(`${file} is not what is said now; look at the difference after --update.`);
      process.exitCode = 1;
    }
  }
}
