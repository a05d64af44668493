import { statSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

/** What an address leads to: a file of the built folder, or another address. */
export type Resolution = { status: number } & ({ file: string } | { location: string });

/** A line of `_redirects`; we use no conditions. */
interface Rule {
  path: string;
  to: string;
  status?: number;
}

/** Netlify reads these files and does not serve them; browsers resolve `..` before they ask. */
const NOT_SERVED = /^\/_(redirects|headers)$|\/\.{1,2}(\/|$)|[\\\0]/i;

/**
 * Decides in Netlify's order what a decoded path leads to: files, redirects, the not-found page.
 *
 * @returns null where there is nothing, not even a not-found page
 * @throws AggregateError when a line of `_redirects` is malformed
 * @example await resolveAddress("_site", "/docs/board/") // { location: "/docs/board", status: 301 }
 */
export async function resolveAddress(dir: string, path: string): Promise<Resolution | null> {
  const page = findPage(dir, path);
  if (page?.address === path) return { file: page.file, status: 200 };
  if (page) return { location: encodeURI(page.address), status: 301 };
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dir, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `_redirects: ${errors.join("\n")}`);
  const pathname = encodeURI(path.replace(/(?<=.)\/$/, ""));
  for (const { path: from, to, status = 301 } of redirects as Rule[]) {
    const pattern = new URLPattern({ pathname: from.replaceAll(/[(){}+?]/g, "\\$&") });
    const { groups } = pattern.exec({ pathname })?.pathname ?? {};
    if (!groups) continue;
    const target = to.replaceAll(
      /:([a-z]\w*)/g,
      (all, name: string) => groups[name === "splat" ? "0" : name] ?? all,
    );
    const file = status < 300 || status >= 400 ? findPage(dir, target)?.file : undefined;
    return file ? { file, status } : { location: target, status };
  }
  return isFile(dir, "/404.html") ? { file: "/404.html", status: 404 } : null;
}

/** The file at a path, and the one address of that page (ROUTE-4, ROUTE-7). */
function findPage(dir: string, path: string): { file: string; address: string } | null {
  if (NOT_SERVED.test(path)) return null;
  if ((path.endsWith("/404.html") || !path.endsWith(".html")) && isFile(dir, path))
    return { file: path, address: path };
  const stem = path.replace(/(\/index)?(\.html)?\/?$/, "");
  if (stem.endsWith("/404")) return null;
  if (isFile(dir, `${stem}.html`)) return { file: `${stem}.html`, address: stem };
  const index = `${stem}/index.html`;
  return isFile(dir, index) ? { file: index, address: `${stem}/` } : null;
}

function isFile(dir: string, path: string): boolean {
  return statSync(join(dir, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** What was last parsed, with the time of the file: a page asks for dozens of files. */
let parsed: { version: string; rules: ReturnType<typeof parseAllHeaders> } | undefined;

function parseHeaders(file: string): ReturnType<typeof parseAllHeaders> {
  const version = `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
  if (parsed?.version !== version) {
    const rules = parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
    parsed = { version, rules };
  }
  return parsed.rules;
}

/** The headers of a decoded path by `_headers`; of two rules for one header, the later one applies. */
export async function loadHeaders(dir: string, path: string): Promise<Record<string, string>> {
  const { headers, errors } = await parseHeaders(join(dir, "_headers"));
  if (errors.length > 0) throw new AggregateError(errors, `_headers: ${errors.join("\n")}`);
  const matching = headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(path));
  return Object.assign({}, ...matching.map(({ values }) => values));
}
