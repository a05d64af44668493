import { decode, markdownPathOf, outputPathOf } from "../routes/paths.ts";
import { docsBase } from "../routes/routes.ts";
import { searchAddress } from "../routes/search-address.ts";
import { tagSlug } from "../routes/slugs.ts";
import type { LabelKey } from "../schema/labels.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { LintPage } from "./pages.ts";
import { categoryIndexes, type DocsVersion } from "./rules/docs-menus.ts";
import { tagOf } from "./rules/tags.ts";
import { isShown, type LintSite, shownPages, urlIn } from "./site.ts";

/** An address with what claims it. */
export interface Claim {
  url: string;
  locale: Locale;
  /** The text; null for generated pages. */
  page: LintPage | null;
  /** What a generated page is called. */
  label: string;
}

/** All addresses that a build will have, computed from the files. */
export interface Addresses {
  /** Pages; those that stand in for a missing translation come last. */
  claims: readonly Claim[];
  pages: ReadonlyMap<string, Claim>;
  /** Texts that this build does not show, by the addresses that they will have. */
  unpublished: ReadonlyMap<string, LintPage>;
  /** Whether a file is published at a path; the path is decoded. */
  isFile(path: string): boolean;
}

/** Generated pages with one address in each language. A new one gets a line here. */
const GENERATED: Readonly<Record<string, LabelKey>> = {
  "/blog/tags": "tags.tagsPageTitle",
  "/blog/authors": "blog.authorsList.pageTitle",
  "/redaktion/oversattningar": "translations.title",
  "/redaktion/granskning": "review.title",
  "/404": "NotFound.title",
};

/** Folders and files that the build itself needs. */
const RESERVED = ["/admin", "/assets", "/files", "/img", "/.well-known"];

/** Computes the addresses of all pages and files. */
export function addressesOf(site: LintSite, versions: readonly DocsVersion[]): Addresses {
  const { locales, pages, input } = site;
  const shown = shownPages(pages.filter((page) => isShown(page, input)));
  const ownClaims: Claim[] = [];
  const fallbacks: Claim[] = [];
  for (const [page, languages] of shown) {
    for (const locale of languages) {
      const claim = { url: urlIn(page, locale, locales), locale, page, label: page.file };
      (locale === page.locale ? ownClaims : fallbacks).push(claim);
    }
  }
  const open = [...shown.keys()].filter(({ status }) => status.kind !== "hidden");
  const claims = [
    ...ownClaims,
    ...LOCALES.flatMap((locale) => generated(locale, open, versions, site)),
    ...fallbacks,
  ];
  const byUrl = new Map(claims.toReversed().map((claim) => [claim.url, claim]));
  const unpublished = pages
    .filter((page) => !shown.has(page))
    .flatMap((page) => LOCALES.map((locale) => [urlIn(page, locale, locales), page] as const));
  return {
    claims,
    pages: byUrl,
    unpublished: new Map(unpublished.filter(([url]) => !byUrl.has(url))),
    isFile: fileFinder(site, byUrl),
  };
}

function generated(
  locale: Locale,
  shown: readonly LintPage[],
  versions: readonly DocsVersion[],
  site: LintSite,
): Claim[] {
  const { data, locales } = site;
  const href = (target: string) => site.href(target, locale);
  const claim = (url: string, label: string): Claim => ({ url, locale, page: null, label });
  const labelled = (url: string, key: LabelKey) => claim(url, data.labels?.[locale][key] ?? key);
  // A post without a translation is in the lists of both languages.
  const posts = [
    ...new Map(
      shown
        .filter(({ kind, fields }) => kind === "post" && !fields.unlisted)
        .sort((a, b) => Number(a.locale === locale) - Number(b.locale === locale))
        .map((page) => [page.key, page]),
    ).values(),
  ];
  const blog = href("/blog");
  const size = data.site?.blog.postsPerPage ?? 10;
  const list = (url: string, count: number, label: string) =>
    Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, page) =>
      claim(page === 0 ? url : `${url}/page/${page + 1}`, label),
    );
  const tags = Map.groupBy(
    posts.flatMap(({ fields }) => [
      ...new Set((fields.tags ?? []).map((tag) => tagOf(tag, data.newsTags ?? {}).slug)),
    ]),
    (slug) => slug,
  );
  const authors = Object.entries(data.newsAuthors ?? {}).filter(([, author]) => author.page);
  return [
    ...list(blog, posts.length, data.labels?.[locale]["blog.title"] ?? "blog"),
    ...(posts.length > 0 ? [labelled(`${blog}/archive`, "blog.archive.title")] : []),
    ...[...tags].flatMap(([slug, own]) => list(`${blog}/tags/${slug}`, own.length, slug)),
    ...authors.flatMap(([key]) => {
      const own = posts.filter(({ fields }) => fields.authors?.includes(key));
      const slug = tagSlug(key.replace(/([a-z0-9])([A-Z])/g, "$1-$2"));
      return list(`${blog}/authors/${slug}`, own.length, key);
    }),
    ...versions.flatMap((version) => [
      ...categoryIndexes(version, locale, site).map(({ url, label }) => claim(url, label)),
      ...([...version.docs.values()].some(({ fields }) => !fields.unlisted)
        ? [labelled(`${docsBase(version.path, { href })}/print`, "docs.print.title")]
        : []),
    ]),
    ...Object.entries(GENERATED).map(([path, key]) => labelled(href(path), key)),
    labelled(searchAddress(locale, locales), "search.label"),
    ...RESERVED.map((url) => claim(url, url.slice(1))),
  ];
}

/** Files that the build makes for each language, and once. */
const MADE = {
  each: ["blog/rss.xml", "blog/atom.xml", "blog/feed.json", "llms.txt", "manifest.webmanifest"],
  once: ["sitemap.xml", "robots.txt", "licenses.txt", ".well-known/security.txt"],
};

/** Files beside pages: assets, feeds, calendars, Markdown exports and what hosts and crawlers read. */
function fileFinder(
  { files: published, data, locales, href }: LintSite,
  pages: ReadonlyMap<string, Claim>,
): (path: string) => boolean {
  const calendars = LOCALES.map((locale) => href(data.events?.to ?? "/events", locale));
  const files = new Set([
    ...[...published].flatMap(
      (file) => /^src\/(assets|theme\/public)(\/.*)$/.exec(file)?.[2] ?? [],
    ),
    ...[...pages.values()].flatMap(({ url, page }) =>
      page ? [`/${markdownPathOf(outputPathOf(url))}`] : [],
    ),
    ...MADE.once.map((name) => `/${name}`),
    ...LOCALES.flatMap((locale) => MADE.each.map((name) => locales.locales[locale].path + name)),
    ...calendars.map((page) => `${page}.ics`),
  ]);
  const folders = ["/files", "/assets", "/admin", ...calendars];
  return (path) =>
    files.has(path.normalize("NFC")) || folders.some((folder) => path.startsWith(`${folder}/`));
}

/** The page at a path: with or without a closing slash or `.html`, in exactly this letter case. */
export function pageAt(path: string, { pages }: Pick<Addresses, "pages">): Claim | undefined {
  const plain = decode(path).replace(/(\/index)?\.html$/, "") || "/";
  return [path, path.replace(/\/$/, ""), `${path}/`, plain, `${plain}/`]
    .map((form) => pages.get(form))
    .find((claim) => claim !== undefined);
}
