import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { listenOnFreePort } from "../support/free-port.ts";
import { serveProject } from "../support/variant-host.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the built fixture, without a closing slash. */
    address: string;
    /** Where its pages with `leave` lead to, on another host. */
    exit: string;
  }
}

/**
 * Records errors of a page in its tab, as WebKit's driver does not pass on the console. A page that is left
 * while it imports a module reports that as well, and it is no error.
 */
const LISTENER = `
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  addEventListener("pageshow", () => { isLeft = false; });
  const hear = (...what) => {
    const text = what.join(" ");
    if (isLeft) return;
    sessionStorage.setItem("heard", (sessionStorage.getItem("heard") ?? "") + text + "\\n");
  };
  addEventListener("error", ({ message }) => hear(message));
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => hear(violatedDirective, blockedURI));
  console.error = hear;
  console.warn = hear;
`;

/** Where pages with `leave` lead to: a test must not wait for a host that it cannot reach. */
const LEAVE = "https://www.smhi.se/";

/** Builds and serves the fixture once for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const inUse = new AsyncDisposableStack();
  const { address, dir } = inUse.use(await serveProject({}));
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<title>Weather</title>");
  });
  const { address: exit } = inUse.use(await listenOnFreePort(other));
  await writeFile(join(dir, "listener.js"), LISTENER);
  for (const file of globSync("**/*.html", { cwd: dir })) {
    const html = await readFile(join(dir, file), "utf8");
    const listening = html
      .replace("<head>", '<head><script src="/listener.js"></script>')
      .replaceAll(LEAVE, `${exit}/`);
    await writeFile(join(dir, file), listening);
  }
  provide("address", address);
  provide("exit", exit);
  return () => inUse.disposeAsync();
}
