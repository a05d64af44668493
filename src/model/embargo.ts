import { parseText } from "../markdown/parsed-text.ts";
import type { RenderedMarkdown } from "../markdown/rendered-markdown.ts";
import { localPath } from "../routes/locales.ts";
import { isSamePath, splitPath } from "../routes/paths.ts";
import { type HiddenEntry, isHiddenOn } from "../schema/hidden.ts";
import type { Localized } from "../schema/localized.ts";
import type { Build } from "./build-data.ts";
import { lazyText } from "./lazy-text.ts";
import type { SiteData } from "./site-data.ts";
import type { Source } from "./sources.ts";
import { isWaiting } from "./status.ts";

/** Whether newcomers must not see a text today; drafts too, which previews would show. */
export function isHidden(
  { frontMatter }: { frontMatter: object & { hidden?: HiddenEntry | undefined } },
  { today, showsHidden }: Pick<Build, "today" | "showsHidden">,
): boolean {
  return !showsHidden && isHiddenOn(frontMatter.hidden, today);
}

/** Whether a text has its page today: it is neither hidden nor waiting. */
export const isPublished = (
  text: { frontMatter: object; status?: { kind: string } | undefined },
  build: Build,
) => !isHidden(text, build) && !isWaiting(text, build);

/**
 * The page at the address of a hidden text: without menu, author, date or image, so that nothing of the
 * hidden text is published.
 *
 * @param published the published texts
 */
export function placeholder(
  hidden: Source,
  published: readonly Source[],
  data: Pick<SiteData, "labels" | "locales">,
  render: (source: Source) => RenderedMarkdown,
): Source {
  const { file, key, locale, url } = hidden;
  const labels = data.labels[locale];
  const parsedBody = parseText(placeholderText(hidden, published, data));
  const source: Source = {
    kind: "content",
    file,
    // Not the key of the hidden text, whose languages are compared with each other.
    key: `hidden/${key}`,
    locale,
    contentLocale: locale,
    url,
    sections: () => [],
    status: { kind: "placeholder" },
    frontMatter: {
      title: labels["contentVisibility.hidden.title"],
      description: labels["contentVisibility.hidden.description"],
      unlisted: true,
      translationOf: false,
      hide_table_of_contents: true,
    },
    body: parsedBody.source,
    parsedBody,
    bodyLine: 1,
    text: lazyText(parsedBody, () => render(source)),
  };
  return source;
}

/** A text of its own, or a link to a page to read meanwhile, as Markdown. */
function placeholderText(
  { locale, frontMatter }: Source,
  shown: readonly Source[],
  { labels, locales }: Pick<SiteData, "labels" | "locales">,
): string {
  const instead =
    ("hidden" in frontMatter && frontMatter.hidden?.instead) ||
    labels[locale]["contentVisibility.hidden.description"];
  if (!/^\/\S*$/.test(instead)) return instead;
  const path = localPath(splitPath(instead).path, locales);
  const page = shown.find(
    (source) => source.locale === locale && localPath(source.url, locales) === path,
  );
  const title = page?.frontMatter.title ?? instead;
  const link = `[${title.replaceAll(/[[\]\\]/g, "\\$&")}](${instead})`;
  return labels[locale]["contentVisibility.hidden.meanwhile"].replace("{page}", link);
}

/** What entries of lists, menus and key dates have in common. */
interface Entry {
  hidden?: HiddenEntry & { instead?: Localized };
  to?: string;
  href?: string;
  link?: unknown;
  items?: unknown[];
}

/**
 * The data without what is hidden on the day of the build: lists lose hidden entries, key dates say what
 * is said instead, and menus lose links to hidden pages, whose labels would reveal them. Docs that menus
 * name by their id are left out like drafts.
 *
 * @param hidden the pages, whose addresses count in every language
 */
export function shownData(data: SiteData, hidden: readonly Source[]): SiteData {
  const { emblems, pictures, archives, ...files } = data;
  const { today, locales } = data;
  const addresses = hidden.map(({ url }) => localPath(url, locales));
  return {
    ...shownFiles(files),
    archives: Object.fromEntries(
      Object.entries(archives).map(([version, own]) => [version, shownFiles(own)]),
    ),
    emblems,
    pictures,
  };

  function shownFiles<Files extends Partial<SiteData>>(written: Files): Files {
    const shown = filtered(written, (entry) => !isHiddenOn(entry.hidden, today));
    const { navbar, footer, sidebars } = shown;
    return { ...shown, ...filtered({ navbar, footer, sidebars }, isInMenu) };
  }

  /** A copy without entries of lists that are not shown; lists inside of entries come first. */
  function filtered<Value>(value: Value, isShown: (entry: Entry) => boolean): Value {
    return JSON.parse(JSON.stringify(value), (_key, part: Entry | Entry[] | null) => {
      if (Array.isArray(part)) return part.filter(isShown);
      const { hidden } = part ?? {};
      return hidden?.instead && isHiddenOn(hidden, today) ? { label: hidden.instead } : part;
    }) as Value;
  }

  function isInMenu({ to, href, link, items }: Entry): boolean {
    const isEmptied = items?.length === 0 && !to && !href && !link;
    return !isEmptied && !leadsToHidden(to) && !leadsToHidden(href);
  }

  function leadsToHidden(target = ""): boolean {
    const path = localPath(splitPath(target).path, locales);
    return target.startsWith("/") && addresses.some((address) => isSamePath(address, path));
  }
}
