import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Peer } from "./peer.ts";
import { type Running, startRunning } from "./run-measured.ts";

/** So long may a development server take for a change; a slow computer must not end the run. */
const PATIENCE = 120_000;
/** Between two changes, so that each finds the server at rest. */
const PAUSE = 700;

/** Milliseconds from the saving of a doc, for each change. */
export interface SaveTimes {
  /** Until the server answers with the new text; null where it sends scripts that draw the page. */
  served: number[] | null;
  /** Until it stands in a page that is open in a browser. */
  seen: number[];
}

/**
 * Saves changes of a doc while the development server runs. The first change of each kind is not counted:
 * tools prepare much only when it is asked for.
 *
 * @param changes how many are counted
 * @throws if the server does not start or shows a change never
 */
export async function saveTimes(peer: Peer, browser: Browser, changes: number): Promise<SaveTimes> {
  const port = await freePort();
  const text = readFileSync(peer.source, "utf8");
  await using server = startRunning(peer.serve(port));
  const address = `http://127.0.0.1:${port}${peer.page}`;
  await until(server, async () => (await get(address)) !== null);
  let counter = 0;
  const save = () => {
    counter += 1;
    const sentence = `Ändring ${counter} sparad.`;
    writeFileSync(peer.source, `${text}\n\n${sentence}\n`);
    return sentence;
  };
  const measure = async (isThere: (sentence: string) => Promise<void>) => {
    const times: number[] = [];
    for (let change = 0; change <= changes; change += 1) {
      await wait(PAUSE);
      const begin = performance.now();
      await isThere(save());
      times.push(performance.now() - begin);
    }
    return times.slice(1);
  };
  try {
    const served = peer.servesWholePages
      ? await measure((sentence) =>
          until(server, async () => (await get(address))?.includes(sentence) ?? false),
        )
      : null;
    const page = await browser.newPage();
    await page.goto(address, { timeout: PATIENCE });
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout: PATIENCE });
    const seen = await measure((sentence) => until(server, () => shows(page, sentence)));
    await page.close();
    return { served, seen };
  } finally {
    writeFileSync(peer.source, text);
  }
}

/** The text at an address; null while nothing answers there, or not with a page. */
async function get(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" } });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/**
 * Whether a page holds a text, and a frame has been drawn with it. Playwright's own waiting would add up
 * to half a second after a reload, as it asks ever more seldom.
 */
async function shows(page: Page, text: string): Promise<boolean> {
  const isDrawn = page.evaluate(async (wanted) => {
    if (!document.body.textContent.includes(wanted)) return false;
    await new Promise((done) => requestAnimationFrame(done));
    return true;
  }, text);
  // While it is loaded again nobody answers.
  return isDrawn.catch(() => false);
}

/** Asks again until the answer is yes. */
async function until(server: Running, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (server.hasEnded() || performance.now() > end)
      throw new Error(`The development server did not answer:\n${server.printed().slice(-3000)}`);
    await wait(10);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const bound = probe.address();
  probe.close();
  await once(probe, "close");
  if (bound === null || typeof bound === "string") throw new Error("There is no free port.");
  return bound.port;
}
