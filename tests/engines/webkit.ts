import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBKIT, WEBKIT_DRIVER } from "./packages.ts";

/** By this key W3C WebDriver names elements. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A window of WebKit, driven by plain requests of W3C WebDriver. */
export interface WebKitWindow extends AsyncDisposable {
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page, also where the page itself may run no script. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** One key after the other. */
  press(...keys: string[]): Promise<void>;
  click(selector: string): Promise<void>;
  /** Of the whole window, with its frame; it does not get narrower than 447 px. */
  resize(width: number, height: number): Promise<void>;
}

/**
 * Starts WebKitGTK; needs a display, so call it under xvfb-run.
 *
 * @param port of the driver, one for each window
 * @param settings of the browser: `--enable-javascript=false`
 * @throws if it does not start
 */
export async function openWebKit(port: number, settings: string[] = []): Promise<WebKitWindow> {
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: "ignore" });
  const root = `http://127.0.0.1:${port}`;
  await untilListening(driver, root);
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${root}/session`, {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: WEBKIT, args: ["--automation", ...settings] },
      },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const find = async (selector: string) => {
    const found = await ask<Record<string, string>>("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    goto: (url) => ask("POST", `${session}/url`, { url }),
    run: (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args }),
    async press(...keys) {
      const actions = keys.flatMap((value) =>
        ["keyDown", "keyUp"].map((type) => ({ type, value })),
      );
      await ask("POST", `${session}/actions`, {
        actions: [{ type: "key", id: "keyboard", actions }],
      });
    },
    click: async (selector) => ask("POST", `${await find(selector)}/click`, {}),
    resize: (width, height) => ask("POST", `${session}/window/rect`, { width, height }),
    async [Symbol.asyncDispose]() {
      await ask("DELETE", session);
      driver.kill();
    },
  };
}

async function untilListening(driver: ChildProcess, root: string): Promise<void> {
  while (driver.exitCode === null) {
    if (await fetch(`${root}/status`).catch(() => null)) return;
    await sleep(50);
  }
  throw new Error(`${WEBKIT_DRIVER} ended with ${driver.exitCode}.`);
}

/** One request of WebDriver. */
async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
