import type { TagsFile } from "../schema/blog.ts";
import { choices, suggestion } from "../schema/describe-issue.ts";
import { formatDay } from "./dates.ts";
import { format, pluralize } from "./format.ts";
import type {
  ArchivePage,
  AuthorModel,
  BlogSidebar,
  ListPagination,
  Pagination,
  PostSummary,
  TagLink,
  TagsPage,
} from "./page-model.ts";
import { readingMinutes } from "./reading-time.ts";
import type { LocaleContext } from "./site-data.ts";
import { tagSlug } from "./slugs.ts";
import type { PostSource } from "./sources.ts";

/** A post with what the lists need. */
export interface Post {
  source: PostSource;
  summary: PostSummary;
  /** Address parts of its tags. */
  tagKeys: string[];
}

/** A tag with its posts. */
export interface Tag {
  /** Part of the address. */
  key: string;
  label: string;
  description: string | null;
  url: string;
  posts: Post[];
}

/** The news of one language. */
export interface Blog {
  url: string;
  /** Newest first; same-day posts by file name (BLOG-1). Unlisted ones are in `all` only. */
  listed: Post[];
  all: Post[];
  tags: Tag[];
  authors: AuthorModel[];
}

/** Title of a post: front matter, else the level-1 heading, else the file name. */
export function postTitle({ frontMatter, text, key }: PostSource): string {
  return (
    frontMatter.title ??
    text.title ??
    key
      .split("/")
      .at(-1)
      ?.replace(/\.mdx?$/, "") ??
    key
  );
}

/** Order of the lists; same-day posts by file name (BLOG-1). */
function newestFirst(a: PostSource, b: PostSource): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.key < b.key ? -1 : 1;
}

