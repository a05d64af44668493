import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { posixPath } from "../../src/schema/posix-path.ts";
import { addressIn } from "./labels.ts";

export { LOCALES, type Locale };

interface PageOfKind {
  kind: string;
  path: string;
}

/** A page of every kind of the fixture, by Swedish address; the last is no page at all. */
const ONE_OF_EACH_KIND: (Omit<PageOfKind, "path"> & { path: string | Record<Locale, string> })[] = [
  { kind: "home", path: "/" },
  { kind: "content page", path: "/section" },
  { kind: "unlisted page", path: "/olistad" },
  { kind: "page without translation", path: { sv: "/only-english", en: "/en/bara-svenska" } },
  { kind: "doc", path: "/docs/event/kultur" },
  { kind: "committee with events", path: "/docs/event/cmi" },
  { kind: "doc outside a category", path: "/docs/board" },
  { kind: "doc with everything a text can hold", path: "/docs/komponenter" },
  { kind: "category", path: { sv: "/docs/category/projekt", en: "/en/docs/category/projects" } },
  { kind: "unreleased doc", path: "/docs/next/board" },
  { kind: "archived doc", path: "/docs/1.0/intro" },
  { kind: "news list", path: "/blog" },
  { kind: "second news list", path: "/blog/page/2" },
  { kind: "news post", path: "/blog/2024/03/25/langa-meddelanden" },
  { kind: "search", path: { sv: "/sok", en: "/en/search" } },
  { kind: "archive", path: "/blog/archive" },
  { kind: "tags", path: "/blog/tags" },
  { kind: "tag", path: "/blog/tags/it" },
  { kind: "authors", path: "/blog/authors" },
  { kind: "author", path: "/blog/authors/it-gruppen" },
  { kind: "table of translations", path: "/redaktion/oversattningar" },
  { kind: "page for editors", path: "/redaktion/granskning" },
  { kind: "not-found page", path: "/nope" },
];

/** Kinds that are made of nothing else than a kind beside them, some at many times its length. */
export const REPEATED = [
  "unlisted page",
  "unreleased doc",
  "second news list",
  "tag",
  "author without posts",
];

/** One page of every kind of the fixture in a language; the last is no page at all. */
export function everyKind(locale: Locale): PageOfKind[] {
  return ONE_OF_EACH_KIND.map(({ kind, path }) => ({
    kind,
    path: typeof path === "string" ? addressIn(locale, path) : path[locale],
  }));
}

/** Addresses of all pages in the sitemap of a built site, without the host. */
export function readSitemap(dir: string): string[] {
  const sitemap = readFileSync(join(dir, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Addresses of all pages of a built site, but for the editor at `/admin`, which has a layout of its own. */
export function readPages(dir: string): string[] {
  return globSync("**/*.html", { cwd: dir, exclude: ["admin"] }).map(
    (file) => `/${posixPath(file).replace(/(^|(?<=\/))index\.html$|\.html$/, "")}`,
  );
}

/** Addresses that lead nowhere, one for each not-found page. */
export const NOT_FOUND = LOCALES.map((locale) => addressIn(locale, "/nope"));
