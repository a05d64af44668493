import { globSync, statSync } from "node:fs";
import esbuild, { type BuildOptions, type BuildResult } from "esbuild";
import { sound } from "./code-findings.ts";

type Bundled = BuildResult<BuildOptions & { metafile: true }>;

/** One call of esbuild. */
export interface Bundle {
  name: string;
  /** What the options are made from, as plain data: options hold functions and cannot be compared. */
  from: unknown;
  options: BuildOptions;
}

interface Cached {
  key: string;
  result: Bundled;
  /** When each source was saved; `NaN` during the bundle, as it may have been read before. */
  saved: number[];
}

/** On the global object, because the development server evaluates this module again when code changes. */
const KEY = Symbol.for("site.bundles");
const shared = globalThis as unknown as Record<symbol, Map<string, Cached> | undefined>;
shared[KEY] ??= new Map();
const cache = shared[KEY];

/**
 * Bundles with esbuild.
 *
 * @throws UserError when the code cannot be bundled
 */
export function bundleOnce({ options }: Bundle): Promise<Bundled> {
  return sound(esbuild.build({ ...options, logLevel: "silent", metafile: true }));
}

/**
 * Bundles in a process that bundles repeatedly: while neither the options nor a source file has
 * changed, the last result is returned.
 *
 * @throws UserError when the code cannot be bundled
 */
export async function bundleAgain(bundle: Bundle): Promise<Bundled> {
  const key = JSON.stringify(bundle.from);
  const last = cache.get(bundle.name);
  if (last?.key === key && savedTimes(last.result).every((time, at) => time === last.saved[at]))
    return last.result;
  const startedAt = Date.now();
  const result = await bundleOnce(bundle);
  const saved = savedTimes(result).map((time) => (time < startedAt ? time : Number.NaN));
  cache.set(bundle.name, { key, result, saved });
  return result;
}

/** When the sources, and the plugins in this folder, were saved. */
function savedTimes({ metafile }: Bundled): number[] {
  const plugins = globSync(`${import.meta.dirname}/*.ts`);
  return [...Object.keys(metafile.inputs), ...plugins].map(
    // Modules that plugins make are no files: `site-texts:site-texts-sv`.
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
}
