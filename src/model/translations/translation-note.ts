import { format } from "../../schema/format.ts";
import { formatDay } from "../dates.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Source } from "../sources.ts";
import type { TranslatedPage } from "./translations.ts";

/** The note on a text that is older than its other language. */
export type TranslationNote = NonNullable<ReturnType<typeof translationNote>>;

/**
 * What a page says of itself whose text is behind the other language (LOC-7).
 *
 * @param sources the page in all languages
 * @param updated day of the last change of texts, where that is known
 * @returns null for a page that is not
 */
export function translationNote(
  { states, changed }: TranslatedPage,
  sources: readonly Source[],
  updated: ReadonlyMap<string, string>,
  { locale, labels, record }: LocaleContext,
) {
  if (states[locale] !== "outdated") return null;
  const other = sources.find((source) => source.locale !== locale);
  if (!other) return null;
  const day = updated.get(other.file);
  return {
    text: day
      ? format(labels["translation.outdatedSince"], { date: formatDay(day, record) })
      : labels["translation.outdated"],
    /** What has changed there; empty where only something was left out. */
    sections: changed[other.locale].map((heading) => {
      const id = other.text.headings.find(({ text }) => text === heading)?.id;
      return {
        label: heading ?? labels["translation.beginning"],
        /** Language of the label, where it is not that of the page. */
        lang: heading === null ? null : other.locale,
        href: id === undefined ? other.url : `${other.url}#${encodeURIComponent(id)}`,
      };
    }),
  };
}
