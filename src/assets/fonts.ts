import { basename } from "node:path";
import type { Metafile } from "esbuild";

/** Faces that every page shows; the others are fetched only where a character needs them. */
const PRELOADED = ["porter-sans", "young-serif"];

/** Addresses of the fonts that pages ask for before they know the stylesheet. */
export function preloadFonts({ outputs }: Metafile): string[] {
  return Object.keys(outputs)
    .map((file) => basename(file))
    .filter((file) => file.endsWith(".woff2") && PRELOADED.some((font) => file.startsWith(font)))
    .map((file) => `/assets/${file}`)
    .sort();
}
