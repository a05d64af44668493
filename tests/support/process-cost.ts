import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second for programs, whatever the kernel counts in. */
const TICKS_PER_SECOND = 100;
/** Of memory, on all computers that measure. */
const PAGE_SIZE = 4096;

/** What a process group has taken so far; see proc_pid_stat(5), where the second field may hold anything. */
export function groupCost(group: number): { cpu: number; memory: number } {
  let [ticks, pages] = [0, 0];
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[2]) !== group) continue;
      for (const field of fields.slice(11, 15)) ticks += Number(field);
      pages += Number(fields[21]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return { cpu: ticks / TICKS_PER_SECOND, memory: pages * PAGE_SIZE };
}
