import { tagSlug } from "../../routes/slugs.ts";
import type { LocaleContext } from "../site-data.ts";
import type { PostSource } from "../sources.ts";
import { toAuthor } from "./authors.ts";
import { type Blog, newestFirst, type Tag } from "./blog.ts";
import { postOf } from "./post-summary.ts";
import { knownTags } from "./tags.ts";

/** Shown in the arch where neither post nor tag says what should. */
const NO_COVER = "noticeboard";

/** Builds the news of one language from its posts (BLOG-1…12). */
export function buildBlog(sources: readonly PostSource[], context: LocaleContext): Blog {
  const { record, data } = context;
  const url = context.href("/blog");
  const tags = new Map<string, Tag>();
  const known = knownTags(data.newsTags, context);

  const sorted = [...sources].sort(newestFirst);
  const shown = sorted.filter(({ frontMatter }) => !frontMatter.unlisted);
  const authors = new Map(
    Object.keys(data.newsAuthors).map((key) => {
      const count = shown.filter(({ frontMatter }) => frontMatter.authors.includes(key)).length;
      return [key, toAuthor(key, count, url, context)];
    }),
  );

  const listedTags = new Set(shown.flatMap(tagsOf));

  const all = sorted.map((source) => {
    const { frontMatter } = source;
    const covers = frontMatter.tags.flatMap((name) => knownTag(name)?.cover ?? []);
    return postOf(
      source,
      {
        authors: frontMatter.authors.flatMap((key) => authors.get(key) ?? []),
        // A tag that only unlisted posts carry has no page to link to (BLOG-10).
        tags: tagsOf(source).filter((tag) => listedTags.has(tag)),
        cover: frontMatter.picture ?? covers[0] ?? NO_COVER,
      },
      context,
    );
  });
  const listed = all.filter(({ source }) => !source.frontMatter.unlisted);
  for (const post of listed) for (const tag of tagsOf(post.source)) tag.posts.push(post);
  const collator = new Intl.Collator(record.htmlLang);
  return {
    url,
    listed,
    all,
    tags: [...listedTags].sort((a, b) => collator.compare(a.label, b.label)),
    authors: [...authors.values()],
  };

  function knownTag(name: string) {
    return known.get(name) ?? [...known.values()].find((tag) => tag.slug === tagSlug(name));
  }

  function tagsOf({ frontMatter }: PostSource): Tag[] {
    return [...new Set(frontMatter.tags.map(tagOf))];
  }

  /** Names that give the same address are one tag; the first label wins (BLOG-11). */
  function tagOf(name: string): Tag {
    const fromFile = knownTag(name);
    const slug = fromFile?.slug ?? tagSlug(name);
    const existing = tags.get(slug);
    if (existing) return existing;
    const tag: Tag = {
      key: slug,
      label: fromFile?.label ?? name,
      description: fromFile?.description ?? null,
      cover: fromFile?.cover ?? NO_COVER,
      url: `${url}/tags/${slug}`,
      posts: [],
    };
    tags.set(slug, tag);
    return tag;
  }
}
