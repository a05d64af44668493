import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CalendarReading } from "../calendar/read-calendar.ts";
import { findingsPage, withFindings } from "./dev-findings.ts";

/** What the development server shows; a build never touches it, nor does it touch the built site. */
export const DEV_OUTPUT = ".cache/dev";
/** Only this computer. */
const LOOPBACK = "127.0.0.1";

/** What lasts as long as the development server does. */
export interface DevSession {
  /** Whether pages have been written. */
  hasSite: boolean;
  /** Findings that no pages could be made for, as text. */
  unread: string | null;
  /** Files of the last build. */
  written: ReadonlySet<string>;
  /** As it was when the server was started; null before it has been read. */
  calendar: CalendarReading | null;
  /** For Eleventy's development server; always the same ones, else it would start anew. */
  options: object;
  /** Fulfilled when Eleventy has been taught what it cannot be told by settings. */
  isPrepared: Promise<unknown>;
}

/** Outlives this module and a reset of the configuration. */
const KEY = Symbol.for("site.dev-server");
const shared = globalThis as unknown as Record<symbol, DevSession | undefined>;

/**
 * The session of this process. Its first call empties the folder that is shown: what an earlier
 * session has left there may be gone from the sources.
 */
export function devSession(): DevSession {
  const known = shared[KEY];
  if (known) return known;
  rmSync(DEV_OUTPUT, { recursive: true, force: true });
  const host = process.env.SITE_HOST || LOOPBACK;
  const session: DevSession = {
    hasSite: false,
    unread: null,
    written: new Set(),
    calendar: null,
    options: {
      domDiff: false,
      showAllHosts: host !== LOOPBACK,
      middleware: [
        (request: IncomingMessage, response: ServerResponse, next: () => void) =>
          answer(session, request, response, next),
      ],
    },
    isPrepared: Promise.all([listenOn(host), followDeletions()]),
  };
  shared[KEY] = session;
  return session;
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

/** Eleventy's development server has no setting for it, and listens to the whole network by itself. */
async function listenOn(host: string): Promise<void> {
  const { default: DevServer } = await import("@11ty/eleventy-dev-server");
  DevServer.prototype._serverListen = function (port) {
    this.server.listen({ port, host });
  };
}

/** Eleventy's watcher only notes that a file is gone; as a change it leads to a build. */
async function followDeletions(): Promise<void> {
  const { default: chokidar } = await import("@11ty/chokidar-with-glob-support");
  const { watch } = chokidar;
  chokidar.watch = (...args) => {
    const watcher = watch(...args);
    return watcher.on("unlink", (path: string) => watcher.emit("change", path));
  };
}
