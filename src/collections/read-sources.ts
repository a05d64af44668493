import type { CollectionItem } from "../eleventy/types.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import { switchLocale } from "../routes/locales.ts";
import { outputPathOf } from "../routes/paths.ts";
import {
  type AddressData,
  type IdentifyingFields,
  identify,
  isEmptyText,
  statusOf,
} from "../routes/text-identity.ts";
import { FRONT_MATTER } from "../schema/front-matter.ts";
import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES } from "../schema/localized.ts";
import type { Build } from "./build-data.ts";
import { isHidden } from "./embargo.ts";
import { lazyText } from "./lazy-text.ts";
import type { Source } from "./sources.ts";
import { textSections } from "./text-sections.ts";

/** Renders the text of a page. */
type Render = (source: Source) => RenderedMarkdown;

/** A collection item as the rest of the site sees it; undefined for empty texts and other templates. */
export function sourceOf(
  item: CollectionItem,
  data: AddressData & { build: Pick<Build, "today"> },
  render: Render,
): Source | undefined {
  const identity = identify(item.inputPath, item.data, data);
  if (!identity || isEmptyText(identity.kind, item.rawInput)) return undefined;
  // Out of the data cascade, with the defaults of its schema; the linter has checked it.
  const frontMatter = FRONT_MATTER[identity.kind].strip().parse(item.data);
  const status = statusOf(item.data, identity, data.build.today);
  const source = {
    ...identity,
    contentLocale: identity.locale,
    frontMatter,
    sections: textSections(frontMatter, item.rawInput),
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

/** Data of a text's template, as far as its address depends on it. */
interface TemplateData extends IdentifyingFields, AddressData {
  page: { inputPath: string; rawInput: string };
  build: Pick<Build, "firstCommits" | "today" | "showsHidden" | "showsUnpublished">;
}

/** The file that a text is written to; false for one that is not published today. */
export function permalinkOf(data: TemplateData): string | false {
  const identity = identify(data.page.inputPath, data, data);
  if (!identity || isEmptyText(identity.kind, data.page.rawInput)) return false;
  const status = statusOf(data, identity, data.build.today);
  const isLeftOut =
    isHidden({ frontMatter: data }, data.build) || isWaiting({ status }, data.build);
  return isLeftOut ? false : outputPathOf(identity.url);
}

/** Whether a text waits for its editor, or for its day. */
export function isWaiting(
  { status }: Pick<Source, "status">,
  { showsUnpublished }: Pick<Build, "showsUnpublished">,
): boolean {
  return !showsUnpublished && (status?.kind === "draft" || status?.kind === "scheduled");
}
