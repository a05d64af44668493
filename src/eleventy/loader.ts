import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import esbuild from "esbuild";
import { RUNTIME_ALIASES, widgetRuntime } from "./widget-runtime.ts";

/** Survives a reset of the configuration, which evaluates this module again. */
const KEY = Symbol.for("isektionen.loader");
const shared = globalThis as unknown as Record<symbol, { generation: number } | undefined>;

/**
 * Lets Node import the project's `.tsx` files and evaluate project modules anew in each generation.
 *
 * Node strips types from `.ts` by itself but does not know `.tsx`, and it keeps every module it has
 * loaded: without the second hook a saved component would be rebuilt with its old code
 * (Eleventy only follows the imports of `.js` files; shared/stack.md, section 1a).
 * Each generation leaves the old modules in memory, some MB per saved file; that is fine in development.
 */
export function installLoader(): void {
  if (shared[KEY]) return;
  const state = { generation: 0 };
  shared[KEY] = state;

  const root = pathToFileURL(`${process.cwd()}/`).href;
  const isProjectModule = (url: string) =>
    url.startsWith(root) && !url.includes("/node_modules/") && /\.tsx?(\?|$)/.test(url);

  const aliases = RUNTIME_ALIASES[widgetRuntime(process.env.SITE_ROOT ?? ".")];
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(aliases[specifier] ?? specifier, context);
      const fromProject = context.parentURL && !context.parentURL.includes("/node_modules/");
      if (state.generation === 0 || !fromProject || !isProjectModule(resolved.url)) return resolved;
      const url = new URL(resolved.url);
      url.search = `?generation=${state.generation}`;
      return { ...resolved, url: url.href };
    },
    load(url, context, nextLoad) {
      const [path = ""] = url.split("?");
      if (!path.endsWith(".tsx") || !isProjectModule(path)) return nextLoad(url, context);
      const file = fileURLToPath(path);
      const { code } = esbuild.transformSync(readFileSync(file, "utf8"), {
        loader: "tsx",
        jsx: "automatic",
        format: "esm",
        sourcefile: file,
        sourcemap: "inline",
      });
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}

/** From now on, imports of project modules get fresh copies. */
export function nextGeneration(): void {
  const state = shared[KEY];
  if (state) state.generation += 1;
}
