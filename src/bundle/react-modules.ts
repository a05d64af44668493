import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { LEFT_OUT } from "./react-left-out.ts";

/** What React's packages are imported by, and the file of each that is published. */
const FILES: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

/**
 * Lets React come as ES modules, of which esbuild leaves out what nobody calls, and without those of
 * its features that no widget uses (`react-left-out.ts`). As its packages are, CommonJS, all of it
 * would travel.
 *
 * @param root folder that holds `node_modules`
 */
export function reactModules(root: string): Plugin {
  return {
    name: "react-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => {
        const file = FILES[path];
        // As it is called here, not where links lead: the hashes in names follow from it.
        return file ? { path: join(root, "node_modules", file), pluginData: path } : null;
      });
      onLoad({ filter: /\.production\.js$/ }, async ({ path, pluginData }) => ({
        contents: leaveOut(toModule(await readFile(path, "utf8")), LEFT_OUT[pluginData] ?? {}),
      }));
    },
  };
}

/** The same code with `import` and `export` instead of `require` and `exports`. */
export function toModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace('"use strict";', "")
    .replace(/var ((?:\w+ = require\("[^"]+"\),?\s*)+)(;?)/, (_all, list: string, end: string) => {
      for (const [, name, from] of list.matchAll(/(\w+) = require\("([^"]+)"\)/g)) {
        imports.push(`import * as ${name} from "${from}";`);
      }
      return end ? "" : "var ";
    })
    .replace(/(^|\b)exports\.(\w+)/gm, (_all, _start, name: string, at: number, all: string) => {
      const isFirst = (at === 0 || all[at - 1] === "\n") && !names.has(name);
      names.add(name);
      return `${isFirst ? "var " : ""}$${name}`;
    });
  return `${imports.join("")}${body}\nexport {${[...names].map((name) => `$${name} as ${name}`)}};`;
}

/**
 * Replaces what functions do.
 *
 * @param bodies new body of each function by its name
 * @throws Error when the code has no such function, as another version of React may
 */
export function leaveOut(code: string, bodies: Readonly<Record<string, string>>): string {
  return Object.entries(bodies).reduce((rest, [name, body]) => {
    const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[^]*?^\\}`, "m");
    if (!whole.test(rest)) throw new Error(`React has no function ${name} any more`);
    return rest.replace(whole, () => `function ${name}() {${body}}`);
  }, code);
}
