import { existsSync, mkdirSync, rmSync, watch, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { findingsPage, withFindings } from "./dev-findings.ts";

/** What the development server shows; a build never touches it, nor does it touch the built site. */
export const DEV_OUTPUT = ".cache/dev";
/** Written when a source file is deleted: Eleventy rebuilds for changed files, not for deleted ones. */
const DELETION_NOTE = ".cache/deleted-file";
/** Network interfaces of this computer that no other computer reaches. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** What lasts as long as the development server does. */
export interface DevSession {
  /** Whether pages have been written. */
  hasSite: boolean;
  /** Findings that no pages could be made for, as text. */
  unread: string | null;
  /** Files of the last build. */
  written: ReadonlySet<string>;
  /** For Eleventy's development server; always the same object, or the server would restart. */
  options: object;
}

/** Outlives a reset of the configuration. */
let session: DevSession | undefined;

/**
 * The session of this process. Its first call empties the folder that is shown: what an earlier
 * session has left there may be gone from the sources.
 */
export function devSession(): DevSession {
  if (session) return session;
  rmSync(DEV_OUTPUT, { recursive: true, force: true });
  const host = process.env.SITE_HOST;
  const begun: DevSession = {
    hasSite: false,
    unread: null,
    written: new Set(),
    options: {
      domDiff: false,
      showAllHosts: Boolean(host),
      middleware: [
        (request: IncomingMessage, response: ServerResponse, next: () => void) =>
          isReachable(request.socket.localAddress, host)
            ? answer(begun, request, response, next)
            : request.socket.destroy(),
      ],
    },
  };
  session = begun;
  noteDeletions();
  return begun;
}

/** Goes before Eleventy's own answer: refuses what would make it fail, and adds the findings. */
export function answer(
  session: Pick<DevSession, "hasSite" | "unread">,
  { url }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!isSound(url ?? "/")) {
    response.statusCode = 400;
    response.setHeader("Content-Type", "text/plain; charset=utf-8");
    response.end("The address cannot be decoded, or leads out of the site.\n");
    return;
  }
  const report = session.unread;
  if (report !== null && !session.hasSite) {
    response.statusCode = 503;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(findingsPage(report));
    return;
  }
  if (report !== null) {
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = ((body: unknown, ...rest: unknown[]) => {
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      return end(isPage && typeof body === "string" ? withFindings(body, report) : body, ...rest);
    }) as ServerResponse["end"];
  }
  next();
}

/** Whether Eleventy's development server can look an address up; at any other it throws. */
export function isSound(address: string): boolean {
  try {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    return !/\0|\\|(^|\/)\.\.(\/|$)/.test(path);
  } catch {
    return false;
  }
}

/**
 * Whether requests to an address of this computer are answered. Eleventy's server listens to the whole
 * network; other computers are only answered when SITE_HOST says so.
 *
 * @param address where the request has arrived
 * @param host SITE_HOST: an address of this computer, or `0.0.0.0` for all
 */
export function isReachable(address: string | undefined, host: string | undefined): boolean {
  if (!address) return false;
  return LOOPBACK.test(address) || host === "0.0.0.0" || address.replace("::ffff:", "") === host;
}

/** Not the temporary files of editors. */
const SOURCE = /\.(md|json|tsx?|css|svg|png|jpe?g|webp|avif)$/;

function noteDeletions(): void {
  mkdirSync(dirname(DELETION_NOTE), { recursive: true });
  writeFileSync(DELETION_NOTE, "");
  for (const folder of ["_data", "src"]) {
    watch(folder, { recursive: true }, (_event, path) => {
      if (path && SOURCE.test(path) && !existsSync(join(folder, path)))
        writeFileSync(DELETION_NOTE, path);
    });
  }
}
