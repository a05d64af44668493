import { chromium } from "@playwright/test";
import { createStaticHost } from "./src/tools/static-host.ts";
import { findChromium, toLaunchOptions } from "./tests/support/chromium.ts";

// args: list of url|width|scheme|out|clip selector
const jobs = process.argv.slice(2).map((a) => a.split("|"));
const server = createStaticHost({ dir: "_site" });
await new Promise<void>((ok) => server.listen(0, "127.0.0.1", ok));
const { port } = server.address() as { port: number };
const browser = await chromium.launch(toLaunchOptions(await findChromium()));
for (const [url, w, scheme, out, sel] of jobs) {
  const page = await browser.newPage({
    viewport: { width: w === "pdf" ? 900 : +w, height: 900 },
    colorScheme: scheme as "light",
    deviceScaleFactor: 1,
  });
  await page.goto(`http://127.0.0.1:${port}${url}`);
  await page.waitForTimeout(250);
  if (w === "pdf") {
    await page.pdf({ path: out, format: "A4" });
  } else if (sel) await page.locator(sel).first().screenshot({ path: out });
  else await page.screenshot({ path: out, fullPage: true });
  await page.close();
}
await browser.close();
server.close();
