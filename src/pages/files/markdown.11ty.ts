import { decodeHTML, escapeUTF8 } from "entities";
import { NodeHtmlMarkdown } from "node-html-markdown";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { modelOf } from "../../collections/pages/page-model.ts";
import type { OutputFile } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import type { HomeSource, Source } from "../../collections/sources.ts";
import { MeetingFacts, MeetingText } from "../../components/meeting/meeting.tsx";
import { HomePage } from "../../layouts/pages/home-page.tsx";
import { files, writeFile } from "../../layouts/template.tsx";
import { markdownPathOf, outputPathOf } from "../../routes/paths.ts";
import type { Locale } from "../../schema/localized.ts";
import { absoluteLinks } from "../absolute-links.ts";
import { escapeMarkdown, MARKUP } from "../escape-markdown.ts";

export const data = files(markdownExports);

export default writeFile;

/** What readers of plain text do not need: drawings, buttons, and the direct links of headings. */
const LEFT_OUT = /<a class="anchor"[^>]*>.*?<\/a>|<(svg|button|script|noscript)\b.*?<\/\1>/gs;

/**
 * The text of each page as Markdown, for programs that read no HTML: data as tables and lists, and whole
 * addresses. Archived versions are included, because links lead to them like to any other page.
 */
export function markdownExports(site: Site, locale: Locale): OutputFile[] {
  // Nobody reads them during `npm start`, and they would delay every save.
  if (site.build.deployment === "development") return [];
  const converter = new NodeHtmlMarkdown(
    { bulletMarker: "-", globalEscape: [MARKUP, "\\$&"] },
    { "div,p,section,span": ({ node }) => (isHidden(node) ? { ignore: true } : {}) },
  );
  const own = site.sources.filter(
    (source) => source.locale === locale && source.contentLocale === locale,
  );
  return own.map((source) => ({
    path: markdownPathOf(outputPathOf(source.url)),
    content(collections) {
      const model = modelOf(source.url, collections);
      const html = source.kind === "home" ? homeText(source, site) : textOf(source, site, locale);
      const title = source.kind === "home" ? source.frontMatter.hero.title : model.title;
      const address = site.data.site.url + source.url;
      const text = converter.translate(
        absoluteLinks(html.replaceAll(LEFT_OUT, "").replaceAll(ALT, escapedAlt), address),
      );
      return `# ${escapeMarkdown(title)}\n\n${text.trim()}\n`;
    },
  }));
}

/** The text of a page; that of a meeting with its facts and decisions, which are fields. */
function textOf({ key, text }: Source, site: Site, locale: Locale): string {
  const { context } = site[locale];
  const meeting = context.data.meetings[locale].find((one) => one.key === key);
  if (!meeting) return text.html;
  const [facts, decisions] = [MeetingFacts, MeetingText].map((part) =>
    renderToStaticMarkup(createElement(part, { meeting, context })),
  );
  return `${facts}${text.html}${decisions}`;
}

/** Descriptions of images, which the converter does not escape. */
const ALT = /( alt=")([^"]*)/g;
const escapedAlt = (_: string, start: string, alt: string) =>
  start + escapeUTF8(escapeMarkdown(decodeHTML(alt)));

/** Hidden elements: scripts show them later, or they repeat for the eye what is beside them. */
function isHidden(node: object): boolean {
  const { attributes = {} } = node as { attributes?: object };
  return "hidden" in attributes || "aria-hidden" in attributes;
}

/** The home page is written in fields, not as a text. */
function homeText(source: HomeSource, site: Site): string {
  const home = createElement(HomePage, { source, site });
  return renderToStaticMarkup(home).replace(/<h1>.*?<\/h1>/s, "");
}
