import { createHeadingSlugger, tagSlug } from "../../routes/slugs.ts";
import type { TagsFile } from "../../schema/blog.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Tag } from "./blog.ts";

/** Tags of `_data/news-tags.json` (BLOG-11). */
export function knownTags(file: TagsFile, { text }: LocaleContext) {
  return new Map(
    Object.entries(file).map(([key, { label, description, permalink, cover = null }]) => {
      const slug = permalink?.slice(1) ?? tagSlug(key);
      const shown = { label: text(label), description: description ? text(description) : null };
      return [key, { slug, ...shown, cover }];
    }),
  );
}

/** Tags by first letter in the language's order: å ä ö last in Swedish (BLOG-10). */
export function tagGroups(tags: readonly Tag[], htmlLang: string) {
  const collator = new Intl.Collator(htmlLang);
  // Signs leave nothing for an id: the empty one counts as taken.
  const idOf = createHeadingSlugger(["main", ""]);
  const groups = Map.groupBy(
    [...tags].sort((a, b) => collator.compare(a.label, b.label)),
    // The first character as a reader sees it may be several code units.
    ({ label }) => {
      const [first] = new Intl.Segmenter(htmlLang).segment(label.normalize("NFC"));
      return (first?.segment ?? "").toLocaleUpperCase(htmlLang);
    },
  );
  return [...groups]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, members]) => ({
      letter,
      id: idOf(letter),
      tags: members.map(({ label, url, description, cover, posts }) => ({
        label,
        href: url,
        description,
        cover,
        count: posts.length,
      })),
    }));
}