/** Builds the news of one language from its posts (BLOG-1…12). */
export function buildBlog(sources: readonly PostSource[], context: LocaleContext): Blog {
  const { labels, record, data } = context;
  const url = context.href("/blog");
  const tags = new Map<string, Tag>();
  const known = knownTags(data.tags, context);

  const sorted = [...sources].sort(newestFirst);
  const counts = new Map<string, number>();
  for (const { frontMatter } of sorted) {
    if (frontMatter.unlisted) continue;
    for (const key of frontMatter.authors) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const authors = new Map(
    Object.keys(data.authors).map((key) => [
      key,
      toAuthor(key, counts.get(key) ?? 0, url, context),
    ]),
  );

  const all = sorted.map((source): Post => {
    const { frontMatter, text } = source;
    const title = postTitle(source);
    const tagLinks = new Map<string, TagLink>();
    for (const name of frontMatter.tags) {
      const tag = tagOf(name, source);
      tagLinks.set(tag.key, { label: tag.label, href: tag.url });
    }
    const minutes = readingMinutes(text.source, record.htmlLang);
    const summary: PostSummary = {
      url: source.url,
      title,
      date: {
        iso: source.date,
        long: formatDay(source.date, record),
        short: formatDay(source.date, record, { day: "numeric", month: "long" }),
      },
      readingTime:
        minutes === 0
          ? null
          : format(
              pluralize(
                labels["blog.post.readingTime.plurals"],
                Math.ceil(minutes),
                record.htmlLang,
              ),
              {
                readingTime: Math.ceil(minutes),
              },
            ),
      authors: frontMatter.authors.flatMap((key) => {
        const author = authors.get(key);
        if (!author) {
          context.report({
            file: source.file,
            line: null,
            problem: `The author "${key}" is not in _data/authors.json.`,
            fix: choices(key, [...authors.keys()]),
          });
        }
        return author ? [author] : [];
      }),
      tags: [...tagLinks.values()],
      contentLocale: source.contentLocale,
      excerptHtml: text.excerptHtml,
      readMore: text.truncated
        ? {
            label: labels["blog.post.readMore"],
            ariaLabel: format(labels["blog.post.readMoreLabel"], { title }),
          }
        : null,
    };
    return { source, summary, tagKeys: [...tagLinks.keys()] };
  });
  const listed = all.filter(({ source }) => !source.frontMatter.unlisted);
  for (const post of listed) {
    for (const key of post.tagKeys) tags.get(key)?.posts.push(post);
  }
  // A tag that only unlisted posts carry has no page to link to (BLOG-10).
  for (const { summary, tagKeys } of all) {
    summary.tags = summary.tags.filter((_, index) => tags.get(tagKeys[index] ?? "")?.posts.length);
  }
  const collator = new Intl.Collator(record.htmlLang);
  return {
    url,
    listed,
    all,
    tags: [...tags.values()]
      .filter((tag) => tag.posts.length > 0)
      .sort((a, b) => collator.compare(a.label, b.label)),
    authors: [...authors.values()],
  };

  /** Names that give the same address are one tag; the first label wins (BLOG-11). */
  function tagOf(name: string, source: PostSource): Tag {
    const fromFile =
      known.get(name) ?? [...known.values()].find((tag) => tag.slug === tagSlug(name));
    const slug = fromFile?.slug ?? tagSlug(name);
    const existing = tags.get(slug);
    if (existing) return existing;
    if (!fromFile) {
      context.report({
        severity: "warning",
        file: source.file,
        line: null,
        problem: `The tag "${name}" is not in _data/tags.json.`,
        fix: suggestion(name, [...known.keys()]),
      });
    }
    const tag: Tag = {
      key: slug,
      label: fromFile?.label ?? name,
      description: fromFile?.description ?? null,
      url: `${url}/tags/${slug}`,
      posts: [],
    };
    tags.set(slug, tag);
    return tag;
  }
}

/** Tags of `_data/tags.json`; two with one address are an error (BLOG-11). */
function knownTags(file: TagsFile, { text, report }: LocaleContext) {
  const bySlug = new Map<string, string>();
  const known = new Map<string, { slug: string; label: string; description: string | null }>();
  for (const [key, { label, description, permalink }] of Object.entries(file)) {
    const slug = permalink?.slice(1) ?? tagSlug(key);
    const other = bySlug.get(slug);
    if (other) {
      report({
        file: "_data/tags.json",
        path: [key],
        problem: `The tags "${other}" and "${key}" have the same address /blog/tags/${slug}.`,
        fix: 'Remove one of them, or give one its own "permalink".',
      });
    }
    bySlug.set(slug, key);
    known.set(key, {
      slug,
      label: text(label),
      description: description ? text(description) : null,
    });
  }
  return known;
}

function toAuthor(
  key: string,
  count: number,
  blogUrl: string,
  { data, text, labels, record }: LocaleContext,
): AuthorModel {
  const fields = data.authors[key];
  const page = fields?.page
    ? `${blogUrl}/authors/${tagSlug(key.replace(/([a-z0-9])([A-Z])/g, "$1-$2"))}`
    : null;
  return {
    key,
    name: fields?.name ? text(fields.name) : key,
    title: fields?.title ? text(fields.title) : null,
    description: fields?.description ? text(fields.description) : null,
    href: page ?? fields?.url ?? (fields?.email ? `mailto:${fields.email}` : null),
    external: !page && fields?.url !== undefined,
    imageURL: fields?.imageURL ?? null,
    postCount: postCount(count, labels["blog.post.plurals"], record.htmlLang),
    socials: Object.entries(fields?.socials ?? {}).map(([label, href]) => ({ label, href })),
  };
}

/** `2 posts`. */
export function postCount(count: number, pattern: string, htmlLang: string): string {
  return format(pluralize(pattern, count, htmlLang), { count });
}

/** Where posts stand; computed once per language, because every page of the news asks. */
interface BlogIndex {
  /** Place in the list, by address. */
  positions: Map<string, number>;
  unlisted: Map<string, Post>;
}

const indexes = new WeakMap<Blog, BlogIndex>();

function indexOf(blog: Blog): BlogIndex {
  const known = indexes.get(blog);
  if (known) return known;
  const index: BlogIndex = {
    positions: new Map(blog.listed.map(({ summary }, position) => [summary.url, position])),
    unlisted: new Map(
      blog.all
        .filter(({ source }) => source.frontMatter.unlisted)
        .map((post) => [post.summary.url, post]),
    ),
  };
  indexes.set(blog, index);
  return index;
}

/** Side list of recent posts by year (BLOG-13); null when there are none. */
export function blogSidebar(
  blog: Blog,
  currentUrl: string,
  { labels, data }: LocaleContext,
): BlogSidebar | null {
  const { sidebarCount } = data.site.blog;
  const recent = sidebarCount === "all" ? blog.listed : blog.listed.slice(0, sidebarCount);
  const unlisted = indexOf(blog).unlisted.get(currentUrl);
  const shown = unlisted
    ? [...recent, unlisted].sort((a, b) => newestFirst(a.source, b.source))
    : recent;
  if (shown.length === 0) return null;
  return {
    title: labels["blog.sidebar.title"],
    years: byYear(shown).map(([year, posts]) => ({
      year,
      posts: posts.map(({ summary }) => ({
        title: summary.title,
        href: summary.url,
        current: summary.url === currentUrl ? "page" : null,
      })),
    })),
  };
}

/** Archive by year: newest year first, inside a year oldest first (BLOG-9). */
export function archiveYears(blog: Blog): ArchivePage["years"] {
  return byYear(blog.listed).map(([year, posts]) => ({
    year,
    posts: posts
      .map(({ summary }) => ({
        title: summary.title,
        href: summary.url,
        date: summary.date,
        contentLocale: summary.contentLocale,
      }))
      .reverse(),
  }));
}

/** Years as UTC years, newest first; the order inside is kept (G-42). */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  return [...Map.groupBy(posts, ({ source }) => source.date.slice(0, 4))].sort(([a], [b]) =>
    a < b ? 1 : -1,
  );
}

