import { headingSlug } from "../../routes/slugs.ts";
import { committeesOf } from "../committees.ts";
import type { LocaleContext } from "../site-data.ts";
import type { HomeSource } from "../sources.ts";
import type { OwnPage } from "./page-model.ts";

/** What the search finds on the home page: its own words, without events, news and numbers. */
export function homeSections(
  { frontMatter: { description, hero, sections } }: HomeSource,
  { data }: LocaleContext,
): OwnPage["sections"] {
  const { cards, overall, partners } = sections;
  const hasCommittees = overall && committeesOf(data.chapterMap).length > 0;
  const found = [...cards, ...(hasCommittees ? [overall] : []), partners];
  return [
    { id: "", heading: "", text: `${description} ${hero.title}. ${hero.lead}` },
    ...found.map(({ title, text }) => ({ id: headingSlug(title), heading: title, text })),
  ];
}
