import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTempFolder } from "../../support/temp-folder.ts";

const PREVIEW = resolve(import.meta.dirname, "../../../src/tools/preview.ts");

test("without a built website the preview says what to run", async () => {
  await using project = await createTempFolder({});
  const preview = startPreview(project.dir, 0);
  const [message, [exitCode]] = await Promise.all([text(preview.stderr), once(preview, "close")]);
  expect(exitCode).toBe(1);
  expect(message).toMatchInlineSnapshot(`
    "_site: there is no built website here to show; run npm run build first.
    "
  `);
});

test("the preview takes the next free port when the first is taken, and prints the address", async () => {
  await using project = await createTempFolder({ "_site/index.html": "hem" });
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const takenPort = (other.address() as AddressInfo).port;
  const preview = startPreview(project.dir, takenPort);
  try {
    const [line] = await once(preview.stdout, "data");
    const address = /http:\/\/localhost:(\d+)\//.exec(String(line));
    expect(Number(address?.[1])).toBeGreaterThan(takenPort);
    const page = await fetch(`http://127.0.0.1:${address?.[1]}/`);
    expect(await page.text()).toBe("hem");
  } finally {
    preview.kill();
    other.close();
  }
});

test("SITE_OUTPUT names another folder to show", async () => {
  await using project = await createTempFolder({ "elsewhere/index.html": "annanstans" });
  const preview = startPreview(project.dir, 0, { SITE_OUTPUT: "elsewhere" });
  try {
    const [line] = await once(preview.stdout, "data");
    const address = /http:\/\/localhost:(\d+)\//.exec(String(line));
    const page = await fetch(`http://127.0.0.1:${address?.[1]}/`);
    expect(await page.text()).toBe("annanstans");
  } finally {
    preview.kill();
  }
});

function startPreview(
  cwd: string,
  port: number,
  env: { SITE_OUTPUT?: string } = {},
): ChildProcessWithoutNullStreams {
  const { SITE_OUTPUT: _, ...inherited } = process.env;
  return spawn(process.execPath, [PREVIEW], {
    cwd,
    env: { ...inherited, PORT: String(port), ...env },
  });
}
