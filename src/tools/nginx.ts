import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { UserError } from "../schema/finding.ts";
import {
  type HeaderRule,
  loadHeaderRules,
  loadRedirects,
  type RedirectRule,
} from "./netlify-rules.ts";

/** Where nginx finds the site, and who asks it. */
export interface NginxSettings {
  /** The built folder, as the machine that nginx runs on knows it. */
  root: string;
  /** Port, or address and port. */
  listen: string;
  /** Domains, with blanks between them; `_` stands for any. */
  name: string;
}

/** What nginx says of a kind of file; its own list knows neither calendars nor AVIF. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".ics": "text/calendar",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

/** JSON is UTF-8 by definition; of everything else that is text, it is said. */
const HAS_CHARSET = /^text\/|xml$/;
const IS_TEXT = /^text\/|json$|xml$/;

/**
 * The configuration of an nginx that answers as Netlify would: clean addresses, `_headers`, `_redirects`,
 * the not-found page of each language, compression. It belongs into `http { … }`, and holds until headers,
 * redirects or kinds of files change.
 *
 * @param dir a built folder on this computer
 * @throws UserError when a rule, a kind of file or a setting cannot be said in nginx
 */
export async function nginxConfig(
  dir: string,
  { root, listen, name }: NginxSettings,
): Promise<string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, "/").length))
    .map((file) => `/${file.replaceAll("\\", "/")}`);
  const [headers, redirects] = await Promise.all([loadHeaderRules(dir), loadRedirects(dir)]);
  for (const setting of [listen, name]) {
    if (!/^[\w.:[\]* -]+$/.test(setting))
      throw new UserError(`"${setting}" is neither an address nor a domain.`);
  }
  const types = fileTypes(files, headers);
  const texts = [...new Set(types.values())].filter((type) => IS_TEXT.test(type)).sort();
  const isKept = (ending: string) => files.some((file) => file.endsWith(ending));
  return lines(
    "# Made by `npm run host -- nginx` for the folder of a build; belongs into http { … }.",
    "",
    "# The address that a file is known by: what _headers means.",
    "map $uri $site_path {",
    '  "~^(?<site_folder>.*/)index\\.html$" $site_folder;',
    '  "~^(?<site_page>.*)\\.html$" $site_page;',
    "  default $uri;",
    "}",
    "# The page of an address with a closing slash or an ending, as it was asked for: what has been",
    "# decoded must not get into a header, and two slashes would lead to another site.",
    "map $request_uri $site_clean {",
    '  "~^(?<site_asked>/(?![/\\x5c])[^?#]*?)(/index(\\.html)?|\\.html|/)(\\?|$)" $site_asked;',
    '  default "";',
    "}",
    ...notFoundPages(redirects),
    ...headerMaps(headers),
    "",
    "server {",
    `  listen ${listen};`,
    `  server_name ${name};`,
    `  root ${quoted(root)};`,
    "  server_tokens off;",
    "  absolute_redirect off;",
    "",
    "  types {",
    ...[...types].map(([ending, type]) => `    ${type} ${ending.slice(1)};`),
    "  }",
    "  default_type application/octet-stream;",
    "  charset utf-8;",
    `  charset_types ${texts.filter((type) => HAS_CHARSET.test(type)).join(" ")};`,
    "",
    "  gzip on;",
    "  gzip_vary on;",
    "  gzip_min_length 256;",
    `  gzip_types ${texts.filter((type) => type !== "text/html").join(" ")};`,
    ...(isKept(".gz") ? ["  gzip_static on;"] : []),
    ...(isKept(".br") ? ["  brotli_static on; # libnginx-mod-http-brotli-static"] : []),
    "",
    ...headerNames(headers).map((header) => `  add_header ${header} ${variable(header)} always;`),
    "",
    "  error_page 404 $site_not_found;",
    ...files.filter((file) => file.endsWith("/404.html")).flatMap(notFoundLocations),
    "  location ~ ^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz)$ { return 404; }",
    "",
    ...homes(files).flatMap(homeLocations),
    "",
    ...redirects.flatMap((rule) => redirectLocations(rule)),
    "",
    "  location ~ ^(?<site_stem>/.+?)(/index(\\.html)?|\\.html|/)$ {",
    '    if (!-f "$document_root$site_stem.html") { return 404; }',
    '    if ($site_clean = "") { return 404; }',
    "    return 301 $site_clean$is_args$args;",
    "  }",
    "  location / { try_files $uri $uri.html =404; }",
    "}",
  );
}

