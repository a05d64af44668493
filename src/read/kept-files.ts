import { statSync } from "node:fs";
import type { Finding } from "../schema/finding.ts";

/**
 * Remembers what was read of each file, for a server that reads the site again after each change: of
 * 2,000 files usually one is new.
 */
export type KeptFiles<Value> = Map<
  string,
  { stamp: string; circumstances: string; value: Value; findings: readonly Finding[] }
>;

/**
 * Reads a file unless it is as it was; what was found in it then is told again.
 *
 * @param circumstances what else decides how it is read
 * @param read is given a list of its own to tell in
 * @returns the same object for a file that is unchanged
 */
export function readKept<Value>(
  kept: KeptFiles<Value>,
  file: string,
  circumstances: string,
  findings: Finding[],
  read: (findings: Finding[]) => Value,
): Value {
  const stamp = stampOf(file);
  const known = kept.get(file);
  if (known?.stamp === stamp && known.circumstances === circumstances) {
    findings.push(...known.findings);
    return known.value;
  }
  const own: Finding[] = [];
  const value = read(own);
  kept.set(file, { stamp, circumstances, value, findings: own });
  findings.push(...own);
  return value;
}

/** Changes whenever a file is saved, and when it comes or goes. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "";
}
