import { format } from "../../schema/format.ts";
import type { Motif } from "../../schema/pictures.ts";
import { formatDay } from "../dates.ts";
import type { LocaleContext } from "../site-data.ts";
import type { PostSource } from "../sources.ts";
import { statusNotice } from "../status.ts";
import type { AuthorModel } from "./authors.ts";
import { coverPhoto, excerpt, withoutPhoto } from "./excerpt.ts";

/** A post with what depends on the other posts and on the language of its page. */
export type Post = ReturnType<typeof postOf>;

/** A post as lists show it. */
export type PostSummary = Omit<Post, "source" | "description">;

/** Order of the lists; same-day posts by file name (BLOG-1). */
export function newestFirst(a: PostSource, b: PostSource): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.key < b.key ? -1 : 1;
}

const hasEmblem = ({ emblem }: AuthorModel) => emblem !== null;

const WORDS_PER_MINUTE = 200;

/**
 * A post for its page, for lists and for feeds.
 *
 * @param others what depends on the other posts, and the motif in the arch of its cover
 */
export function postOf(
  source: PostSource,
  others: { authors: AuthorModel[]; tags: { label: string; url: string }[]; cover: Motif },
  context: LocaleContext,
) {
  const { labels, record } = context;
  const { text, url, contentLocale, frontMatter, key, body } = source;
  // Front matter, else the level-1 heading, else the file name.
  const title = frontMatter.title ?? text.title ?? key.replace(/^.*\/|\.md$/g, "");
  const words = new Intl.Segmenter(record.htmlLang, { granularity: "word" }).segment(body);
  const count = [...words].filter(({ isWordLike }) => isWordLike).length;
  const minutes = Math.ceil(count / WORDS_PER_MINUTE);
  return {
    source,
    url,
    title,
    /** For search engines, networks and feeds. */
    get description() {
      return frontMatter.description ?? text.firstLine;
    },
    /** `2024-03-25`, and `25 mars 2024` (BLOG-5). */
    date: {
      iso: source.date,
      long: formatDay(source.date, record),
      month: formatDay(source.date, record, { month: "short" }),
    },
    /** `2 min read`; null for a text of one minute (BLOG-7). */
    readingTime:
      minutes > 1 ? format(labels["blog.post.readingTime"], { readingTime: minutes }) : null,
    /** What a post is besides being published: a draft, not published yet, no longer current. */
    status: statusNotice(source, context)?.title ?? null,
    authors: others.authors,
    tags: others.tags.map((tag) => ({ label: tag.label, href: tag.url })),
    cover: others.cover,
    /** On its cover, unless its editor chose a motif. */
    patch: frontMatter.picture ? null : (others.authors.find(hasEmblem)?.emblem ?? null),
    contentLocale,
    /** The first image of the text, for its cover; null without one. */
    get photoHtml() {
      return coverPhoto(text.html);
    },
    /** Text up to the truncation marker, or the whole text; without the image that is its cover. */
    get excerptHtml() {
      return withoutPhoto(excerpt(text.excerptHtml, url));
    },
    /** Present when the text goes on after the marker. */
    get readMore() {
      return text.truncated
        ? readMore(labels["blog.post.readMore"], labels["blog.post.readMoreLabel"], title)
        : null;
    },
  };
}

/** A link says in its text what it leads to, also to search engines; readers see the short label. */
function readMore(label: string, pattern: string, title: string) {
  const whole = format(pattern, { title });
  /** Follows the label for readers who do not see the title above it: ` about the new website`. */
  const about = whole.startsWith(label) ? whole.slice(label.length) : ` ${whole}`;
  return { label, about };
}
