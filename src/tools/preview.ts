/// <reference path="./untyped-packages.d.ts" />
/** `npm run preview`: serves the last build on this computer as Netlify would. */
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import send from "send";
import { loadHeaders, resolveAddress } from "./netlify-rules.ts";

/** Replaces the site itself where a URL needs a host. */
const SITE = "http://site";
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

export interface StaticHostOptions {
  /** The built folder. */
  dir: string;
  /** Whether answers are compressed, as Netlify's are, which is most of the work; if not said, they are. */
  compresses?: boolean;
  /** Answers in place of the server by returning true; tests use it for delays and failures. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Serves a built folder: addresses without `.html`, `_redirects`, `_headers`, not-found pages, compression.
 * A new build needs no restart.
 */
export function createStaticHost({ dir, compresses = true, intercept }: StaticHostOptions): Server {
  const root = resolve(dir);
  return createServer((request, response) => {
    if (intercept?.(request, response)) return;
    const respond = () => {
      answer(root, request, response).catch((error: Error) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500).end(error.message);
      });
    };
    if (compresses) compress(request, response, respond);
    else respond();
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const [address = "/", ...query] = (request.url ?? "/").split("?");
  let path: string;
  try {
    path = decodeURIComponent(address).replaceAll(/\/{2,}/g, "/");
  } catch {
    return response.writeHead(400).end("The address cannot be decoded.");
  }
  const found = await resolveAddress(root, path);
  if (found && "location" in found) {
    const target = new URL(found.location, SITE);
    target.search ||= query.join("?");
    if (found.status < 300)
      return response.writeHead(502).end(`Netlify would ask ${target}; the preview does not.`);
    return response.writeHead(found.status, { Location: target.href.replace(SITE, "") }).end();
  }
  for (const [name, value] of Object.entries(await loadHeaders(root, path)))
    response.setHeader(name, value);
  // The file may exist after the next build.
  if (found?.status !== 200) response.setHeader("Cache-Control", "no-store");
  if (!found) return response.writeHead(404).end("Not found");
  response.statusCode = found.status;
  return send(request, encodeURI(found.file), { root, dotfiles: "allow", cacheControl: false })
    .on("error", (error) => {
      if (!response.headersSent) response.writeHead(error.status ?? 500).end(error.message);
    })
    .pipe(response);
}

if (import.meta.main) {
  const dir = process.env.SITE_OUTPUT ?? "_site";
  if (!existsSync(`${dir}/index.html`)) {
    console.error(`${dir}: there is no built website here to show; run npm run build first.`);
    process.exit(1);
  }
  const server = createStaticHost({ dir });
  server.listen(Number(process.env.PORT ?? 4173), "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    console.log(`${dir} is shown at http://localhost:${port}/ (stop with Ctrl+C)`);
  });
}
