import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import esbuild, { type BuildContext, type BuildOptions, type BuildResult } from "esbuild";

type Bundled = BuildResult<BuildOptions & { metafile: true }>;

/** Something to bundle. */
export interface Bundle {
  /** Unlike that of any other bundle. */
  name: string;
  /**
   * What the options are made from. While it stays the same, so do the options: those themselves
   * cannot be compared, as they hold functions.
   */
  from: unknown;
  options: BuildOptions;
}

/** A bundle of a process that builds again and again. */
interface Kept {
  /** `from` and the code that makes options of it, as text. */
  made: string;
  context: BuildContext<BuildOptions & { metafile: true }>;
  result: Bundled;
  /** When each file had been saved that it was read from or written to. */
  saved: Map<string, number>;
}

interface State {
  /** By name. */
  bundles: Map<string, Kept>;
  /** Whether somebody listens for Ctrl+C. */
  isHeard: boolean;
}

/** Outlives this module, which the development server loads anew when code is saved. */
const KEY = Symbol.for("site.bundles");
const shared = globalThis as unknown as Record<symbol, State | undefined>;
shared[KEY] ??= { bundles: new Map(), isHeard: false };
const state = shared[KEY];
const kept = state.bundles;

/**
 * Bundles once.
 *
 * @throws esbuild's failure when the code cannot be bundled
 */
export function bundleOnce({ options }: Bundle): Promise<Bundled> {
  return esbuild.build({ ...options, metafile: true });
}

/**
 * Bundles in a process that will do so again: esbuild keeps what it has read, and when no file has
 * been saved since the last time, that result holds. Call `disposeBundles` at the end.
 *
 * @throws esbuild's failure when the code cannot be bundled; the next call tries again
 */
export async function bundleAgain({ name, from, options }: Bundle): Promise<Bundled> {
  const made = JSON.stringify([from, savedCode()]);
  const last = kept.get(name);
  if (last?.made === made) {
    if (isFresh(last)) return last.result;
  } else {
    kept.delete(name);
    await last?.context.dispose();
  }
  disposeAtInterrupt();
  const context =
    last?.made === made ? last.context : await esbuild.context({ ...options, metafile: true });
  const start = Date.now();
  try {
    const result = await context.rebuild();
    kept.set(name, { made, context, result, saved: savedFiles(result, start) });
    return result;
  } catch (error) {
    kept.delete(name);
    await context.dispose();
    throw error;
  }
}

/** Ends what `bundleAgain` keeps. */
export async function disposeBundles(): Promise<void> {
  const all = [...kept.values()];
  kept.clear();
  await Promise.all(all.map(({ context }) => context.dispose()));
}

/** After Ctrl+C the development server waits until nothing is left to do; esbuild would wait for ever. */
function disposeAtInterrupt(): void {
  if (state.isHeard) return;
  state.isHeard = true;
  process.once("SIGINT", () => void disposeBundles());
}

function isFresh({ saved }: Kept): boolean {
  return [...saved].every(([file, time]) => savedAt(file) === time);
}

/** A file that was saved since the start may have been read before: it counts as unknown. */
function savedFiles({ metafile, outputFiles }: Bundled, start: number): Map<string, number> {
  // Modules that plugins make are no files: `site-texts:site-texts-sv`.
  const read = Object.keys(metafile.inputs).filter((file) => savedAt(file) !== undefined);
  const written = outputFiles ? [] : Object.keys(metafile.outputs);
  return new Map([
    ...read.map((file): [string, number] => {
      const time = savedAt(file) ?? Number.NaN;
      return [file, time < start ? time : Number.NaN];
    }),
    ...written.map((file): [string, number] => [file, savedAt(file) ?? Number.NaN]),
  ]);
}

/** When the code of this folder was saved: another plugin may make another bundle of the same. */
function savedCode(): (number | undefined)[] {
  return readdirSync(import.meta.dirname).map((file) => savedAt(join(import.meta.dirname, file)));
}

function savedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
