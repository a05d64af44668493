import type { PageModel } from "../../src/model/pages/page-model.ts";
import { contentSource, docSource, homeSource, inBothLanguages, postSource } from "./site-data.ts";

/** A page of every kind that is written as a file, in both languages. */
export const SMALL_SITE = inBothLanguages((locale) => [
  homeSource(locale),
  contentSource("section.md", { locale }),
  docSource("board.md", { locale }),
  docSource("event/index.md", { locale }),
  postSource("2024-03-25-ny-hemsida.md", { locale, frontMatter: { tags: ["it"] } }),
]);

/** Values of a meta tag, by its name or property. */
export const metaOf = (page: PageModel, name: string) =>
  page.head.meta
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === name)
    .map(({ content }) => content);
