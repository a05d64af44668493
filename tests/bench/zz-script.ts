import { chromium } from "@playwright/test";
import { WIDGET_RUNTIMES } from "../../src/schema/site.ts";
import { findChromium, toLaunchOptions } from "../support/chromium.ts";
import { serveBuilt } from "./built-site.ts";
import { scriptBytes } from "./script-bytes.ts";
const browser = await chromium.launch(toLaunchOptions(await findChromium()));
for (const runtime of WIDGET_RUNTIMES) {
  await using site = await serveBuilt(runtime);
  for (const width of [1300, 400]) console.log(runtime, width, await scriptBytes(browser, site, width));
}
await browser.close();
