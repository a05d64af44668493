import { paragraphsOf } from "../markdown/syntax.ts";
import { byLocale } from "../routes/locales.ts";
import { textsFor } from "../routes/page-summaries.ts";
import type { LocalesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import type { Source } from "./sources.ts";

/** A governing document as it was from a day on. */
export interface StatuteVersion {
  /** The same in all languages. */
  key: string;
  title: string;
  url: string;
  /** Day from which it is in force: `2026-05-12`. */
  since: string;
  /** Ids of its paragraphs, by their numbers and by old ones. */
  paragraphs: ReadonlyMap<string, string>;
}

/** All versions of a governing document, newest first. */
export type Statute = readonly StatuteVersion[];

/** By the language of the pages. */
export type Statutes = Readonly<Record<Locale, readonly Statute[]>>;

/** What tells which version is in force. */
interface DatedStatutes {
  statutes: Statutes;
  /** Day of the build. */
  today: string;
}

/** The governing documents; each version names the one before it, which is in the same folder. */
export function statutesOf(sources: readonly Source[], locales: LocalesFile): Statutes {
  return byLocale((locale) => {
    const texts = new Map(
      textsFor(locale, sources, locales).flatMap((text) =>
        text.kind === "content" && text.frontMatter.statute ? [[text.key, text] as const] : [],
      ),
    );
    const before = (key: string) => {
      const name = texts.get(key)?.frontMatter.statute?.replaces;
      return name && `${key.slice(0, key.lastIndexOf("/") + 1)}${name}.md`;
    };
    const replaced = new Set([...texts.keys()].map(before));
    return [...texts.keys()]
      .filter((key) => !replaced.has(key))
      .map((newest) => {
        const versions = new Map<string, StatuteVersion>();
        for (let key: string | undefined = newest; key && !versions.has(key); key = before(key)) {
          const text = texts.get(key);
          if (!text) break;
          const { title, statute } = text.frontMatter;
          const since = statute?.since ?? "";
          const paragraphs = paragraphsOf(text.body);
          versions.set(key, { key, title, url: text.url, since, paragraphs });
        }
        return [...versions.values()];
      });
  });
}

/** The version in force on a day; the first one where that day has not come. */
export function inForce(statute: Statute, today: string): StatuteVersion | undefined {
  return statute.find(({ since }) => since <= today) ?? statute.at(-1);
}

/** What the page of a version says of it. */
export interface StatutePlace {
  version: StatuteVersion;
  statute: Statute;
  current: StatuteVersion | undefined;
  /** Day on which the next version came into force, where there is one. */
  until: string | undefined;
}

/** The place of a text among the versions of its document; undefined for any other text. */
export function statutePlace(
  key: string,
  locale: Locale,
  { statutes, today }: DatedStatutes,
): StatutePlace | undefined {
  const statute = statutes[locale].find((versions) => versions.some((one) => one.key === key));
  const index = statute?.findIndex((one) => one.key === key) ?? -1;
  const version = statute?.[index];
  if (!statute || !version) return undefined;
  return { version, statute, current: inForce(statute, today), until: statute[index - 1]?.since };
}

/** Whether the page of a text is of statutes that are no longer in force; lists and the search leave it out. */
export function isReplaced(key: string, locale: Locale, data: DatedStatutes): boolean {
  const { until } = statutePlace(key, locale, data) ?? {};
  return until !== undefined && until <= data.today;
}

/**
 * The document that a number of a paragraph in another text means: the one that the text names, else the first
 * that has such a paragraph.
 *
 * @example documentMeant("4.1", "Reglementets § 4.1 stryks.", documents) // the one titled "Reglemente"
 */
export function documentMeant<Document extends Pick<StatuteVersion, "title" | "paragraphs">>(
  number: string,
  text: string,
  documents: readonly Document[],
): Document | undefined {
  // Without its last letter a Swedish title is the beginning of all its forms.
  const named = documents.filter(({ title }) =>
    text.toLowerCase().includes(title.toLowerCase().slice(0, -1)),
  );
  return (named.length > 0 ? named : documents).find(({ paragraphs }) => paragraphs.has(number));
}
