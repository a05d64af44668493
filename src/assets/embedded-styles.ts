import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { posixPath } from "../schema/posix-path.ts";

/**
 * Lets scripts carry a stylesheet as text, `import css from "./x.css" with { type: "text" }`, built
 * for the same browsers as the stylesheet of the pages. By default esbuild would take the file
 * unchanged, comments included.
 *
 * @param options `minify`: without white space; `target`: browsers for which nesting is written out
 */
export function embeddedStyles(options: { minify: boolean; target: string[] }): Plugin {
  return {
    name: "embedded-styles",
    setup({ esbuild, onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path, with: { type } }) => {
        if (type !== "text") return null;
        const { code, warnings } = await esbuild.transform(await readFile(path, "utf8"), {
          ...options,
          loader: "css",
          sourcefile: posixPath(relative(process.cwd(), path)),
        });
        return { contents: code.trim(), loader: "text", warnings };
      });
    },
  };
}
