import { localPath } from "../routes/locales.ts";
import { isSamePath, splitPath } from "../routes/paths.ts";
import type { KeyDatesFile } from "../schema/blocks.ts";
import { type HiddenEntry, isHiddenOn } from "../schema/hidden.ts";
import { lazyText } from "./lazy-text.ts";
import type { SiteData, VersionedData } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** Makes a test for what newcomers must not see today; drafts too, which previews would show. */
export function hiddenFrom({
  today,
  showsHidden,
}: {
  today: string;
  showsHidden: boolean;
}): (source: Source) => boolean {
  return ({ frontMatter }) =>
    !showsHidden && "hidden" in frontMatter && isHiddenOn(frontMatter.hidden, today);
}

/**
 * The page at the address of a hidden text: without menu, author, date or image, so that nothing of the
 * hidden text is published.
 *
 * @param shown the published texts
 * @param render renders its Markdown
 */
export function placeholder(
  hidden: Source,
  shown: readonly Source[],
  data: Pick<SiteData, "labels" | "locales">,
  render: (source: Source) => string,
): Source {
  const { file, key, locale, url } = hidden;
  const labels = data.labels[locale];
  const body = placeholderText(hidden, shown, data);
  const source: Source = {
    kind: "content",
    file,
    // Not the key of the hidden text, whose languages are compared with each other.
    key: `hidden/${key}`,
    locale,
    contentLocale: locale,
    url,
    sections: [],
    status: { kind: "placeholder" },
    frontMatter: {
      title: labels["contentVisibility.hidden.title"],
      description: labels["contentVisibility.hidden.description"],
      unlisted: true,
      translationOf: false,
      hide_table_of_contents: true,
    },
    body,
    text: lazyText(body, () => render(source)),
  };
  return source;
}

/** A text of its own, or a link to a page to read meanwhile, as Markdown. */
function placeholderText(
  { locale, frontMatter }: Source,
  shown: readonly Source[],
  { labels, locales }: Pick<SiteData, "labels" | "locales">,
): string {
  const instead = ("hidden" in frontMatter && frontMatter.hidden?.instead) || "";
  if (!/^\/\S*$/.test(instead)) return instead;
  const path = localPath(splitPath(instead).path, locales);
  const page = shown.find(
    (source) => source.locale === locale && localPath(source.url, locales) === path,
  );
  const title = page?.frontMatter.title ?? instead;
  const link = `[${title.replaceAll(/[[\]\\]/g, "\\$&")}](${instead})`;
  return labels[locale]["contentVisibility.hidden.meanwhile"].replace("{page}", link);
}

/** What of the data may be seen on a day; lists lose their hidden entries, facts say what is said instead. */
export function shownData(data: SiteData, today: string): SiteData {
  const isShown = ({ hidden }: { hidden?: HiddenEntry | undefined }) => !isHiddenOn(hidden, today);
  const { events, people, glossary, tasks, documents, archives } = data;
  return {
    ...data,
    keyDates: shownDates(data.keyDates, today),
    archives: mapValues(
      archives,
      (archive): Partial<VersionedData> =>
        archive.keyDates ? { ...archive, keyDates: shownDates(archive.keyDates, today) } : archive,
    ),
    events: { ...events, events: events.events.filter(isShown) },
    glossary: { ...glossary, terms: glossary.terms.filter(isShown) },
    people: mapValues(people, ({ roles }) => ({ roles: roles.filter(isShown) })),
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
 * Menus without links to hidden pages, whose labels would reveal them; a group that becomes empty
 * is removed too. Docs that menus name by their id are left out like drafts.
 *
 * @param hidden the pages, whose addresses count in every language
 */
export function shownMenus(data: SiteData, hidden: readonly Source[]): SiteData {
  if (hidden.length === 0) return data;
  const addresses = hidden.map(({ url }) => localPath(url, data.locales));
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
