import { createHeadingSlugger } from "../../routes/slugs.ts";
import type { Tag } from "./build-blog.ts";

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
