import { readFileSync } from "node:fs";
import { parseDrawing } from "../../src/schema/drawing.ts";

/** Gives tests the drawings of `src/theme` as `src/eleventy/modules.ts` does (a plugin of Vite). */
export const svgFiles = {
  name: "svg-files",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith(".svg")
      ? `export default ${JSON.stringify(parseDrawing(readFileSync(id, "utf8")))};`
      : undefined,
};
