/**
 * Trims white space and a final `/index.html` or `.html` from a path; keeps query and hash (ROUTE-4).
 * `/404.html` is a page of that literal name and stays.
 *
 * @example normalizePath("/docs/board.html") // "/docs/board"
 * @example normalizePath("/en/index.html") // "/en/"
 */
export function normalizePath(pathname: string): string {
  const { path, rest } = splitPath(pathname.trim());
  if (/^\/(en\/)?404\.html$/.test(path)) return path + rest;
  if (/^(\/en)?\/index\.html$/.test(path)) return path.slice(0, -"index.html".length) + rest;
  return (path.replace(/(\/index)?\.html$/, "") || "/") + rest;
}

/**
 * Whether two paths lead to the same page: one trailing slash, letter case, percent-encoding,
 * query and hash do not matter (ROUTE-3). An absent path equals only an absent path.
 *
 * @example isSamePath("/Docs/Board/", "/docs/board") // true
 */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return !a && !b;
  return comparablePath(a) === comparablePath(b);
}

/** The form in which two paths of the same page are equal strings. */
export function comparablePath(path: string): string {
  const normalized = decode(normalizePath(splitPath(path).path));
  return normalized.toLowerCase().normalize("NFC").replace(/\/$/, "") || "/";
}

/** Whether `path` is `section` or below it, by whole segments (NAV-6). */
export function isWithin(section: string, path: string): boolean {
  const a = comparablePath(section);
  const b = comparablePath(path);
  return b === a || (a !== "/" && b.startsWith(`${a}/`));
}

/**
 * The one form in which addresses are written: no trailing slash except for the homes (ROUTE-7).
 *
 * @param homes base paths of the locales, which keep their slash
 */
export function canonicalPath(path: string, homes: readonly string[]): string {
  if (homes.includes(path)) return path;
  if (homes.includes(`${path}/`)) return `${path}/`;
  return path.replace(/\/+$/, "") || "/";
}

/** The file a page is written to; Netlify serves `board.html` as `/board` without a redirect. */
export function outputPathOf(url: string): string {
  return url.endsWith("/") ? `${url.slice(1)}index.html` : `${url.slice(1)}.html`;
}

/** Percent-decoded text; as it is where the escapes are malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits `/path?query#hash` into the path and the rest. */
export function splitPath(target: string): { path: string; rest: string } {
  const at = target.search(/[?#]/);
  return at < 0
    ? { path: target, rest: "" }
    : { path: target.slice(0, at), rest: target.slice(at) };
}
