import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { buildEnvironment, eleventyCommand } from "./build.ts";
import { freePort } from "./free-port.ts";

/** `npm start` in a project, until it is disposed of. */
export interface DevSite extends AsyncDisposable {
  /** Id of its process, which leads a group of processes. */
  pid: number;
  /** What is at a path now. */
  get(path: string): Promise<{ status: number; text: string }>;
  /** Waits until the browser is next told to load the page again. */
  nextReload(): Promise<void>;
  /** Number of builds that have ended. */
  builds(): number;
  /** Without a closing slash. */
  address: string;
  /** All that was printed so far, without Eleventy's mark at the beginning of each line. */
  printed(): string;
}

/**
 * Starts the development server.
 *
 * @param dir folder of the project
 * @param variables of its environment
 * @throws what was printed, if the server ends
 */
export async function startDevSite(
  dir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<DevSite> {
  const port = await freePort();
  const [command, args] = eleventyCommand("--serve", "--quiet", `--port=${port}`);
  const server = spawn(command, args, {
    cwd: dir,
    env: buildEnvironment(dir, variables),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  // Also when the run is broken off.
  process.once("exit", () => server.kill());
  let printed = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text.replaceAll(/^\[11ty\] ?/gm, "");
    });
  const address = `http://localhost:${port}`;
  const get: DevSite["get"] = async (path) => {
    if (server.exitCode !== null) throw new Error(`The server has ended. It printed:\n${printed}`);
    const response = await fetch(address + path, { redirect: "manual" });
    return { status: response.status, text: await response.text() };
  };
  for (let isUp = false; !isUp; await wait(20))
    isUp = await get("/").then(
      () => true,
      () => {
        if (server.exitCode !== null) throw new Error(printed);
        return false;
      },
    );
  const socket = new WebSocket(`ws://localhost:${port}`);
  await once(socket as unknown as NodeJS.EventEmitter, "open");
  return {
    address,
    printed: () => printed,
    pid: server.pid ?? 0,
    get,
    nextReload: () =>
      new Promise((resolve) => {
        socket.addEventListener("message", function listen({ data }) {
          if (JSON.parse(String(data)).type !== "eleventy.reload") return;
          socket.removeEventListener("message", listen);
          resolve();
        });
      }),
    builds: () => [...printed.matchAll(/Wrote \d+ files?/g)].length,
    async [Symbol.asyncDispose]() {
      socket.close();
      server.kill();
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}
