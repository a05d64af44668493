import { relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

/**
 * Gives modules copies of their own of others that they import, which otherwise would become files that
 * several share.
 *
 * @param root folder that holds the code
 * @param importers modules that get copies
 * @param copied modules without state that importers share, as each copy has its own
 */
export function ownCopies(
  root: string,
  importers: readonly string[],
  copied: readonly string[],
): Plugin {
  const nameOf = (file: string) => relative(root, file).replaceAll("\\", "/");
  return {
    name: "own-copies",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ importer, kind, path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        return kind === "import-statement" &&
          importers.includes(nameOf(importer)) &&
          copied.includes(nameOf(file))
          ? { path: file, suffix: `?${nameOf(importer)}` }
          : null;
      });
    },
  };
}
