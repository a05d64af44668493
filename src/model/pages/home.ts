import { headingSlug } from "../../routes/slugs.ts";
import { committeesOf } from "../committees.ts";
import type { LocaleContext } from "../site-data.ts";
import type { HomeSource } from "../sources.ts";
import type { Head, PlannedPage } from "./planned-page.ts";

/** What the search finds on the home page: its own words, without events, news and numbers. */
export function homeSections(
  { frontMatter: { description, hero, sections } }: HomeSource,
  { data }: LocaleContext,
): PlannedPage["sections"] {
  const { cards, overall, partners } = sections;
  const hasCommittees = overall && committeesOf(data.chapterMap).length > 0;
  const found = [...cards, ...(hasCommittees ? [overall] : []), partners];
  return [
    { id: "", heading: "", text: `${description} ${hero.title}. ${hero.lead}` },
    ...found.map(({ title, text }) => ({ id: headingSlug(title), heading: title, text })),
  ];
}

/** Structured data of the site and of whose it is, for the home page. */
export function homeHead({ data, record, text, absolute }: LocaleContext): Partial<Head> {
  const organisation = { "@id": absolute("/#organisation") };
  return {
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        ...organisation,
        name: text(data.site.organisation),
        alternateName: data.site.title,
        url: absolute("/"),
        logo: absolute("/icon-512.png"),
      },
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: data.site.title,
        url: absolute(record.path),
        inLanguage: record.htmlLang,
        publisher: organisation,
      },
    ],
  };
}
