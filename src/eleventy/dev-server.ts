import { existsSync, mkdirSync, rmSync, watch, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BuiltAssets } from "../assets/assets.ts";
import type { CalendarReading } from "../calendar/read-calendar.ts";
import { findingsPage, withFindings } from "./dev-findings.ts";

/** What the development server shows; a build never touches it, nor does it touch the built site. */
export const DEV_OUTPUT = ".cache/dev";
/** Written when a source file is deleted: Eleventy rebuilds for changed files, not for deleted ones. */
const DELETION_NOTE = ".cache/deleted-file";
/** In milliseconds. */
const LONGEST_BUILD = 20_000;
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
  /** As it was when the server was started; null before it has been read. */
  calendar: CalendarReading | null;
  /** As they were last bundled; null when another file than a text has been saved since. */
  assets: BuiltAssets | null;
  /** Fulfilled when the last build that was started has ended. */
  lastBuild: Promise<void>;
  /** Ends the build that runs. */
  endBuild: () => void;
  /** For Eleventy's development server; always the same object, or the server would restart. */
  options: object;
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
  const host = process.env.SITE_HOST;
  const session: DevSession = {
    hasSite: false,
    unread: null,
    written: new Set(),
    calendar: null,
    assets: null,
    lastBuild: Promise.resolve(),
    endBuild: () => undefined,
    options: {
      domDiff: false,
      showAllHosts: Boolean(host),
      middleware: [
        (request: IncomingMessage, response: ServerResponse, next: () => void) =>
          isReachable(request.socket.localAddress, host)
            ? answer(session, request, response, next)
            : request.socket.destroy(),
      ],
    },
  };
  shared[KEY] = session;
  noteDeletions();
  return session;
}

/**
 * Waits until the build before has ended. Eleventy forgets that a build runs when its configuration is
 * reset, so a file saved meanwhile would start a second one, which empties what the first one uses.
 */
export async function waitForTurn(session: DevSession): Promise<void> {
  const before = session.lastBuild;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Eleventy does not say when a build has failed.
  session.lastBuild = before.then(() =>
    Promise.race([promise, setTimeout(LONGEST_BUILD, undefined, { ref: false })]),
  );
  await before;
  session.endBuild = resolve;
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
