import { joinEvents } from "../calendar/join-events.ts";
import { type CalendarReading, NO_CALENDAR } from "../calendar/read-calendar.ts";
import type { DraftDoc } from "../model/docs/docs.ts";
import { ownAddresses } from "../model/routes/own-addresses.ts";
import { pageSummaries } from "../model/routes/page-summaries.ts";
import { searchAddresses } from "../model/routes/search-address.ts";
import type { SiteData } from "../model/site-data.ts";
import { dayOf } from "../schema/calendar-day.ts";
import { type Finding, type Problem, SiteError } from "../schema/finding.ts";
import type { SiteEvent } from "../schema/home.ts";
import {
  buildTime,
  previewFrom,
  settingsFrom,
  showsHidden,
  showsUnpublished,
} from "./environment.ts";
import { readOtherFiles } from "./other-files.ts";
import { type ContentCache, type ContentFile, readContent } from "./read-content.ts";
import { type DataCache, type DataFile, readData } from "./read-data.ts";
import { readDesignTokens } from "./read-design-tokens.ts";
import { readTextDates, type TextDateCache, type TextDates } from "./text-dates.ts";
import {
  isHidden,
  placeholder,
  shownData,
  shownMenus,
  titlesOf,
  unevenlyHidden,
} from "./withhold.ts";

/** What one reading leaves for the next one of the development server. */
export interface SourceCache {
  data: DataCache;
  content: ContentCache;
  history: TextDateCache;
}

/** Everything that editors have written, read and checked. */
export interface Sources {
  /** The moment of the build. */
  now: Date;
  /** All of `_data`, as it is written. */
  written: SiteData;
  /** What of it is shown: without announcements that have had their time and events that are drafts, with the calendar's events. */
  data: SiteData;
  dataFiles: readonly DataFile[];
  /** Texts that become pages: those that are published, and in previews all. */
  files: readonly ContentFile[];
  /** Docs that exist, but are not published. */
  drafts: readonly DraftDoc[];
  /** Texts that exist, but are not published. */
  unpublished: readonly ContentFile[];
  /** Those of them that are hidden: something else stands at their addresses. */
  hidden: readonly ContentFile[];
  /** When each text was last changed, as far as git can tell. */
  updated: TextDates;
  /** Files beside texts, relative to the project; they are published where a text leads to them. */
  otherFiles: readonly string[];
  /** Mistakes in front matter and in names of files; told together with those that only the texts show. */
  findings: readonly Finding[];
  /** What is told of the public calendar; it stops no build. */
  calendarProblems: readonly Problem[];
}

/**
 * Reads `_data`, `src/content` and `src/versions`, once.
 *
 * @param root folder that holds them
 * @param env environment variables that override settings
 * @param cache what an earlier reading has left
 * @param calendar what the public calendar holds
 * @throws SiteError with all findings when there is one in the data, without which nothing can be made
 */
export function readSources(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  cache?: SourceCache,
  calendar: CalendarReading = NO_CALENDAR,
): Sources {
  const findings: Finding[] = [];
  const { data, frame, files: dataFiles } = readData(root, findings, cache?.data);
  const now = buildTime(env);
  const today = dayOf(now);
  const all = readContent(root, frame, findings, today, cache?.content);
  const otherFiles = readOtherFiles(root, data?.versions, findings);
  if (!data) throw new SiteError(findings);
  const showsAll = showsUnpublished(env);
  const hidesHidden = !showsHidden(env);
  const isWithheld = (file: ContentFile) => hidesHidden && isHidden(file, today);
  const isWaiting = (file: ContentFile) => !showsAll && isUnpublished(file);
  const isLeftOut = (file: ContentFile) => isWithheld(file) || isWaiting(file);
  const unpublished = all.filter(isLeftOut);
  const hidden = all.filter((file) => isWithheld(file) && !isWaiting(file));
  findings.push(...unevenlyHidden(all));
  const shown = all.filter((file) => !isLeftOut(file));
  const titles = titlesOf(shown, data);
  const files = [...shown, ...hidden.map((file) => placeholder(file, titles, data, root))];
  const known = hidesHidden ? shownMenus(shownData(data, today), hidden) : data;
  const sources = files.map(({ source }) => source);
  return {
    now,
    written: data,
    data: {
      ...current(known, today, showsAll, calendar.events),
      site: settingsFrom(data.site, env),
      addresses: ownAddresses([...sources, ...searchAddresses(data.locales)], data.locales),
      preview: previewFrom(env),
      designTokens: readDesignTokens(),
      summaries: pageSummaries(sources, data.locales),
    },
    dataFiles,
    files,
    drafts: unpublished.flatMap(({ source }): DraftDoc[] =>
      source.kind === "doc" ? [source] : [],
    ),
    unpublished,
    hidden,
    updated: readTextDates(root, cache?.history),
    otherFiles,
    findings,
    calendarProblems: calendar.problems,
  };
}

function isUnpublished({ source: { standing } }: ContentFile): boolean {
  return standing?.kind === "draft" || standing?.kind === "scheduled";
}

/** What of the data is shown on a day. */
function current(
  data: SiteData,
  today: string,
  showsAll: boolean,
  fromCalendar: readonly SiteEvent[],
): SiteData {
  const { announcement, events } = data;
  const hasEnded = announcement?.expires !== undefined && announcement.expires < today;
  const fromData = events.events.filter(({ draft }) => showsAll || !draft);
  return {
    ...data,
    today,
    announcement: hasEnded ? null : announcement,
    events: { ...events, events: joinEvents(fromData, fromCalendar) },
  };
}
