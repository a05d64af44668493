import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { loadHeaders, loadRedirects, resolveAddress } from "./netlify-rules.ts";

export interface StaticHostOptions {
  /** The built folder. */
  dir: string;
  /** Takes a request over by returning true; tests use it for delays and failing answers. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = /^text\/|json$|xml$/;

/**
 * Serves a built folder the way Netlify does: clean addresses, `_redirects`, `_headers`, not-found pages, compression.
 * Everything is read again for each request, so a new build needs no restart.
 */
export function createStaticHost({ dir, intercept }: StaticHostOptions): Server {
  const root = resolve(dir);
  return createServer(async (request, response) => {
    if (intercept?.(request, response)) return;
    const reply = await buildReply(root, request).catch((error: Error) => {
      // Who has left is told nothing, and a test takes its folder along.
      if (!response.destroyed) console.error(error);
      return plainReply(500, error.message);
    });
    response.writeHead(reply.status, {
      ...reply.headers,
      "Content-Length": Buffer.byteLength(reply.body),
    });
    response.end(request.method === "HEAD" || reply.status === 304 ? undefined : reply.body);
  });
}

async function buildReply(root: string, request: IncomingMessage): Promise<Reply> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = plainReply(405, "Only GET and HEAD are answered here.");
    return { ...refusal, headers: { ...refusal.headers, Allow: "GET, HEAD" } };
  }
  const { path, query } = parseAddress(request.url ?? "/");
  if (path === null) return plainReply(400, "The address cannot be decoded.");
  const resolution = await resolveAddress(root, path, await loadRedirects(root));
  if (resolution.kind === "missing") return plainReply(404, "Not found");
  if (resolution.kind === "redirect") {
    const { location, status } = resolution;
    const passedOn = location.includes("?") ? "" : query;
    return { status, headers: { Location: withQuery(location, passedOn) }, body: "" };
  }
  const file = await readFile(join(root, resolution.file));
  const headers = { ...defaultHeaders(resolution.file), ...(await loadHeaders(root, path)) };
  return compress({ status: resolution.status, headers, body: file }, request);
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

function defaultHeaders(file: string): Record<string, string> {
  return {
    "Content-Type": CONTENT_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream",
    "Cache-Control": "public, max-age=0, must-revalidate",
  };
}

/** Compresses text for browsers that take it, and answers 304 to those that have this very version. */
async function compress(reply: Reply & { body: Buffer }, request: IncomingMessage): Promise<Reply> {
  const isText = COMPRESSIBLE.test((reply.headers["Content-Type"] ?? "").replace(/;.*/, ""));
  const encoding = isText ? acceptedEncoding(request.headers["accept-encoding"]) : null;
  const etag = `"${createHash("sha256").update(reply.body).digest("base64url").slice(0, 22)}${encoding ? `-${encoding}` : ""}"`;
  const headers = {
    ...reply.headers,
    ETag: etag,
    ...(isText && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  const known = request.headers["if-none-match"]
    ?.split(/\s*,\s*/)
    .map((tag) => tag.replace(/^W\//, ""));
  if (reply.status === 200 && known?.includes(etag)) return { status: 304, headers, body: "" };
  return { ...reply, headers, body: encoding ? await ENCODERS[encoding](reply.body) : reply.body };
}

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function acceptedEncoding(header: string | string[] | undefined): keyof typeof ENCODERS | null {
  const accepted = String(header ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/;.*/, "").trim());
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : null;
}

function plainReply(status: number, text: string): Reply {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}
