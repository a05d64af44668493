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

/** Tags, which are in the order of the language, by first letter (BLOG-10). */
export function tagGroups(tags: readonly Tag[], htmlLang: string) {
  // Signs leave nothing for an id: the empty one counts as taken.
  const idOf = createHeadingSlugger(["main", ""]);
  const groups = Map.groupBy(
    tags,
    // The first character as a reader sees it may be several code units.
    ({ label }) => {
      const [first] = new Intl.Segmenter(htmlLang).segment(label.normalize("NFC"));
      return (first?.segment ?? "").toLocaleUpperCase(htmlLang);
    },
  );
  return [...groups].map(([letter, members]) => ({ letter, id: idOf(letter), tags: members }));
}
