import type { z } from "zod";
import type { ParsedText } from "../markdown/parsed-text.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import type { ReadPage } from "../read/pages.ts";
import { switchLocale } from "../routes/locales.ts";
import type { Status, TextIdentity } from "../routes/text-identity.ts";
import type { FRONT_MATTER } from "../schema/front-matter.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { lazyText, type RenderedText } from "./lazy-text.ts";
import { type TextSection, textSections } from "./text-sections.ts";

type Kind = keyof typeof FRONT_MATTER;

type SourceOf<Own extends Kind> = TextIdentity & {
  kind: Own;
  /** Language of the text; differs from that of the page where a translation is missing. */
  contentLocale: Locale;
  frontMatter: z.infer<(typeof FRONT_MATTER)[Own]>;
  /** Of the text as it is written, in its order; computed when they are asked for. */
  sections(): readonly TextSection[];
  /** Markdown without front matter. */
  body: string;
  parsedBody: ParsedText;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  text: RenderedText;
  /** Absent for most texts. */
  status?: Status | undefined;
};

export type HomeSource = SourceOf<"home">;
export type ContentSource = SourceOf<"content">;
export type DocSource = SourceOf<"doc">;
export type PostSource = SourceOf<"post">;

/** A page that is written as a file. */
export type Source = HomeSource | ContentSource | DocSource | PostSource;

/** Renders the text of a page. */
type Render = (source: Source) => RenderedMarkdown;

/**
 * A text as the rest of the site sees it.
 *
 * @param page as it was read, without a mistake
 */
export function sourceOf(page: ReadPage, render: Render): Source {
  const { identity, fields, parsedBody, bodyLine, status } = page;
  const source = {
    ...identity,
    contentLocale: identity.locale,
    frontMatter: fields,
    sections: () => textSections(fields, parsedBody.source),
    body: parsedBody.source,
    parsedBody,
    bodyLine,
    text: lazyText(parsedBody, () => render(source)),
    ...(status.kind === "published" ? {} : { status }),
  } as Source;
  return source;
}

/** The pages that show the text of another language, because their own is missing (LOC-5). */
export function fallbacksOf(
  sources: readonly Source[],
  locales: LocalesFile,
  render: Render,
): Source[] {
  const pages = Map.groupBy(sources, ({ key }) => key);
  return [...pages.values()].flatMap((languages) => {
    const [original] = languages;
    const missing = LOCALES.filter((locale) => languages.every((one) => one.locale !== locale));
    if (!original) return [];
    return missing.map((locale): Source => {
      const fallback = { ...original, locale, url: switchLocale(original.url, locale, locales) };
      return { ...fallback, text: lazyText(original.parsedBody, () => render(fallback)) };
    });
  });
}
