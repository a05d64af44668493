import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { parseDrawing } from "../schema/drawing.ts";

/** Lets code that esbuild bundles import `.svg` files of `src/theme`. */
export const drawingsPlugin: Plugin = {
  name: "drawings",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
      contents: JSON.stringify(parseDrawing(await readFile(path, "utf8"))),
      loader: "json",
    })),
};
