import { generateRssFeed } from "feedsmith";
import { headTitle } from "../model/frame/head.ts";
import type { LocaleContext } from "../model/site-data.ts";
import { withoutControls } from "../schema/invisible.ts";

type Rss = Parameters<typeof generateRssFeed>[0];

/** What a feed has of its own; addresses are whole. */
type Own = Pick<Rss, "description" | "items"> & {
  title: string;
  link: string;
  /** Its own address. */
  self: string;
  /** Of its newest entry, not of the clock: the same sources give the same bytes. */
  updated: Date;
};

/** RSS 2.0 of the site in a language. */
export function rssFeed({ data, record, text }: LocaleContext, feedFields: Own): string {
  const { title, self, updated, ...shown } = feedFields;
  const feed = generateRssFeed({
    ...shown,
    title: headTitle(title, data.site.title),
    language: record.htmlLang,
    copyright: text(data.site.organisation),
    lastBuildDate: updated,
    generator: data.site.title,
    atom: { links: [{ rel: "self", href: self, type: "application/rss+xml" }] },
  });
  return withoutControls(feed);
}
