import { buildDocPlace, docTitle } from "../docs/docs.ts";
import { printLink } from "../docs/print-pages.ts";
import type { Version } from "../docs/versions.ts";
import { formatDay } from "../events/dates.ts";
import { eventsHead } from "../events/events-head.ts";
import type { TocEntry } from "../frame/frame-model.ts";
import { breadcrumbHead, type HeadSource } from "../frame/head.ts";
import { buildToc } from "../frame/toc.ts";
import { keeper } from "../kept.ts";
import { type Blog, type Post, postTitle } from "../news/blog.ts";
import { postHead } from "../news/post-head.ts";
import { postNeighbours } from "../news/post-lists.ts";
import type { Outline } from "../outline.ts";
import type { LocaleContext } from "../site-data.ts";
import type { PostSource, Source } from "../sources.ts";
import { isPlaceholder, isUnpublished, standingNotice } from "../standing.ts";
import { bodyHead } from "./body-head.ts";
import { buildHome } from "./home.ts";
import { pageHero } from "./page-hero.ts";
import type { PageCore, PlannedPage } from "./planned-page.ts";

/** What pages show of the rest of their language's site. */
interface LocaleParts {
  blog: Blog;
  versions: readonly Version[];
  /** Moment of the build. */
  now: Date;
  /** Day of the last change of each text, by its file, in NFC. */
  updated: ReadonlyMap<string, string>;
  /** What they follow from, besides texts and moment. */
  outline: Outline;
}

const kept = keeper<PlannedPage>();

/**
 * The pages that are written as files.
 *
 * @throws Error when a post is missing from `parts.blog`
 */
export function sourcePages(
  sources: readonly Source[],
  parts: LocaleParts,
  context: LocaleContext,
): PlannedPage[] {
  const posts = new Map(parts.blog.all.map((post) => [post.source, post]));
  return sources.map((source): PlannedPage => {
    const updated = updatedOn(source, parts);
    const planned = () => ({
      ...plan(source, posts, parts, context),
      source,
      updated,
      pair: `${source.kind} ${source.key}`,
    });
    // What the home page shows also depends on the moment.
    return source.kind === "home" ? planned() : kept(source, [parts.outline, updated], planned);
  });
}

function plan(
  source: Source,
  posts: ReadonlyMap<PostSource, Post>,
  parts: LocaleParts,
  context: LocaleContext,
): { core: PageCore; head: HeadSource } {
  const { blog, versions, now } = parts;
  const base = {
    locale: source.locale,
    url: source.url,
    contentLocale: source.contentLocale,
    toc: tocOf(source, context),
    editUrl: editUrl(source, context),
    unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    isPlaceholder: isPlaceholder(source),
    unpublished: isUnpublished(source),
    standing: standingNotice(source, context),
  };
  const text = source.text.html;
  const day = updatedOn(source, parts);
  const updated = day ? { iso: day, long: formatDay(day, context.record) } : null;
  switch (source.kind) {
    case "home": {
      const { title, description } = source.frontMatter;
      const home = buildHome(source, blog, now, context);
      return { core: { ...base, kind: "home", title, description, ...home }, head: {} };
    }
    case "content": {
      const { title, description } = source.frontMatter;
      const hero = pageHero(source, context);
      return {
        core: { ...base, kind: "content", title, description, updated, ...hero },
        head: eventsHead(source.url, context),
      };
    }
    case "doc": {
      const { description } = source.frontMatter;
      const place = buildDocPlace(source, versions, context);
      return {
        core: {
          ...base,
          kind: "doc",
          title: docTitle(source),
          description,
          text,
          updated,
          print: printLink(source, versions, context),
          body: bodyHead(source, context),
          ...place,
        },
        head: breadcrumbHead(place.breadcrumbs, context.absolute),
      };
    }
    case "post": {
      const post = posts.get(source);
      if (!post)
        throw new Error(
          `${source.file} is missing from the news; see src/model/blog/build-blog.ts`,
        );
      return {
        core: {
          ...base,
          kind: "post",
          title: postTitle(source),
          description: source.frontMatter.description ?? source.text.firstLine,
          text,
          post: post.summary,
          pagination: postNeighbours(blog, source.url),
        },
        head: postHead(source.frontMatter.title_meta, post, day, context),
      };
    }
  }
}

/** The day of a text; what the home page shows is in the data and elsewhere. */
function updatedOn(source: Source, { updated }: LocaleParts): string | null {
  return source.kind === "home" || isPlaceholder(source)
    ? null
    : (updated.get(source.file.normalize("NFC")) ?? null);
}

/** The home page has none. */
function tocOf(source: Source, { data }: LocaleContext): TocEntry[] {
  if (source.kind === "home" || source.frontMatter.hide_table_of_contents) return [];
  const { frontMatter, text } = source;
  const { minHeadingLevel, maxHeadingLevel } = data.site.tableOfContents;
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  return buildToc(text.headings, {
    min,
    max: frontMatter.toc_max_heading_level ?? Math.max(min, maxHeadingLevel),
  });
}

/** Archived versions are not edited, so they have no link; behind that of a placeholder is what it hides. */
function editUrl(source: Source, { data }: LocaleContext): string | null {
  const { repository } = data.site;
  if (!repository || isPlaceholder(source)) return null;
  if (source.kind === "doc" && source.version !== data.versions.last) return null;
  return `${repository}/edit/main/${source.file}`;
}
