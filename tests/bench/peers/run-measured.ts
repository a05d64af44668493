import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface Command {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** What a command took. Memory and processor time are known on Linux only. */
export interface Usage {
  seconds: number;
  /** Of all its processes together: what other programs do meanwhile hardly changes it. */
  processorSeconds: number | null;
  /** The most that its processes held at a time, together; what they share counts for each. */
  megabytes: number | null;
}

interface GroupUsage {
  processorSeconds: number;
  kilobytes: number;
}

const SAMPLE_EVERY = 100;
/** Fixed for programs on Linux, whatever the kernel counts in. */
const TICKS_PER_SECOND = 100;

/**
 * Runs a command to its end.
 *
 * @throws with what it printed, if it fails
 */
export async function runMeasured(command: Command): Promise<Usage> {
  const begin = performance.now();
  const { child, printed } = start(command);
  // Also when the run is broken off: what is left behind would go on, and disturb what comes next.
  const stop = () => stopGroup(child);
  process.once("exit", stop);
  let processorSeconds: number | null = null;
  let megabytes: number | null = null;
  const sample = () => {
    const usage = groupUsage(child.pid ?? 0);
    if (!usage) return;
    processorSeconds = Math.max(processorSeconds ?? 0, usage.processorSeconds);
    megabytes = Math.max(megabytes ?? 0, usage.kilobytes / 1024);
  };
  const sampling = setInterval(sample, SAMPLE_EVERY);
  const status = await new Promise((ended) => child.once("exit", ended));
  clearInterval(sampling);
  process.off("exit", stop);
  const seconds = (performance.now() - begin) / 1000;
  if (status !== 0) {
    throw new Error(
      `${[command.command, ...command.args].join(" ")} in ${command.cwd} failed:\n${printed().slice(-4000)}`,
    );
  }
  return { seconds, processorSeconds, megabytes };
}

/** A program that runs until it is disposed of, with all processes that it started. */
export interface Running extends AsyncDisposable {
  /** All that it has printed. */
  printed(): string;
  hasEnded(): boolean;
}

export function startRunning(command: Command): Running {
  const { child, printed } = start(command);
  const ended = new Promise((done) => child.once("exit", done));
  const stop = () => stopGroup(child);
  process.once("exit", stop);
  return {
    printed,
    hasEnded: () => child.exitCode !== null,
    async [Symbol.asyncDispose]() {
      process.off("exit", stop);
      stop();
      await ended;
    },
  };
}

/** In a process group of its own, by which all that belongs to it is found again. */
function start({ command, args, cwd, env }: Command): {
  child: ChildProcess;
  printed: () => string;
} {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  return { child, printed: () => text };
}

function stopGroup(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (process.platform === "win32") child.kill();
  else process.kill(-child.pid, "SIGKILL");
}

/** What the processes of a group have used and hold; null where the system does not tell. */
function groupUsage(group: number): GroupUsage | null {
  if (process.platform !== "linux") return null;
  const usage = { processorSeconds: 0, kilobytes: 0 };
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // proc_pid_stat(5), from the third field on: the second is a name that may hold anything.
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      if (fields[2] !== group) continue;
      const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
      usage.processorSeconds += (own + system + children + childrenSystem) / TICKS_PER_SECOND;
      const held = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
      usage.kilobytes += Number(held ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return usage;
}
