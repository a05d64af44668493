import { globSync, rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../assets/bundle.ts";
import { drawingsPlugin } from "../assets/drawings-plugin.ts";
import { posixPath } from "../schema/posix-path.ts";

/** Modules that are imported by their paths; the others are imported by these. */
const ENTRY_POINTS = [
  "src/eleventy/reloaded-code.ts",
  "src/{features,layouts,pages}/**/*.11ty.{ts,tsx}",
];
/** `npm start` and `npm run build` do not disturb each other. */
const OUTPUT = `.cache/modules/${process.env.ELEVENTY_RUN_MODE}`;

/** Addresses of the bundles, by path of the module. */
let addresses = new Map<string, string>();

/**
 * Bundles and evaluates the project's modules for Node, which knows neither TSX nor SVG, and which would not evaluate
 * a saved module again: a changed bundle has another name. Packages are not bundled. In development
 * each changed bundle stays in memory, some MB after many saves.
 *
 * @throws UserError when a module cannot be bundled, or what a module throws; the bundles from before stay
 * in use
 */
export async function bundleModules(): Promise<void> {
  // Errors name lines of the sources.
  process.setSourceMapsEnabled(true);
  if (addresses.size === 0) rmSync(OUTPUT, { recursive: true, force: true });
  const { metafile } = await bundle("modules", {
    entryPoints: globSync(ENTRY_POINTS),
    outbase: ".",
    outdir: OUTPUT,
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    // How types are checked is of no interest here.
    tsconfigRaw: "{}",
    plugins: [drawingsPlugin],
    sourcemap: true,
    sourcesContent: false,
  });
  const bundled = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint, pathToFileURL(resolve(file)).href] as const] : [],
  );
  await Promise.all(bundled.map(([, address]) => import(address)));
  addresses = new Map(bundled);
}

/** Imports a module as it was last bundled, by its path from the project. */
export async function importModule<Module>(path: string): Promise<Module> {
  const address = addresses.get(posixPath(relative(".", path)));
  if (!address) throw new Error(`${path} is not among the modules of src/eleventy/modules.ts`);
  return import(address);
}
