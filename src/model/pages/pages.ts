import { LOCALES } from "../../schema/localized.ts";
import { docTitle } from "../docs/doc-title.ts";
import { buildDocPlace } from "../docs/docs.ts";
import { breadcrumbHead } from "../frame/head.ts";
import { postHead, postShare } from "../news/post-head.ts";
import type { Post } from "../news/post-summary.ts";
import type { Plan, Site } from "../site.ts";
import type { PostSource, Source } from "../sources.ts";
import { isPlaceholder } from "../status.ts";
import { homeHead, homeSections } from "./home.ts";
import type { PlannedPage } from "./planned-page.ts";
import { PLANS } from "./plans.ts";

/** Texts that Eleventy does not find as files: see `isReplacement`. */
const REPLACEMENT = "replacement";

const cache = new WeakMap<Site, ReturnType<typeof allPages>>();

/** All pages of a site: texts, replacements and generated ones; computed once per build. */
export function pagesOf(site: Site) {
  const pages = cache.get(site) ?? allPages(site);
  cache.set(site, pages);
  return pages;
}

function allPages(site: Site) {
  const texts = site.sources.map((source) => sourcePage(source, site));
  const plans = Object.assign({}, PLANS, ...site.features.map(({ pages }) => pages));
  const generated = Object.entries<Plan>(plans).map(
    ([name, plan]) => [name, LOCALES.flatMap((locale) => plan(site, locale))] as const,
  );
  const list = [...texts, ...generated.flatMap(([, pages]) => pages)];
  const byUrl = new Map(list.map((page) => [page.url, page]));
  const replacements = LOCALES.flatMap((locale) =>
    texts.filter((page) => page.locale === locale && isReplacement(page)),
  );
  return {
    list,
    byUrl,
    addresses: new Set(byUrl.keys()),
    /** Those that Eleventy writes by pagination, by template. */
    byTemplate: new Map<string, PlannedPage[]>([...generated, [REPLACEMENT, replacements]]),
  };
}

/** Whether a page replaces a missing translation (LOC-5), or a hidden text. */
function isReplacement({ locale, contentLocale, source }: PlannedPage): boolean {
  return locale !== contentLocale || source?.status?.kind === "placeholder";
}

/** The page of a text. */
function sourcePage(source: Source, site: Site): PlannedPage {
  const { context, versions } = site[source.locale];
  const { kind, key, locale, contentLocale, url, frontMatter } = source;
  const page = {
    kind,
    locale,
    contentLocale,
    url,
    title: frontMatter.title ?? "",
    description: frontMatter.description ?? "",
    unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    source,
    updated: updatedOn(source, site),
    translationKey: `${kind} ${key}`,
  };
  switch (source.kind) {
    case "home":
      return { ...page, sections: homeSections(source, context), head: homeHead(context) };
    case "content":
      return {
        ...page,
        share: { motif: source.frontMatter.picture ?? "tree" },
        head: Object.assign({}, ...site.features.map(({ head }) => head?.(url, context))),
      };
    case "doc": {
      const place = buildDocPlace(source, versions, context);
      const head = breadcrumbHead(place.breadcrumbs, context.absolute);
      return { ...page, ...place, title: docTitle(source), head };
    }
    case "post": {
      const post = postOf(source, site);
      return {
        ...page,
        title: post.title,
        // These may be in the text, which is rendered for those who ask.
        get description() {
          return post.description;
        },
        get head() {
          return postHead(post, page.updated, context);
        },
        share: postShare(post),
      };
    }
  }
}

/** What the news know of a post. */
export function postOf(source: PostSource, site: Site): Post {
  const post = site[source.locale].blog.all.find((one) => one.source === source);
  if (!post) throw new Error(`${source.file} is missing from the news`);
  return post;
}

/** The day of a text; what the home page shows is in the data and elsewhere. */
function updatedOn(source: Source, { build }: Site): string | null {
  return source.kind === "home" || isPlaceholder(source)
    ? null
    : (build.updated.get(source.file) ?? null);
}
