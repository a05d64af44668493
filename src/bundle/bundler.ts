import { globSync, statSync } from "node:fs";
import esbuild, { type BuildOptions, type BuildResult } from "esbuild";

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
  startedAt: number;
  result: Bundled;
}

/** On the global object, because the development server evaluates this module again when code changes. */
const KEY = Symbol.for("isektionen.bundles");
const shared = globalThis as unknown as Record<symbol, Map<string, Cached> | undefined>;
shared[KEY] ??= new Map();
const cache = shared[KEY];

/**
 * Bundles with esbuild.
 *
 * @throws esbuild's failure when the code cannot be bundled
 */
export function bundleOnce({ options }: Bundle): Promise<Bundled> {
  return esbuild.build({ ...options, metafile: true });
}

/**
 * Bundles in a process that bundles repeatedly: while neither the options nor a source file has
 * changed, the last result is returned.
 *
 * @throws esbuild's failure when the code cannot be bundled
 */
export async function bundleAgain(bundle: Bundle): Promise<Bundled> {
  const key = JSON.stringify(bundle.from);
  const last = cache.get(bundle.name);
  if (last?.key === key && isFresh(last)) return last.result;
  const startedAt = Date.now();
  const result = await bundleOnce(bundle);
  cache.set(bundle.name, { key, startedAt, result });
  return result;
}

/** Whether no source, and no plugin in this folder, was saved since the bundle was started. */
function isFresh({ startedAt, result }: Cached): boolean {
  const plugins = globSync(`${import.meta.dirname}/*.ts`);
  return [...Object.keys(result.metafile.inputs), ...plugins].every((file) => {
    // Modules that plugins make are no files: `site-texts:site-texts-sv`.
    const saved = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    return saved === undefined || saved < startedAt;
  });
}
