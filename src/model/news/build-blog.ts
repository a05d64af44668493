import { tagAddress } from "../../routes/slugs.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { LocaleContext } from "../site-data.ts";
import type { PostSource } from "../sources.ts";
import { authorKey, toAuthor } from "./authors.ts";
import { newestFirst, type Post, postOf } from "./post-summary.ts";

/** A tag with its posts. */
export interface Tag {
  label: string;
  description: string | null;
  /** Motif in the arch of its page, and on posts that choose no other. */
  cover: Motif;
  url: string;
  posts: Post[];
}

/** The news of one language. */
export type Blog = ReturnType<typeof buildBlog>;

/** Shown in the arch where neither post nor tag says what should. */
const NO_COVER = "noticeboard";

/** Builds the news of one language from its posts (BLOG-1…12). */
export function buildBlog(sources: readonly PostSource[], context: LocaleContext) {
  const { record, data, text } = context;
  const url = context.generated("blog-list");
  const sorted = sources.toSorted(newestFirst);
  const shown = sorted.filter(({ frontMatter }) => !frontMatter.unlisted);
  const authorsOf = ({ frontMatter }: PostSource) =>
    new Set(frontMatter.authors.map((name) => authorKey(name, data)));
  const listedKeys = shown.flatMap((source) => [...authorsOf(source)]);
  const listedAuthors = new Set([...Object.keys(data.newsAuthors), ...listedKeys]);
  const authors = new Map(
    [...listedAuthors, ...sorted.flatMap((source) => [...authorsOf(source)])].map((key) => {
      const count = listedKeys.filter((own) => own === key).length;
      return [key, toAuthor(key, count, context)];
    }),
  );

  const tags = new Map<string, Tag>();
  for (const { key, label, description, cover } of data.newsTags) {
    const own = { description: description ? text(description) : null, cover };
    addTag(tagAddress(key, data.newsTags), text(label), own);
  }
  const listedTags = new Set(shown.flatMap(tagsOf));

  const all = sorted.map((source) => {
    const { frontMatter } = source;
    const own = tagsOf(source);
    const others = {
      authors: [...authorsOf(source)].flatMap((key) => authors.get(key) ?? []),
      // A tag that only unlisted posts carry has no page to link to (BLOG-10).
      tags: own.filter((tag) => listedTags.has(tag)),
      cover: frontMatter.picture ?? own.find(({ cover }) => cover !== NO_COVER)?.cover ?? NO_COVER,
    };
    return postOf(source, others, context);
  });
  const listed = all.filter(({ source }) => !source.frontMatter.unlisted);
  for (const post of listed) for (const tag of tagsOf(post.source)) tag.posts.push(post);
  const collator = new Intl.Collator(record.htmlLang);
  return {
    url,
    /** Newest first; same-day posts by file name (BLOG-1). Unlisted ones are in `all` only. */
    listed,
    all,
    tags: [...listedTags].sort((a, b) => collator.compare(a.label, b.label)),
    authors: [...listedAuthors].flatMap((key) => authors.get(key) ?? []),
  };

  function tagsOf({ frontMatter }: PostSource): Tag[] {
    const own = frontMatter.tags.map((name) => {
      const slug = tagAddress(name, data.newsTags);
      return tags.get(slug) ?? addTag(slug, name);
    });
    return [...new Set(own)];
  }

  function addTag(
    slug: string,
    label: string,
    { description = null, cover = NO_COVER }: Partial<Pick<Tag, "description" | "cover">> = {},
  ): Tag {
    const tag = {
      label,
      description,
      cover,
      url: `${context.generated("tags")}/${slug}`,
      posts: [],
    };
    tags.set(slug, tag);
    return tag;
  }
}
