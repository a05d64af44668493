import { relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** The module that stands for all that are joined, and can be imported like any other. */
export const JOINED = "virtual:first-use";

/**
 * Lets modules that are imported on demand come as one file: small files compress badly, and each
 * costs a request. Whoever imports one of them gets a module with the exports of all, so two of them
 * must not export the same name.
 *
 * @param root folder that holds the code
 * @param joined those modules
 * @param followers modules on demand that are only loaded after those: what both use stays in the one
 *   file, and does not become a small file of its own
 */
export function joinedFiles(
  root: string,
  joined: readonly string[],
  followers: readonly string[],
): Plugin {
  const reExport = (file: string) => `export * from ${JSON.stringify(`./${file}`)};`;
  return {
    name: "joined-files",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return null;
        const file = relative(root, resolve(resolveDir, path)).replaceAll("\\", "/");
        if (joined.includes(file)) return { path: "first-use", namespace: "virtual" };
        return followers.includes(file) ? { path: file, namespace: "follower" } : null;
      });
      onResolve({ filter: new RegExp(`^${JOINED}$`) }, () => ({
        path: "first-use",
        namespace: "virtual",
      }));
      onLoad({ filter: /^first-use$/, namespace: "virtual" }, () => ({
        contents: joined.map(reExport).join("\n"),
        resolveDir: root,
      }));
      onLoad({ filter: /./, namespace: "follower" }, ({ path }) => ({
        contents: `${reExport(path)}\nimport ${JSON.stringify(JOINED)};`,
        resolveDir: root,
      }));
    },
  };
}
