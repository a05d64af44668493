import { existsSync, mkdirSync, rmSync, watch, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { COMMANDS } from "../messages/commands.ts";
import { findingsPage, withFindings } from "./dev-findings.ts";
import { devPages } from "./dev-pages.ts";
import { claimOrExit } from "./process-lock.ts";
import type { Mode } from "./run.ts";
import { typeChecker } from "./type-check.ts";

/** What the development server shows; a build never touches it, nor does it touch the built site. */
const OUTPUT = ".cache/dev";
/** Written when a source file is deleted: Eleventy rebuilds for changed files, not for deleted ones. */
const DELETION_NOTE = ".cache/deleted-file";
/** Network interfaces of this computer that no other computer reaches. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Outlives a reset of the configuration. */
let session: Mode | undefined;

/**
 * `npm start`: the server goes on whatever is wrong, and shows the findings of the last build over its pages. A file is
 * rendered when a browser asks for it, so that a save takes no longer than what is looked at.
 *
 * The first call empties the folder that is shown: what an earlier session has left there may be gone from the sources.
 */
export function devMode(): Mode {
  if (session) return session;
  claimOrExit(".cache/start.pid", COMMANDS.startIsRunning);
  rmSync(OUTPUT, { recursive: true, force: true });
  noteDeletions();
  session = createSession();
  return session;
}

function createSession(): Mode {
  const host = process.env.SITE_HOST;
  const pages = devPages(OUTPUT);
  /** Findings of the last build that has ended, as text. */
  let unread: string | null = null;
  let printed: string | null = null;
  const checkTypes = typeChecker((errors) => console.error(errors || "No type errors."));

  /** Says what is wrong once, however many pages and saves it concerns. */
  function print(report: string): void {
    if (report !== printed) console.error(report);
    printed = report;
  }

  return {
    isBuild: false,
    output: OUTPUT,
    begin: pages.begin,
    stop({ message }) {
      unread = message;
      print(message);
    },
    async write(file, render, finish) {
      pages.plan(file, async () => {
        const content = await render();
        await finish();
        return content;
      });
      return undefined;
    },
    async publish() {
      unread = null;
      printed = null;
      pages.publish();
      // Only where somebody reads it.
      if (process.stdout.isTTY) checkTypes();
    },
    // Always the same object, or the server would restart.
    serverOptions: {
      domDiff: false,
      showAllHosts: Boolean(host),
      middleware: [
        async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (!isReachable(request.socket.localAddress, host)) request.socket.destroy();
          else if (!isSound(request.url ?? "/")) refuse(response);
          else {
            const { isThere, problem } = await pages.show(pathOf(request.url ?? "/"));
            if (problem) print(problem);
            answer(unread ?? problem, isThere, response, next);
          }
        },
      ],
    },
  };
}

function refuse(response: ServerResponse): void {
  response.statusCode = 400;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end("The address cannot be decoded, or leads out of the site.\n");
}

/**
 * Goes before Eleventy's own answer, and adds the findings.
 *
 * @param report findings as text, if there are any
 * @param isThere whether there is an answer to lay them over
 */
function answer(
  report: string | null,
  isThere: boolean,
  response: ServerResponse,
  next: () => void,
): void {
  if (report === null) {
    next();
    return;
  }
  if (!isThere) {
    response.statusCode = 503;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(findingsPage(report));
    return;
  }
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((body: unknown, ...rest: unknown[]) => {
    const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
    return end(isPage && typeof body === "string" ? withFindings(body, report) : body, ...rest);
  }) as ServerResponse["end"];
  next();
}

/** Path of an address that is sound. */
const pathOf = (address: string) =>
  decodeURIComponent(new URL(address, "http://localhost").pathname);

/** Whether Eleventy's development server can look an address up; at any other it throws. */
export function isSound(address: string): boolean {
  try {
    return !/\0|\\|(^|\/)\.\.(\/|$)/.test(pathOf(address));
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

/** Temporary files of editors. */
const TEMPORARY = /(^|[\\/])[.#~][^\\/]*$|~$|\.(tmp|swp)$/;

function noteDeletions(): void {
  mkdirSync(dirname(DELETION_NOTE), { recursive: true });
  writeFileSync(DELETION_NOTE, "");
  for (const folder of ["_data", "src"]) {
    watch(folder, { recursive: true }, (_event, path) => {
      if (path && !TEMPORARY.test(path) && !existsSync(join(folder, path)))
        writeFileSync(DELETION_NOTE, path);
    });
  }
}
