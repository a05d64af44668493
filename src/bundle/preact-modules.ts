import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "esbuild";
import { NEVER_SET, REPLACED } from "./preact-left-out.ts";

/** What Preact's packages are imported by, and the file of each before it was bundled. */
const FILES: Readonly<Record<string, string>> = {
  preact: "src/index.js",
  "preact/hooks": "hooks/src/index.js",
  // Plugins are asked before `runtime-aliases.ts`.
  "react/jsx-runtime": "jsx-runtime/src/index.js",
};

/** Names that are Preact's own, for esbuild to shorten; those with two underscores are known elsewhere. */
export const PRIVATE_PROPS = /^_(_hooks$|[a-z])/;

/**
 * Lets Preact come from its source, without those of its features that no widget uses
 * (`preact-left-out.ts`). As it is published, in one file, nothing can be left out of it.
 *
 * @param root folder that holds `node_modules`
 */
export function preactModules(root: string): Plugin {
  // As it is called here, not where links lead: the hashes in names follow from it.
  const home = join(root, "node_modules/preact");
  return {
    name: "preact-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(preact(\/hooks)?|react\/jsx-runtime)$/ }, ({ path }) => {
        const file = FILES[path];
        return file ? { path: join(home, file) } : null;
      });
      onLoad({ filter: /[\\/]preact[\\/].*[\\/]?src[\\/].*\.js$/ }, async ({ path }) => {
        const file = relative(home, path).replaceAll("\\", "/");
        return { contents: leaveOut(await readFile(path, "utf8"), REPLACED[file] ?? {}) };
      });
    },
  };
}

/**
 * Replaces parts of the code, and reads of properties that nobody sets.
 *
 * @param parts new code by the old one
 * @throws Error when the code has no such part, as another version of Preact may
 */
export function leaveOut(code: string, parts: Readonly<Record<string, string>>): string {
  const rest = Object.entries(parts).reduce((left, [part, instead]) => {
    if (!left.includes(part)) throw new Error(`Preact has no "${part}" any more`);
    return left.replaceAll(part, () => instead);
  }, code);
  return rest.replace(READ_OF_NEVER_SET, "undefined");
}

const READ_OF_NEVER_SET = new RegExp(`\\b\\w+\\.(${NEVER_SET.join("|")})\\b(?! = )`, "g");
