import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { addressIn } from "./labels.ts";

export { LOCALES, type Locale };

/** The page inventory of the specification, by Swedish address (ROUTE-1). */
export const INVENTORY = [
  ...["/", "/business", "/doc-intro", "/for-antagna", "/for-sokande", "/section", "/trygghet"],
  ...[
    "/blog",
    "/blog/archive",
    "/blog/authors",
    "/blog/tags",
    "/blog/tags/hemsida",
    "/blog/tags/it",
  ],
  ...["/blog/2024/03/25/ny-hemsida", "/blog/2024/03/25/langa-meddelanden"],
  ...["board", "intro", "education", "media"].map((doc) => `/docs/${doc}`),
  ...["businesscom", "dageni", "ekonomi", "icase", "istart"].map((doc) => `/docs/business/${doc}`),
  ...["karfullmaktige", "revisor", "skyddsombud", "valberedningen"].map(
    (doc) => `/docs/central/${doc}`,
  ),
  ...["cmi", "culture", "estiem", "ispexet", "kravallen", "reception"].map(
    (doc) => `/docs/event/${doc}`,
  ),
  "/docs/projects/seniorkollegiet",
  ...[
    "geni",
    "ialumni",
    "idrottsnamnden",
    "internationalgroup",
    "iskillnad",
    "portergeneral",
    "soft",
  ].map((doc) => `/docs/social/${doc}`),
];

/** One page of every kind; the last is no page at all. */
export const ONE_OF_EACH_KIND = [
  { kind: "home", path: "/" },
  { kind: "content page", path: "/section" },
  { kind: "doc", path: "/docs/event/cmi" },
  { kind: "news list", path: "/blog" },
  { kind: "news post", path: "/blog/2024/03/25/ny-hemsida" },
  { kind: "archive", path: "/blog/archive" },
  { kind: "tags", path: "/blog/tags" },
  { kind: "tag", path: "/blog/tags/it" },
  { kind: "authors", path: "/blog/authors" },
  { kind: "not-found page", path: "/nope" },
];

/** One page of every kind in every language. */
export const SAMPLE = LOCALES.flatMap((locale) =>
  ONE_OF_EACH_KIND.map(({ kind, path }) => ({ kind, locale, path: addressIn(locale, path) })),
);

/** Addresses of all pages in the sitemap of the built site, without the host. */
export function readSitemap(): string[] {
  const project = resolve(import.meta.dirname, "../..");
  const file = resolve(project, process.env.SITE_OUTPUT ?? "_site", "sitemap.xml");
  if (!existsSync(file)) {
    throw new Error(`${file}: there is no built website to test; run npm run build first.`);
  }
  const sitemap = readFileSync(file, "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Addresses that lead nowhere, one for each not-found page. */
export const NOT_FOUND = LOCALES.map((locale) => addressIn(locale, "/nope"));

/** The language a path promises (ROUTE-2). */
export function languageOf(path: string): Locale {
  return /^\/en(\/|$)/.test(path) ? "en" : "sv";
}
