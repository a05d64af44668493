import { join } from "node:path";
import { build } from "esbuild";

/** A module of this folder with all that it imports, as a script for a page. */
export async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    minify: true,
    write: false,
    platform: "browser",
  });
  return outputFiles[0]?.text ?? "";
}
