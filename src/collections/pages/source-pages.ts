import { buildDocPlace, docTitle } from "../docs/docs.ts";
import { printLink } from "../docs/print-pages.ts";
import { formatDay } from "../events/dates.ts";
import { type EventModel, listedEvents } from "../events/events.ts";
import { eventsHead } from "../events/events-head.ts";
import type { TocEntry } from "../frame/frame-model.ts";
import { breadcrumbHead, type HeadSource } from "../frame/head.ts";
import { homeHead } from "../frame/site-head.ts";
import { buildToc } from "../frame/toc.ts";
import { postTitle } from "../news/blog.ts";
import { postHead } from "../news/post-head.ts";
import { postNeighbours } from "../news/post-lists.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import type { DocSource, Source } from "../sources.ts";
import { isPlaceholder, isUnpublished, statusNotice } from "../status.ts";
import { committeeHeader } from "./committee-header.ts";
import { buildHome } from "./home.ts";
import { pageHero } from "./page-hero.ts";
import type {
  ContentPage,
  DocPage,
  OwnPage,
  PageFrame,
  PageModel,
  PlannedPage,
  PostPage,
} from "./page-model.ts";

/** The page of a text. */
export function sourcePage(source: Source, site: Site): PlannedPage {
  const updated = updatedOn(source, site);
  const { core, head } = plan(source, site);
  return {
    core,
    source,
    updated,
    // Made when it is asked for, like the fields of `core` that depend on the rendered text.
    get head() {
      return head();
    },
    translationKey: `${source.kind} ${source.key}`,
  };
}

function plan(source: Source, site: Site): { core: OwnPage; head: () => HeadSource } {
  const { context, blog, versions } = site[source.locale];
  const { frontMatter } = source;
  const day = updatedOn(source, site);
  const updated = day ? { iso: day, long: formatDay(day, context.record) } : null;
  const base = {
    locale: source.locale,
    url: source.url,
    contentLocale: source.contentLocale,
    editUrl: editUrl(source, context),
    unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    isPlaceholder: isPlaceholder(source),
    unpublished: isUnpublished(source),
    status: statusNotice(source, context),
    title: frontMatter.title ?? "",
    description: frontMatter.description ?? "",
  };
  // Texts are rendered when their fields are read.
  switch (source.kind) {
    case "home": {
      const home = buildHome(source, blog, site.build.now, context);
      return { core: { ...base, kind: "home", toc: [], ...home }, head: () => homeHead(context) };
    }
    case "content": {
      const core: Own<ContentPage> = {
        ...base,
        kind: "content",
        updated,
        share: { motif: source.frontMatter.picture ?? "tree" },
        get hero() {
          return pageHero(source, context).hero;
        },
        get text() {
          return pageHero(source, context).text;
        },
        get toc() {
          return tocOf(source, context);
        },
      };
      return { core, head: () => eventsHead(source.url, context) };
    }
    case "doc": {
      const place = buildDocPlace(source, versions, context);
      const core: Own<DocPage> = {
        ...base,
        ...place,
        kind: "doc",
        title: docTitle(source),
        updated,
        get text() {
          return source.text.html;
        },
        get toc() {
          return tocOf(source, context);
        },
        print: printLink(source, versions, context),
        body: committeeHeader(source, context),
        events: eventsOf(source, context),
      };
      return { core, head: () => breadcrumbHead(place.breadcrumbs, context.absolute) };
    }
    case "post": {
      const post = blog.all.find((one) => one.source === source);
      if (!post) throw new Error(`${source.file} is missing from the news`);
      const core: Own<PostPage> = {
        ...base,
        kind: "post",
        title: postTitle(source),
        get description() {
          return source.frontMatter.description ?? source.text.firstLine;
        },
        get text() {
          return source.text.html;
        },
        get toc() {
          return tocOf(source, context);
        },
        post: post.summary,
        pagination: postNeighbours(blog, source.url),
        share: { motif: post.summary.cover, line: post.summary.date.long },
      };
      return { core, head: () => postHead(source.frontMatter.title_meta, post, day, context) };
    }
  }
}

/** A page without what it has from the rest of the site. */
type Own<Page extends PageModel> = Omit<Page, keyof PageFrame>;

/** The coming events of the body whose page it is. */
function eventsOf({ url, version }: DocSource, context: LocaleContext): EventModel[] {
  const { data, href } = context;
  const isOwn = data.events.events.some(({ committee }) => committee && href(committee) === url);
  if (version !== data.versions.last || !isOwn) return [];
  return listedEvents(context).upcoming.filter(({ organiser }) => organiser?.href === url);
}

/** The day of a text; what the home page shows is in the data and elsewhere. */
function updatedOn(source: Source, { build }: Site): string | null {
  return source.kind === "home" || isPlaceholder(source)
    ? null
    : (build.updated.get(source.file) ?? null);
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
