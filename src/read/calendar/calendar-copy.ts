import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the last good copy lies; the host of the site has to keep it from one build to the next. */
export const CALENDAR_CACHE = ".cache/calendar";

/** The name tells calendars apart without telling the address. */
function copyPath(folder: string, address: URL): string {
  const hash = createHash("sha256").update(address.href).digest("hex");
  return join(folder, `${hash.slice(0, 16)}.ics`);
}

/** The last good copy of a calendar; null where there is none. */
export function readCopy(folder: string, address: URL): Uint8Array | null {
  try {
    return readFileSync(copyPath(folder, address));
  } catch {
    return null;
  }
}

/**
 * Keeps a calendar that could be read. Another build may read the copy meanwhile, so it is replaced in
 * one step.
 *
 * @returns whether it could be written
 */
export function keepCopy(folder: string, address: URL, bytes: Uint8Array): boolean {
  const path = copyPath(folder, address);
  const unfinished = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
    return true;
  } catch {
    return false;
  }
}
