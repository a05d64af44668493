import type { Browser, Page } from "@playwright/test";
import type { WidgetRuntime } from "../../src/schema/site.ts";
import type { StaticHostOptions } from "../../src/tools/preview.ts";
import { serveProject } from "../support/variant-host.ts";

/** The website as it is published, on one of the two runtimes. */
export const serveBuilt = (runtime: WidgetRuntime, intercept?: StaticHostOptions["intercept"]) =>
  serveProject({ content: "website", env: { SITE_WIDGET_RUNTIME: runtime } }, intercept);

/** How much slower than this computer the page runs: a cheap phone. */
export const SLOWDOWN = 4;

export interface Visit extends AsyncDisposable {
  page: Page;
}

/** A fresh visitor on a slow computer. */
export async function visit(browser: Browser, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
