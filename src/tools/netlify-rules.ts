import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { z } from "zod";

/** What Netlify does with an address: show a file of the built folder, or send the visitor on. */
export type Resolution =
  | { kind: "file"; file: string; status: number }
  | { kind: "redirect"; location: string; status: number }
  | { kind: "elsewhere"; location: string }
  | { kind: "missing" };

/** One line of `_redirects`. Conditions are left out: we use none. */
const redirectRule = z.object({
  path: z.string().transform(decodeURI),
  to: z.string().refine((to) => to.startsWith("/") || URL.canParse(to)),
  status: z.int().default(301),
  force: z.boolean(),
  query: z.strictObject({}),
  conditions: z.strictObject({}),
  proxy: z.boolean(),
});
export type RedirectRule = z.infer<typeof redirectRule>;

/** What `_headers` says about the addresses of one pattern. */
export interface HeaderRule {
  /** The pattern, as it is written. */
  for: string;
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** Rules are no pages; nor is a way through folders, which browsers shorten before they ask. */
const NO_PAGE = /^\/_(redirects|headers)$|\/\.{1,2}(\/|$)|\\/i;

/** Reads the rules in `_redirects`; a line this host does not understand is an error, never skipped. */
export const loadRedirects = (dir: string): Promise<RedirectRule[]> =>
  redirectsIn(join(dir, "_redirects"));

/** Reads the rules in `_headers`; a line that is none is an error. */
export const loadHeaderRules = (dir: string): Promise<HeaderRule[]> =>
  headersIn(join(dir, "_headers"));

const redirectsIn = readOnce(async (file): Promise<RedirectRule[]> => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `_redirects: ${errors.join("\n")}`);
  return redirects.map((rule) => {
    const parsed = redirectRule.safeParse(rule);
    if (parsed.success) return parsed.data;
    throw new Error(
      `_redirects: the preview cannot follow ${JSON.stringify(rule)}\n${z.prettifyError(parsed.error)}`,
    );
  });
});

const headersIn = readOnce(async (file): Promise<HeaderRule[]> => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `_headers: ${errors.join("\n")}`);
  return headers.filter((rule) => "forRegExp" in rule);
});

/** Reads a file of rules again only when it is another: a host asks with each request, and a page has twenty. */
function readOnce<T>(read: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const known = new Map<string, { version: string; rules: Promise<T> }>();
  return async (file) => {
    const { ino, size, mtimeMs } = (await stat(file).catch(() => null)) ?? {};
    const version = [ino, size, mtimeMs].join();
    const last = known.get(file);
    if (last?.version === version) return await last.rules;
    const rules = read(file);
    known.set(file, { version, rules });
    return await rules;
  };
}

/** Collects what `_headers` says about a decoded path; where two rules name a header, the later one counts. */
export async function loadHeaders(dir: string, path: string): Promise<Record<string, string>> {
  const rules = await loadHeaderRules(dir);
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
  return Object.assign({}, ...matching.map(({ values }) => values));
}

/**
 * Decides what a decoded path leads to, in Netlify's order: forced redirects, files, redirects, the not-found page.
 *
 * @example await resolveAddress("_site", "/docs/board/", []) // redirect to "/docs/board"
 */
export async function resolveAddress(
  dir: string,
  path: string,
  redirects: RedirectRule[],
): Promise<Resolution> {
  const forced = await applyRedirects(
    dir,
    path,
    redirects.filter((rule) => rule.force),
  );
  if (forced) return forced;
  const page = await findPage(dir, path);
  if (page) {
    return page.address === path
      ? { kind: "file", file: page.file, status: 200 }
      : { kind: "redirect", location: encodePath(page.address), status: 301 };
  }
  const redirected = await applyRedirects(dir, path, redirects);
  if (redirected) return redirected;
  return (await isFile(dir, "/404.html"))
    ? { kind: "file", file: "/404.html", status: 404 }
    : { kind: "missing" };
}

/** The file behind a path and the one address it is known by (ROUTE-4, ROUTE-7). */
async function findPage(
  dir: string,
  path: string,
): Promise<{ file: string; address: string } | null> {
  if (NO_PAGE.test(path)) return null;
  const isNotFoundPage = path.endsWith("/404.html");
  if ((isNotFoundPage || !path.endsWith(".html")) && (await isFile(dir, path)))
    return { file: path, address: path };
  const stem = path
    .replace(/\/$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  if (isNotFoundPage || stem.endsWith("/404")) return null;
  if (await isFile(dir, `${stem}.html`)) return { file: `${stem}.html`, address: stem };
  if (await isFile(dir, `${stem}/index.html`))
    return { file: `${stem}/index.html`, address: `${stem}/` };
  return null;
}

async function applyRedirects(
  dir: string,
  path: string,
  redirects: RedirectRule[],
): Promise<Resolution | null> {
  for (const rule of redirects) {
    const parameters = matchPath(rule.path, path);
    if (!parameters) continue;
    const target = rule.to.replaceAll(
      /:(\w+)/g,
      (written, name: string) => parameters[name] ?? written,
    );
    // Who tries the site on their own computer must not be counted, so no other host is asked.
    if (rule.proxy) return { kind: "elsewhere", location: encodeTarget(target) };
    if (rule.status >= 300 && rule.status < 400) {
      return { kind: "redirect", location: encodeTarget(target), status: rule.status };
    }
    const page = await findPage(dir, decodeURI(target));
    if (page) return { kind: "file", file: page.file, status: rule.status };
  }
  return null;
}

/** `:name` stands for one segment, `*` for the rest; a trailing slash makes no difference. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === "*") return { ...parameters, splat: given.slice(index).join("/") };
    const segment = given[index];
    if (segment === undefined) return null;
    if (part.startsWith(":")) parameters[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return given.length === wanted.length ? parameters : null;
}

/** Whether there is a file; one that lies outside, behind a symbolic link, is not there. */
async function isFile(dir: string, path: string): Promise<boolean> {
  try {
    const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, path))]);
    return file.startsWith(root + sep) && (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** A redirect target as it may stand in a header: å ä ö and blanks written as percent codes. */
function encodeTarget(target: string): string {
  return target.startsWith("/") ? encodeURI(decodeURI(target)) : new URL(target).href;
}

function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}
