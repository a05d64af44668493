import { docTitle } from "../docs/doc-title.ts";
import { buildDocPlace } from "../docs/docs.ts";
import { eventsHead } from "../events/events-head.ts";
import { breadcrumbHead, type HeadSource } from "../frame/head.ts";
import { homeHead } from "../frame/site-head.ts";
import { jobsHead } from "../jobs.ts";
import { postHead } from "../news/post-head.ts";
import type { Post } from "../news/post-summary.ts";
import type { Site } from "../site.ts";
import type { PostSource, Source } from "../sources.ts";
import { isPlaceholder } from "../status.ts";
import { homeSections } from "./home.ts";
import type { OwnPage, PlannedPage } from "./page-model.ts";

/** The page of a text. */
export function sourcePage(source: Source, site: Site): PlannedPage {
  const { core, head } = plan(source, site);
  return {
    core,
    source,
    updated: updatedOn(source, site),
    // Made when it is asked for: it depends on the rendered text.
    get head() {
      return head();
    },
    translationKey: `${source.kind} ${source.key}`,
  };
}

function plan(source: Source, site: Site): { core: OwnPage; head: () => HeadSource } {
  const { context, versions } = site[source.locale];
  const { kind, locale, contentLocale, url, frontMatter } = source;
  const base = {
    kind,
    locale,
    contentLocale,
    url,
    unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    title: frontMatter.title ?? "",
    description: frontMatter.description ?? "",
  };
  switch (source.kind) {
    case "home":
      return {
        core: { ...base, sections: homeSections(source, context) },
        head: () => homeHead(context),
      };
    case "content":
      return {
        core: { ...base, share: { motif: source.frontMatter.picture ?? "tree" } },
        head: () => ({ ...eventsHead(source.url, context), ...jobsHead(source.url, context) }),
      };
    case "doc": {
      const place = buildDocPlace(source, versions, context);
      return {
        core: { ...base, ...place, title: docTitle(source) },
        head: () => breadcrumbHead(place.breadcrumbs, context.absolute),
      };
    }
    case "post": {
      const post = postOf(source, site);
      const core = {
        ...base,
        title: post.title,
        get description() {
          return post.description;
        },
        share: { motif: post.cover, line: post.date.long },
      };
      return { core, head: () => postHead(post, updatedOn(source, site), context) };
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
