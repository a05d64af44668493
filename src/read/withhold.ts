import { join } from "node:path";
import { localPath } from "../model/routes/locales.ts";
import { isSamePath, splitPath } from "../model/routes/paths.ts";
import type { SiteData, VersionedData } from "../model/site-data.ts";
import type { KeyDatesFile } from "../schema/blocks.ts";
import type { Finding } from "../schema/finding.ts";
import { type HiddenEntry, isHiddenOn } from "../schema/hidden.ts";
import type { ContentFile } from "./read-content.ts";
import { lineOfKey } from "./read-markdown.ts";

/**
 * Whether a text is one that newcomers must not see on a day; drafts too, which previews would show.
 *
 * @param today the day of the build, by the site's clock
 */
export function isHidden({ source: { frontMatter } }: ContentFile, today: string): boolean {
  return "hidden" in frontMatter && isHiddenOn(frontMatter.hidden, today);
}

/**
 * What stands at the address of a hidden text: a page of its own without menu, author, day or picture,
 * so that nothing of the hidden one can come through.
 *
 * @param shown titles of pages that are shown, by address
 * @param root folder that paths of files are relative to
 */
export function placeholder(
  { source }: ContentFile,
  shown: ReadonlyMap<string, string>,
  { labels, locales }: Pick<SiteData, "labels" | "locales">,
  root: string,
): ContentFile {
  const { file, key, locale, url, frontMatter } = source;
  const own = labels[locale];
  const instead = ("hidden" in frontMatter && frontMatter.hidden?.instead) || "";
  const isAddress = /^\/\S*$/.test(instead);
  const path = localPath(splitPath(instead).path, locales);
  const title = shown.get(`${locale} ${path}`) ?? instead;
  const link = `[${title.replaceAll(/[[\]\\]/g, "\\$&")}](${instead})`;
  return {
    source: {
      kind: "content",
      file,
      // Not that of the hidden text, whose languages are compared with each other.
      key: `hidden/${key}`,
      locale,
      contentLocale: locale,
      url,
      sections: [],
      standing: { kind: "placeholder" },
      frontMatter: {
        title: own["contentVisibility.hidden.title"],
        description: own["contentVisibility.hidden.description"],
        unlisted: true,
        translationOf: false,
        hide_table_of_contents: true,
      },
    },
    body: isAddress ? own["contentVisibility.hidden.meanwhile"].replace("{page}", link) : instead,
    bodyLine: lineOfKey(join(root, file), ["hidden", "instead"]) ?? 1,
  };
}

/** Titles of texts, by language and address without its prefix. */
export function titlesOf(
  files: readonly ContentFile[],
  { locales }: Pick<SiteData, "locales">,
): Map<string, string> {
  return new Map(
    files.flatMap(({ source: { locale, url, frontMatter } }) =>
      frontMatter.title ? [[`${locale} ${localPath(url, locales)}`, frontMatter.title]] : [],
    ),
  );
}

const NOT_HIDDEN = "not hidden";

/** A page is hidden in all its languages on the same days: one that is forgotten tells it all. */
export function unevenlyHidden(files: readonly ContentFile[]): Finding[] {
  const days = ({ source: { frontMatter } }: ContentFile) => {
    if (!("hidden" in frontMatter) || !frontMatter.hidden) return NOT_HIDDEN;
    const { from, until } = frontMatter.hidden;
    return `hidden ${from ? `from ${from} ` : ""}until ${until}`;
  };
  const pages = Map.groupBy(files, ({ source }) => `${source.kind} ${source.key}`);
  return [...pages.values()].flatMap((languages): Finding[] => {
    const model = languages.find((file) => days(file) !== NOT_HIDDEN);
    if (!model) return [];
    return languages
      .filter((file) => days(file) !== days(model))
      .map((file) => ({
        file: file.source.file,
        line: 1,
        problem: `The page is ${days(file)} here, and ${days(model)} in ${model.source.file}.`,
        fix: "Write the same days under  hidden:  in both languages.",
      }));
  });
}

/** What of the data may be seen on a day; lists lose their hidden entries, facts say what is said instead. */
export function shownData(data: SiteData, today: string): SiteData {
  const isShown = ({ hidden }: { hidden?: HiddenEntry | undefined }) => !isHiddenOn(hidden, today);
  const { events, glossary, tasks, documents, archives } = data;
  const terms = Object.entries(glossary.terms);
  return {
    ...data,
    keyDates: shownDates(data.keyDates, today),
    archives: mapValues(
      archives,
      (archive): Partial<VersionedData> =>
        archive.keyDates ? { ...archive, keyDates: shownDates(archive.keyDates, today) } : archive,
    ),
    events: { ...events, events: events.events.filter(isShown) },
    glossary: { ...glossary, terms: Object.fromEntries(terms.filter(([, term]) => isShown(term))) },
    hiddenTerms: Object.fromEntries(terms.filter(([, term]) => !isShown(term))),
    tasks: mapValues(tasks, (group) => ({ tasks: group.tasks.filter(isShown) })),
    documents: mapValues(documents, (list) => ({
      ...list,
      documents: list.documents.filter(isShown),
    })),
  };
}

function shownDates(dates: KeyDatesFile, today: string): KeyDatesFile {
  return mapValues(dates, (entry) =>
    entry.hidden && isHiddenOn(entry.hidden, today) ? { label: entry.hidden.instead } : entry,
  );
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/**
 * Menus without what leads to hidden pages, as its label would tell of them; a group that is empty
 * then goes too. Docs that menus name by their id are left out like drafts.
 *
 * @param hidden the pages, whose addresses count in every language
 */
export function shownMenus(data: SiteData, hidden: readonly ContentFile[]): SiteData {
  if (hidden.length === 0) return data;
  const addresses = hidden.map(({ source }) => localPath(source.url, data.locales));
  const isHiddenTarget = (target: unknown) =>
    typeof target === "string" &&
    target.startsWith("/") &&
    addresses.some((address) =>
      isSamePath(address, localPath(splitPath(target).path, data.locales)),
    );
  const without = <Value>(value: Value): Value => {
    if (Array.isArray(value)) {
      return value.flatMap((entry: unknown) => {
        if (!isObject(entry)) return [entry];
        if (isHiddenTarget(entry.to) || isHiddenTarget(entry.href)) return [];
        const rest = without(entry);
        const isEmptied = isFilled(entry.items) && !isFilled(rest.items);
        return isEmptied && !entry.to && !entry.href && !entry.link ? [] : [rest];
      }) as Value;
    }
    if (!isObject(value)) return value;
    return mapValues(value, without) as Value;
  };
  const { navbar, footer, sidebars, archives } = data;
  return {
    ...data,
    navbar: without(navbar),
    footer: without(footer),
    sidebars: without(sidebars),
    archives: mapValues(archives, (archive) =>
      archive.sidebars ? { ...archive, sidebars: without(archive.sidebars) } : archive,
    ),
  };
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