/** Tags by first letter in the language's order: å ä ö last in Swedish (BLOG-10). */
export function tagGroups(tags: readonly Tag[], htmlLang: string): TagsPage["groups"] {
  const collator = new Intl.Collator(htmlLang);
  const groups = Map.groupBy(
    [...tags].sort((a, b) => collator.compare(a.label, b.label)),
    ({ label }) => firstLetter(label, htmlLang).toLocaleUpperCase(htmlLang),
  );
  return [...groups]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, members]) => ({
      letter,
      tags: members.map(({ label, url, posts }) => ({ label, href: url, count: posts.length })),
    }));
}

/** The first character as a reader sees it, which may be several code units. */
function firstLetter(label: string, htmlLang: string): string {
  const [first] = new Intl.Segmenter(htmlLang).segment(label.normalize("NFC"));
  return first?.segment ?? "";
}

/** Cuts a list into pages with their addresses and neighbours (BLOG-2). */
export function paginate<T>(
  items: readonly T[],
  size: number,
  base: string,
): { url: string; items: T[]; pagination: ListPagination | null }[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const urlOf = (page: number) => (page === 0 ? base : `${base}/page/${page + 1}`);
  return Array.from({ length: count }, (_, page) => ({
    url: urlOf(page),
    items: items.slice(page * size, (page + 1) * size),
    pagination:
      count === 1
        ? null
        : {
            newer: page > 0 ? urlOf(page - 1) : null,
            older: page + 1 < count ? urlOf(page + 1) : null,
          },
  }));
}

/** Newer and older post (BLOG-8); unlisted posts are passed over. */
export function postNeighbours(blog: Blog, url: string): Pagination | null {
  const index = indexOf(blog).positions.get(url);
  if (index === undefined) return null;
  const toLink = (post: Post | undefined) =>
    post ? { title: post.summary.title, href: post.summary.url } : null;
  const previous = toLink(blog.listed[index - 1]);
  const next = toLink(blog.listed[index + 1]);
  return previous || next ? { previous, next } : null;
}