/** Type of each ending in the folder; `_headers` wins over our list. */
function fileTypes(files: readonly string[], headers: readonly HeaderRule[]): Map<string, string> {
  const told = new Map<string, string>();
  for (const { for: pattern, values } of headers) {
    const type = values["Content-Type"];
    if (!type) continue;
    const [, ending] = /^\/\*(\.\w+)$/.exec(pattern) ?? [];
    if (!ending) {
      throw new UserError(
        `_headers: nginx knows the type of a file by its ending only, and ${pattern} is none.\nWrite /*.ending instead.`,
      );
    }
    told.set(ending, type.replace(/;\s*charset=utf-8$/i, ""));
  }
  const endings = new Set(
    files
      .filter((file) => !/\.(br|gz)$|^\/(_\w+|\.[\w-]+)$/.test(file))
      .map((file) => extname(file).toLowerCase()),
  );
  return new Map(
    [...endings].sort().map((ending) => {
      const type = told.get(ending) ?? TYPES[ending];
      if (type) return [ending, type];
      throw new UserError(
        `The site holds files that end in "${ending}", and nginx would not know what they are.\nName their type in src/tools/nginx.ts.`,
      );
    }),
  );
}

function headerNames(headers: readonly HeaderRule[]): string[] {
  const names = headers.flatMap(({ values }) => Object.keys(values));
  return [...new Set(names)].filter((name) => name !== "Content-Type");
}

/** One variable for each header: of `add_header` lines, those of a location would hide all others. */
function headerMaps(headers: readonly HeaderRule[]): string[] {
  return headerNames(headers).flatMap((name) => [
    `map $site_path ${variable(name)} {`,
    // The first one that fits counts here, the last one in _headers.
    ...headers
      .filter(({ values }) => name in values)
      .reverse()
      .map(
        ({ forRegExp, values }) =>
          `  ${quoted(`~*${forRegExp.source.replaceAll("\\/", "/")}`, "$")} ${quoted(values[name] ?? "")};`,
      ),
    '  default "";',
    "}",
  ]);
}

function notFoundPages(redirects: readonly RedirectRule[]): string[] {
  const pages = redirects.filter(({ status }) => status === 404);
  return [
    "map $uri $site_not_found {",
    ...pages.map(({ path, to }) => {
      if (!path.endsWith("/*") || /[:*].*\//.test(path)) throw cannotSay(path);
      return `  ${quoted(`~^${escaped(path.slice(0, -1))}`)} ${quoted(to)};`;
    }),
    "  default /404.html;",
    "}",
  ];
}

/** Shown at the addresses of others, and at none of its own. */
function notFoundLocations(file: string): string[] {
  const stem = file.slice(0, -".html".length);
  return [
    `  location = ${quoted(file)} { internal; }`,
    ...[stem, `${stem}/`].map((own) => `  location = ${quoted(own)} { return 404; }`),
  ];
}

/** Addresses that end in a slash: folders that no page beside them has the name of. */
function homes(files: readonly string[]): string[] {
  const known = new Set(files);
  return files
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length))
    .filter((folder) => folder === "/" || !known.has(`${folder.slice(0, -1)}.html`));
}

function homeLocations(folder: string): string[] {
  const others = [`${folder}index.html`, `${folder}index`];
  if (folder !== "/") others.push(folder.slice(0, -1));
  return [
    `  location = ${quoted(folder)} { try_files ${quoted(`${folder}index.html`)} =404; }`,
    ...others.map(
      (other) =>
        `  location = ${quoted(other)} { return 301 "${unquoted(encodeURI(folder))}$is_args$args"; }`,
    ),
  ];
}

function redirectLocations({ path, to, status, proxy }: RedirectRule): string[] {
  if (proxy) {
    const [, from] = /^([^:*]*\/)\*$/.exec(path) ?? [];
    const [, target] = /^([^:]+:\/\/[^*]*\/):splat$/.exec(to) ?? [];
    if (!from || !target) throw cannotSay(path);
    return [
      `  location ^~ ${quoted(from)} {`,
      `    proxy_pass ${quoted(target)};`,
      "    proxy_ssl_server_name on;",
      "    proxy_set_header X-Forwarded-For $remote_addr;",
      "  }",
    ];
  }
  // The not-found pages are a map; of endings every address gets rid.
  if (status === 404 || `${to}/index.html` === path) return [];
  if (/[:*]/.test(path) || status < 300 || status > 399) throw cannotSay(path);
  const [address = "", fragment] = encodeURI(decodeURI(to)).split("#");
  const query = address.includes("?") ? "" : "$is_args$args";
  const end = fragment === undefined ? "" : `#${fragment}`;
  return [path, `${path}/`].map(
    (from) =>
      `  location = ${quoted(from)} { return ${status} "${unquoted(address)}${query}${end}"; }`,
  );
}

function cannotSay(path: string): UserError {
  return new UserError(
    `_redirects: the rule for ${path} cannot be said in nginx yet.\nAdd it to src/tools/nginx.ts.`,
  );
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

const escaped = (path: string) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * A word of the configuration.
 *
 * @param allowed what means itself here, though it begins a variable elsewhere
 */
function quoted(text: string, allowed = ""): string {
  return `"${unquoted(text, allowed)}"`;
}

function unquoted(text: string, allowed = ""): string {
  if (/[\n\r]/.test(text) || (allowed !== "$" && text.includes("$")))
    throw new UserError(`nginx would read ${JSON.stringify(text)} as something else.`);
  return text.replaceAll('"', '\\"');
}

const lines = (...all: string[]) => `${all.join("\n")}\n`.replaceAll(/\n{3,}/g, "\n\n");
