import { basename } from "node:path";
import type { Metafile } from "esbuild";

/** Faces that every page shows; the others are fetched only where a character needs them. */
const PRELOADED = ["porter-sans", "young-serif"];

/** Addresses of the fonts that pages ask for before they know the stylesheet. */
export function preloadFonts(metafile: Metafile): string[] {
  return fontFiles(metafile)
    .map((file) => basename(file))
    .filter((file) => PRELOADED.some((font) => file.startsWith(font)))
    .map((file) => `/assets/${file}`)
    .sort();
}

function fontFiles({ outputs }: Metafile): string[] {
  return Object.keys(outputs).filter((file) => file.endsWith(".woff2"));
}
