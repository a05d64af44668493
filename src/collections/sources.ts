import type { z } from "zod";
import type { CollectionItem } from "../eleventy/types.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import { switchLocale } from "../routes/locales.ts";
import {
  type AddressData,
  identify,
  isEmptyText,
  type Status,
  statusOf,
  type TextIdentity,
} from "../routes/text-identity.ts";
import { FRONT_MATTER } from "../schema/front-matter.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { lazyText, type RenderedText } from "./lazy-text.ts";
import { type TextSection, textSections } from "./text-sections.ts";

type Kind = keyof typeof FRONT_MATTER;

/** Made once: zod compiles a schema when it is first used. */
const STRIPPED = Object.fromEntries(
  Object.entries(FRONT_MATTER).map(([kind, schema]) => [kind, schema.strip()]),
) as unknown as typeof FRONT_MATTER;

type SourceOf<Own extends Kind> = TextIdentity & {
  kind: Own;
  /** Language of the text; differs from that of the page where a translation is missing. */
  contentLocale: Locale;
  frontMatter: z.infer<(typeof FRONT_MATTER)[Own]>;
  /** Of the text as it is written, in its order. */
  /** Computed when they are asked for, which copies of a text are not. */
  sections(): readonly TextSection[];
  /** Markdown without front matter. */
  body: string;
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

/** A collection item as the rest of the site sees it; undefined for empty texts and other templates. */
export function sourceOf(
  item: CollectionItem,
  data: AddressData & { build: { today: string } },
  render: Render,
): Source | undefined {
  const identity = identify(item.inputPath, item.data, data);
  if (!identity || isEmptyText(identity.kind, item.rawInput)) return undefined;
  // Out of the data cascade, with the defaults of its schema; the linter has checked it.
  const frontMatter = STRIPPED[identity.kind].parse(item.data);
  const status = statusOf(item.data, identity, data.build.today);
  const source = {
    ...identity,
    contentLocale: identity.locale,
    frontMatter,
    sections: () => textSections(frontMatter, item.rawInput),
    body: item.rawInput,
    text: lazyText(item.rawInput, () => render(source)),
    ...(status ? { status } : {}),
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
      return { ...fallback, text: lazyText(original.body, () => render(fallback)) };
    });
  });
}
