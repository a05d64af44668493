import { canonicalPath } from "./paths.ts";
import { headingSlug } from "./slugs.ts";

/**
 * A file or folder name without its number prefix (SIDE-2). Dates and version numbers are names,
 * not prefixes: `2024-03`, `7.0`.
 *
 * @example splitNumberPrefix("02-event") // { position: 2, name: "event" }
 */
export function splitNumberPrefix(name: string): { position: number | undefined; name: string } {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (!match || /^\d+[-_.]\d+/.test(name)) return { position: undefined, name };
  return { position: Number(match[1]), name: match[2] ?? name };
}

/** Address of the docs of a version, without trailing slash. */
export function docsBase(
  versionPath: string,
  { href }: { href: (target: string) => string },
): string {
  // Added afterwards, because `/docs/1.0` would pass for a file, which has no language.
  return href("/docs") + (versionPath ? `/${versionPath}` : "");
}

/** Address of the page that a category of the docs generates (SIDE-4). */
export function categoryAddress(
  docsBase: string,
  { slug }: { slug?: string | undefined },
  label: string,
): string {
  return docsBase + (slug ?? `/category/${headingSlug(label)}`);
}

/** A path without the ending of Markdown files. */
export function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, "");
}

/** Path below the docs folder without extension and number prefixes, by segments. */
function plainSegments(path: string): string[] {
  return withoutExtension(path)
    .split("/")
    .map((segment) => splitNumberPrefix(segment).name);
}

/**
 * Id of a doc: folders and name without number prefixes; `id` in front matter replaces the name.
 *
 * @example docId("02-event/01-club.md") // "event/club"
 */
export function docId(path: string, id?: string): string {
  const segments = plainSegments(path);
  return [...segments.slice(0, -1), id ?? segments.at(-1)].join("/");
}

/** Whether a doc represents its folder: `index`, `readme`, or named like the folder (SIDE-4). */
export function isIndexDoc(path: string): boolean {
  const segments = plainSegments(path);
  const name = segments.at(-1)?.toLowerCase();
  return (
    name === "index" ||
    name === "readme" ||
    (segments.length > 1 && name === segments.at(-2)?.toLowerCase())
  );
}

/**
 * Address of a doc (SIDE-10).
 *
 * @param base docs path of the version with the locale's prefix, without trailing slash
 * @param slug `slug` of the front matter: absolute below the base, or relative to the folder
 * @example docUrl("/en/docs", "02-event/01-club.md") // "/en/docs/event/club"
 */
export function docUrl(
  base: string,
  path: string,
  options: { slug?: string | undefined; id?: string | undefined } = {},
): string {
  const segments = docId(path, options.id).split("/");
  const folder = segments.slice(0, -1);
  const tail = options.slug?.startsWith("/")
    ? options.slug
    : `/${[...folder, ...(options.slug ? [options.slug] : isIndexDoc(path) ? [] : [segments.at(-1)])].join("/")}`;
  return canonicalPath(`${base}${tail}`, []);
}

/** Date, folder and name that a post's file name holds (BLOG-4, BLOG-6); undefined parts are absent. */
export function parsePostPath(path: string): { date: string | undefined; name: string } {
  const match =
    /^(?<folder>(?:.*?\/)?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/.exec(
      path,
    );
  if (!match?.groups) return { date: undefined, name: path.replace(/(\/index)?\.mdx?$/, "") };
  const { folder = "", year = "", month = "", day = "", text = "" } = match.groups;
  return { date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, name: folder + text };
}

/** Whether a day written `2024-03-25` exists. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}

/**
 * Address of a post (BLOG-6).
 *
 * @param base `/blog` with the locale's prefix
 * @param path path below the blog folder
 * @example postUrl("/blog", "2024-03-25-ny-hemsida.md") // "/blog/2024/03/25/ny-hemsida"
 */
export function postUrl(base: string, path: string, slug?: string): string {
  if (slug) return canonicalPath(`${base}/${slug.replace(/^\//, "")}`, []);
  const { date, name } = parsePostPath(path);
  return `${base}/${[...(date ? date.split("-") : []), name].filter(Boolean).join("/")}`;
}
