import { escapeUTF8 } from "entities/escape";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { letterFeed, letters, letterText } from "../../collections/letters.ts";
import type { OutputFile } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import { forOutlook, LetterDocument } from "../../components/letter/letter.tsx";
import { files, writeFile } from "../../layouts/template.tsx";
import type { Locale } from "../../schema/localized.ts";
import { rssFeed } from "../rss-feed.ts";

export const data = files(weeklyLetters);

export default writeFile;

/** The weekly letters of each language as HTML for mail and as text, and the feed of those that have begun. */
export function weeklyLetters(site: Site, locale: Locale): OutputFile[] {
  const { context } = site[locale];
  const { absolute, labels, record, data } = context;
  const { colors } = site.build.designTokens;
  const all = letters(site[locale]);
  const htmlOf = (letter: (typeof all)[number]) =>
    `<!doctype html>\n${forOutlook(renderToStaticMarkup(createElement(LetterDocument, { letter, context, colors })))}\n`;
  const begun = all.filter(({ from, empty }) => from <= data.today && !empty).reverse();
  const feed = () =>
    rssFeed(context, {
      title: labels["letter.title"],
      link: absolute(record.path),
      description: labels["letter.description"],
      self: absolute(letterFeed(context)),
      updated: new Date(begun[0]?.from ?? "1970-01-01"),
      items: begun.map((letter) => ({
        title: letter.title,
        link: absolute(letter.html),
        guid: { value: absolute(letter.html), isPermaLink: true },
        pubDate: new Date(letter.from),
        description: escapeUTF8(letterText(letter, context)),
      })),
    });
  return [
    ...all.flatMap((letter) => [
      { path: letter.html.slice(1), content: () => htmlOf(letter) },
      { path: letter.text.slice(1), content: () => letterText(letter, context) },
    ]),
    { path: letterFeed(context).slice(1), content: feed },
  ];
}
