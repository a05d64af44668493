/// <reference path="./untyped-packages.d.ts" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import send from "send";
import { loadHeaders, loadRedirects, resolveAddress } from "./netlify-rules.ts";

export interface StaticHostOptions {
  /** The built folder. */
  dir: string;
  /** Takes a request over by returning true; tests use it for delays and failing answers. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** JSON is UTF-8 by definition, and Netlify sends it without saying so. */
const JSON_TYPES: Record<string, string> = {
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Compresses text of every length, as Netlify does; a part of a file is sent as it is. */
const compress = compression({
  threshold: 0,
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

/**
 * Serves a built folder the way Netlify does: clean addresses, `_redirects`, `_headers`, not-found
 * pages, compression. Everything is read again for each request, so a new build needs no restart.
 */
export function createStaticHost({ dir, intercept }: StaticHostOptions): Server {
  const root = resolve(dir);
  return createServer((request, response) => {
    if (intercept?.(request, response)) return;
    compress(request, response, () => {
      answer(root, request, response).catch((error: Error) => fail(response, error));
    });
  });
}

async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return say(response, 405, "Only GET and HEAD are answered here.");
  }
  const { path, query } = parseAddress(request.url ?? "/");
  if (path === null) return say(response, 400, "The address cannot be decoded.");
  const resolution = await resolveAddress(root, path, await loadRedirects(root));
  if (resolution.kind === "redirect") {
    const { location, status } = resolution;
    const passedOn = location.includes("?") ? "" : query;
    response.writeHead(status, { Location: withQuery(location, passedOn) }).end();
    return;
  }
  if (resolution.kind === "elsewhere")
    return say(response, 502, `Netlify would ask ${resolution.location}; the preview does not.`);
  const type = resolution.kind === "file" && JSON_TYPES[extname(resolution.file)];
  if (type) response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  response.setHeaders(new Headers(await loadHeaders(root, path)));
  const isFound = resolution.kind === "file" && resolution.status < 400;
  // What is not there yet may be there after the next build, whatever the rules say of its folder.
  if (!isFound) response.setHeader("Cache-Control", "no-store");
  if (resolution.kind === "missing") return say(response, 404, "Not found");
  response.statusCode = resolution.status;
  const file = resolution.file.split("/").map(encodeURIComponent).join("/");
  send(request, file, {
    root,
    dotfiles: "allow",
    index: false,
    cacheControl: false,
    acceptRanges: isFound,
  })
    .on("error", (error: Error) => fail(response, error))
    .pipe(response);
}

/** Splits off the query and decodes the path; the path is null where the percent codes make no text. */
function parseAddress(address: string): { path: string | null; query: string } {
  const [encodedPath = "", ...rest] = address.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  try {
    const path = decodeURIComponent(encodedPath).replaceAll(/\/{2,}/g, "/");
    return { path: path.includes("\0") ? null : path, query };
  } catch {
    return { path: null, query };
  }
}

/** Puts the query before the fragment, where a redirect target has one. */
function withQuery(location: string, query: string): string {
  const [address = "", fragment] = location.split("#");
  return address + query + (fragment === undefined ? "" : `#${fragment}`);
}

/** Tells whoever runs the host; who has left is told nothing, and a test takes its folder along. */
function fail(response: ServerResponse, error: Error & { status?: number }): void {
  if (response.destroyed || response.headersSent) return;
  if (error.status === undefined || error.status >= 500) console.error(error);
  say(response, error.status ?? 500, error.message);
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
