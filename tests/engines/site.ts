import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createStaticHost } from "../../src/tools/preview.ts";
import { createProject } from "../support/build.ts";
import { listenOnFreePort } from "../support/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the fixture, without a closing slash. */
    address: string;
  }
}

/**
 * Writes down in the tab what a page complains of: WebKit's driver does not pass on its console. Whoever
 * leaves a page in Firefox while a module is on its way breaks off its import, which the page then reports.
 */
const LISTENER = `
  const hear = (...what) => {
    const text = what.join(" ");
    if (text.includes("error loading dynamically imported module")) return;
    sessionStorage.setItem("heard", (sessionStorage.getItem("heard") ?? "") + text + "\\n");
  };
  addEventListener("error", ({ message }) => hear(message));
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => hear(violatedDirective, blockedURI));
  console.error = hear;
  console.warn = hear;
`;

/** Builds the fixture once for all tests of the run, and serves it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const inUse = new AsyncDisposableStack();
  const project = inUse.use(await createProject());
  const built = await project.build();
  if (built.exitCode !== 0) throw new Error(built.output);
  const dir = join(project.dir, "_site");
  await writeFile(join(dir, "listener.js"), LISTENER);
  for (const file of globSync("**/*.html", { cwd: dir })) {
    const html = await readFile(join(dir, file), "utf8");
    const listening = html.replace("<head>", '<head><script src="/listener.js"></script>');
    await writeFile(join(dir, file), listening);
  }
  const { address } = inUse.use(await listenOnFreePort(createStaticHost({ dir })));
  provide("address", address);
  return () => inUse.disposeAsync();
}
