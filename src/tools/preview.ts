/** `npm run preview`: shows the last build on this computer, exactly as Netlify would serve it. */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createStaticHost } from "./static-host.ts";

/** The folder of `npm run build`, or the one that another build was told to write to. */
const DIR = process.env.SITE_OUTPUT ?? "_site";
const HOST = "127.0.0.1";

if (existsSync(`${DIR}/index.html`)) {
  servePreview(Number(process.env.PORT ?? 4173));
} else {
  console.error(`${DIR}: there is no built website here to show; run npm run build first.`);
  process.exitCode = 1;
}

/** Takes the port asked for, or the next free one. */
function servePreview(firstPort: number): void {
  let port = firstPort;
  const server = createStaticHost({ dir: DIR });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    port += 1;
    server.listen(port, HOST);
  });
  server.on("listening", () => {
    // Port 0 stands for any free one.
    const { port: given } = server.address() as AddressInfo;
    console.log(`${DIR} is shown at http://localhost:${given}/ (stop with Ctrl+C)`);
  });
  server.listen(port, HOST);
}
