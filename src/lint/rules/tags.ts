import { tagSlug } from "../../routes/slugs.ts";
import type { TagsFile } from "../../schema/blog.ts";

/** The entry of `_data/news-tags.json` that a name of a tag means, and the address part of the tag. */
export function tagOf(name: string, tags: TagsFile): { slug: string; isKnown: boolean } {
  const slugOf = (key: string) => tags[key]?.permalink?.slice(1) ?? tagSlug(key);
  if (Object.hasOwn(tags, name)) return { slug: slugOf(name), isKnown: true };
  const slug = tagSlug(name);
  return { slug, isKnown: Object.keys(tags).some((key) => slugOf(key) === slug) };
}
