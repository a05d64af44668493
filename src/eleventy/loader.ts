import { globSync, readFileSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import esbuild, { type BuildOptions, type BuildResult } from "esbuild";
import { parseDrawing } from "../schema/drawing.ts";

interface LoaderState {
  /** Part of the address of project modules; a new one makes Node evaluate them again. */
  generation: number;
  /** When the modules of this generation had last been saved, by file. */
  saved: Map<string, number | undefined>;
  /** Fulfilled when all components can be imported without waiting for each. */
  isReady: Promise<void>;
}

/** Survives a reset of the configuration, which evaluates this module again. */
const KEY = Symbol.for("site.loader");
const shared = globalThis as unknown as Record<symbol, LoaderState | undefined>;

/**
 * Lets Node import the project's `.tsx` and `.svg` files, and evaluates project modules again when they
 * change (`reloadModules`).
 *
 * Node strips types from `.ts` but does not know `.tsx`, and it caches every module: without the second
 * hook a saved component would be rendered with its old code (Eleventy only follows the imports of
 * `.js` files). Each generation leaves the old modules in memory, some MB per saved file; that is fine
 * in development.
 */
export function installLoader(): void {
  if (shared[KEY]) return;

  // Errors name lines of the sources.
  process.setSourceMapsEnabled(true);
  const root = pathToFileURL(`${process.cwd()}/`).href;
  const isProjectModule = (url: string) =>
    url.startsWith(root) && !url.includes("/node_modules/") && /\.(tsx?|svg|json)(\?|$)/.test(url);

  /** JavaScript of components, with the time at which they were saved. */
  const components = new Map<string, { code: string; time: number | undefined }>();
  const files = globSync("{src,widgets}/**/*.tsx").map((file) => resolve(file));
  const times = new Map(files.map((file) => [file, savedAt(file)]));
  const state: LoaderState = {
    generation: 0,
    saved: new Map(),
    // All at once, while Eleventy starts: asking esbuild for each of them takes ten times as long.
    isReady: esbuild.build(transforming(files)).then(
      (result) => {
        for (const [file, code] of codeIn(result))
          components.set(file, { code, time: times.get(file) });
      },
      // Reported when the component is imported.
      () => undefined,
    ),
  };
  shared[KEY] = state;

  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const fromProject = context.parentURL && !context.parentURL.includes("/node_modules/");
      if (state.generation === 0 || !fromProject || !isProjectModule(resolved.url)) return resolved;
      const url = new URL(resolved.url);
      url.search = `?generation=${state.generation}`;
      return { ...resolved, url: url.href };
    },
    load(url, context, nextLoad) {
      const [path = ""] = url.split("?");
      if (!isProjectModule(path)) return nextLoad(url, context);
      const file = fileURLToPath(path);
      // Asked before it is read: a file saved in between counts as changed.
      const time = savedAt(file);
      state.saved.set(file, time);
      if (path.endsWith(".svg")) {
        const source = `export default ${JSON.stringify(parseDrawing(readFileSync(file, "utf8")))}`;
        return { format: "module", source, shortCircuit: true };
      }
      if (!path.endsWith(".tsx")) return nextLoad(url, context);
      if (components.get(file)?.time !== time) {
        const code = codeIn(esbuild.buildSync(transforming([file]))).get(file) ?? "";
        components.set(file, { code, time });
      }
      return { format: "module", source: components.get(file)?.code ?? "", shortCircuit: true };
    },
  });
}

/** Awaited before the first component is imported. */
export async function componentsReady(): Promise<void> {
  await shared[KEY]?.isReady;
}

/** Makes JavaScript of components. */
function transforming(files: string[]) {
  return {
    entryPoints: files,
    outdir: "/",
    outbase: "/",
    write: false,
    format: "esm",
    jsx: "automatic",
    // How types are checked is of no interest here.
    tsconfigRaw: "{}",
    sourcemap: "inline",
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** The JavaScript, by file of the component. */
function codeIn({ outputFiles }: BuildResult<{ write: false }>): Map<string, string> {
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/\.js$/, ".tsx"), text]));
}

/**
 * If a module was saved since it was evaluated, imports of project modules get fresh copies from now
 * on. It asks the files and not Eleventy, which does not report those saved during a build.
 *
 * @returns esbuild's failure when a saved module cannot be parsed; imports get the old modules until it can
 */
export function reloadModules(): unknown {
  const state = shared[KEY];
  const saved = [...(state?.saved ?? [])].filter(([file, time]) => savedAt(file) !== time);
  if (!state || saved.length === 0) return undefined;
  const code = saved.map(([file]) => file).filter((file) => /\.tsx?$/.test(file) && savedAt(file));
  try {
    esbuild.buildSync(transforming(code));
  } catch (failure) {
    return failure;
  }
  state.saved.clear();
  state.generation += 1;
  return undefined;
}

function savedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
