import type { LocalesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import { byLocale, switchLocale } from "./locales.ts";

/** What a page is about. */
export interface PageSummary {
  title: string;
  description: string;
  /** Whether nobody should see later that it was read: a safety page. */
  leavesNoTrace?: boolean;
  /** How many members a committee has. */
  members?: string;
}

/** By the address of the page in each language. */
export type PageSummaries = Record<Locale, Readonly<Record<string, PageSummary>>>;

interface Summarised {
  key: string;
  locale: Locale;
  url: string;
  frontMatter: {
    title?: string | undefined;
    description?: string | undefined;
    leave?: string | undefined;
    members?: string | undefined;
  };
}

/**
 * Titles and descriptions, for data that shows a page without repeating what is written in it. A page
 * that is not translated has those of the other language; one whose front matter lacks them has none.
 */
export function pageSummaries(sources: readonly Summarised[], locales: LocalesFile): PageSummaries {
  return byLocale((locale) => {
    const entries = textsFor(locale, sources, locales).flatMap(({ url, frontMatter }) => {
      const { title, description, leave, members } = frontMatter;
      if (!title || !description) return [];
      const more = { ...(leave && { leavesNoTrace: true }), ...(members && { members }) };
      return [[url, { title, description, ...more }] as const];
    });
    return Object.fromEntries(entries);
  });
}

/** The text that each page shows in a language, and its address there: its own, or that of the other language. */
function textsFor<Text extends Pick<Summarised, "key" | "locale" | "url">>(
  locale: Locale,
  sources: readonly Text[],
  locales: LocalesFile,
): Text[] {
  return [...Map.groupBy(sources, ({ key }) => key).values()].flatMap((files) => {
    const file = files.find((own) => own.locale === locale) ?? files[0];
    if (!file) return [];
    return [
      { ...file, url: file.locale === locale ? file.url : switchLocale(file.url, locale, locales) },
    ];
  });
}
