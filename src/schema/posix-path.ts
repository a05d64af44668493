/**
 * A path with slashes on every system, as addresses, Git and esbuild have it: Node's own functions join and
 * list with backslashes on Windows.
 *
 * @example posixPath("src\\content\\sv") // "src/content/sv"
 */
export const posixPath = (path: string): string => path.replaceAll("\\", "/");
