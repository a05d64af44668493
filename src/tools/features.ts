/** The subjects, for tools: Node runs TypeScript by itself, but neither components nor the drawings in them. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { parseDrawing } from "../schema/drawing.ts";

registerHooks({
  load(url, context, next) {
    if (!/^file:.*\.(tsx|svg)$/.test(url)) return next(url, context);
    const text = readFileSync(fileURLToPath(url), "utf8");
    const source = url.endsWith(".svg")
      ? `export default ${JSON.stringify(parseDrawing(text))};`
      : transformSync(text, { loader: "tsx", jsx: "automatic", tsconfigRaw: "{}" }).code;
    return { format: "module", source, shortCircuit: true };
  },
});

export const { FEATURES } = await import("../features/features.ts");
