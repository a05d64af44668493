import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

/** As Debian and Ubuntu install it; its folder has the architecture's name. */
const [WEBKIT] = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser");
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";

/** WebDriver's codes of keys without a character. */
const KEYS: Record<string, string> = {
  ArrowDown: "\uE015",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

/**
 * Starts WebKitGTK; needs a display, so call it under xvfb-run.
 *
 * @throws if it does not start
 */
export async function openWebKit({
  script = true,
  keepsPages = true,
}: WindowSettings = {}): Promise<EngineWindow> {
  // Each window has its own driver, which cannot choose a port.
  const port = await freePort();
  const root = `http://127.0.0.1:${port}`;
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: "ignore" });
  await untilListening(driver, root);
  const args = [
    "--automation",
    ...(script ? [] : ["--enable-javascript=false"]),
    ...(keepsPages ? [] : ["--enable-page-cache=false"]),
  ];
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${root}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: WEBKIT, args } },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const act = (id: string, type: string, actions: object[]) =>
    ask<void>("POST", `${session}/actions`, { actions: [{ type, id, actions }] });
  return {
    goto: (url) => ask("POST", `${session}/url`, { url }),
    run: (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args }),
    press: (...keys) =>
      act(
        "keyboard",
        "key",
        keys.flatMap((key) =>
          ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key })),
        ),
      ),
    point: (x, y) =>
      act("mouse", "pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      ]),
    click: () =>
      act("mouse", "pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
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

/** Sends a WebDriver request. */
async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
