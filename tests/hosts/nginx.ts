import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxConfig } from "../../src/tools/nginx.ts";
import { freePort, type Listening } from "../support/free-port.ts";
import { BROTLI_MODULE, NGINX } from "./packages.ts";

/**
 * Starts Debian's nginx with the configuration that `npm run host -- nginx` prints, on a free port of
 * this computer.
 *
 * @param dir a built folder
 * @throws when nginx refuses the configuration, with what it says
 */
export async function startNginx(dir: string): Promise<Listening> {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const site = await nginxConfig(dir, { root: dir, listen: `127.0.0.1:${port}`, name: "_" });
  await writeFile(join(home, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(home, "nginx.conf"),
    [
      `load_module ${BROTLI_MODULE};`,
      // As root, it would read files as somebody who may not look into our folders.
      process.getuid?.() === 0 ? "user root;" : "",
      "worker_processes auto;",
      "daemon off;",
      `pid ${home}/nginx.pid;`,
      `error_log ${home}/error.log;`,
      "events { worker_connections 1024; }",
      "http {",
      "  access_log off;",
      "  sendfile on;",
      "  tcp_nopush on;",
      ...temporary.map((name) => `  ${name}_temp_path ${home}/${name};`),
      `  include ${home}/site.conf;`,
      "}",
    ].join("\n"),
  );
  const nginx = spawn(NGINX, ["-p", home, "-e", `${home}/error.log`, "-c", `${home}/nginx.conf`]);
  let said = "";
  nginx.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((done) => nginx.once("close", () => done()));
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(address))) {
    if (nginx.exitCode === null) continue;
    await stop();
    throw new Error(`nginx did not start:\n${said}`);
  }
  return { address, [Symbol.asyncDispose]: stop };
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD" });
    return true;
  } catch {
    await new Promise((later) => setTimeout(later, 50));
    return false;
  }
}
