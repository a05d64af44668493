import { byLocale } from "../../routes/locales.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import type { SiteData } from "../site-data.ts";
import type { Source } from "../sources.ts";
import type { TextSection } from "../text-sections.ts";

/**
 * Whether the text of a page says what its other language says. `outdated`: the other language has
 * changed in more sections since both were last compared. Who changes both need not say so.
 */
export type TranslationState = "current" | "outdated" | "missing";

/** A page that is written as a file, in its languages; archived docs are not followed. */
export type TranslatedPage = ReturnType<typeof translatedPage>;

/** A text that may not have been rendered yet. */
export type TranslatedText = NamedText &
  Pick<Source, "contentLocale" | "frontMatter" | "sections" | "file" | "url">;

type TranslationData = Pick<SiteData, "translations" | "versions">;

/** Whether no language of a page is outdated or missing. */
export function isInStep({ states }: TranslatedPage): boolean {
  return LOCALES.every((locale) => states[locale] === "current");
}

/** Compares the languages of each page; sorted by name. */
export function translatedPages(
  texts: readonly TranslatedText[],
  data: TranslationData,
): TranslatedPage[] {
  const own = texts.filter(({ locale, contentLocale }) => locale === contentLocale);
  const byName = Map.groupBy(own, (text) => pageName(text, data) ?? "");
  byName.delete("");
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, languages]) => translatedPage(name, languages, data));
}

function translatedPage(
  name: string,
  languages: readonly TranslatedText[],
  { translations }: TranslationData,
) {
  const text = byLocale((locale) => languages.find((one) => one.locale === locale));
  const isWhole = LOCALES.every((locale) => text[locale]);
  const confirmed = isWhole ? translations?.[name] : undefined;
  let compared: Record<Locale, ReturnType<typeof changesSince>> | undefined;
  // Compared for the pages that are rendered: in development few are after a save.
  const changes = () =>
    (compared ??= byLocale((locale) => changesSince(text[locale], confirmed?.[locale])));
  const texts = languages.map(({ locale, frontMatter, file, url }) => {
    return [locale, { title: frontMatter.title ?? name, file, url }] as const;
  });
  return {
    /** As in `_data/translations.json`: `docs/board`. */
    name,
    /** By language; none where the text is missing. */
    texts: Object.fromEntries(texts) as Partial<Record<Locale, (typeof texts)[number][1]>>,
    get states() {
      return byLocale((locale): TranslationState => {
        if (!text[locale]) return "missing";
        const isBehind = LOCALES.some((other) => changes()[other].count > changes()[locale].count);
        return isBehind ? "outdated" : "current";
      });
    },
    /**
     * Sections of each language that have changed since both were last compared, by heading; null is
     * the text before the first one.
     */
    get changed() {
      return byLocale((locale) => changes()[locale].headings);
    },
  };
}

/** The sections that are new or other than they were; without a confirmation, none. */
function changesSince(
  text: { sections(): readonly TextSection[] } | undefined,
  confirmed: string | undefined,
): { headings: (string | null)[]; count: number } {
  if (confirmed === undefined) return { headings: [], count: 0 };
  // Each one counts once, and in any order: a section that has moved says what it said.
  const gone = confirmed.split(" ");
  const changed = (text?.sections() ?? []).filter(({ fingerprint }) => {
    const at = gone.indexOf(fingerprint);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return {
    headings: changed.map(({ heading }) => heading),
    count: Math.max(changed.length, gone.length),
  };
}

/** What the name of a page follows from; docs have a version and an id. */
interface NamedText extends Pick<Source, "kind" | "key" | "locale"> {
  version?: string | null;
  id?: string | null;
}

interface Names {
  translations?: object | null | undefined;
  versions: Pick<SiteData["versions"], "last">;
}

/**
 * What `_data/translations.json` calls a page.
 *
 * @returns null for archived docs
 */
export function pageName({ kind, key, version, id }: NamedText, { versions }: Names) {
  if (kind !== "doc") return key.replace(/\.md$/, "");
  return version === versions.last ? `docs/${id}` : null;
}

/**
 * Entries of pages that have no text in any language or in one only.
 *
 * @param texts all there are, drafts too
 */
export function lostEntries(texts: readonly NamedText[], data: Names): string[] {
  const named = Map.groupBy(texts, (text) => pageName(text, data));
  return Object.keys(data.translations ?? {}).filter((name) =>
    LOCALES.some((locale) => !named.get(name)?.some((text) => text.locale === locale)),
  );
}
