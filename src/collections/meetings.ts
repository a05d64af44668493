import { byLocale } from "../routes/locales.ts";
import { textsFor } from "../routes/page-summaries.ts";
import type { DataFiles } from "../schema/data-files.ts";
import { type SiteEvent, spanOf } from "../schema/home.ts";
import type { LocalesFile } from "../schema/locales.ts";
import type { Locale } from "../schema/localized.ts";
import type { MeetingFields } from "../schema/meetings.ts";
import { oldestDay, operatingYearStart } from "./events/dates.ts";
import { format } from "./format.ts";
import type { Source } from "./sources.ts";

/** A meeting with its page. */
export interface Meeting {
  /** The same in all languages. */
  key: string;
  title: string;
  url: string;
  contentLocale: Locale;
  /** In no list, and no event. */
  unlisted: boolean;
  fields: MeetingFields;
}

/** By the language of the pages, the latest first. */
export type Meetings = Readonly<Record<Locale, readonly Meeting[]>>;

/** The texts that are of meetings. */
export function meetingsOf(sources: readonly Source[], locales: LocalesFile): Meetings {
  return byLocale((locale) =>
    textsFor(locale, sources, locales)
      .flatMap(({ kind, frontMatter, key, url, contentLocale }): Meeting[] => {
        const fields = kind === "content" && "meeting" in frontMatter ? frontMatter.meeting : null;
        if (!fields) return [];
        const unlisted = "unlisted" in frontMatter && frontMatter.unlisted === true;
        return [{ key, title: frontMatter.title ?? "", url, contentLocale, unlisted, fields }];
      })
      .sort((a, b) => (a.fields.start > b.fields.start ? -1 : 1)),
  );
}

/** The id of the event of a meeting, in calendars. */
export const meetingEventId = (key: string) => key.replace(/\.md$/, "").replaceAll("/", "-");

/**
 * Meetings as events, and the last days for motions and nominations before them, from a year before the build:
 * lists, calendars and the street of the year show them like any other.
 */
export function meetingEvents(
  meetings: Meetings,
  { labels, today }: Pick<DataFiles, "labels"> & { today: string },
): SiteEvent[] {
  const oldest = oldestDay(today);
  return meetings.sv.flatMap(({ key, fields }): SiteEvent[] => {
    const own = byLocale((locale) => meetings[locale].find((one) => one.key === key));
    const { sv, en } = own;
    if (!sv || !en || sv.unlisted || fields.start < oldest) return [];
    const pages = byLocale((locale) => own[locale]?.url ?? "");
    const id = meetingEventId(key);
    const onlyIn = sv.contentLocale === en.contentLocale ? { title: sv.contentLocale } : {};
    const lastDays = (["motions", "nominations"] as const).flatMap((name): SiteEvent[] => {
      const day = fields[name];
      if (day === undefined) return [];
      const title = byLocale((locale) =>
        format(labels[locale][`meeting.${name}For`], { meeting: nameOf(own[locale] ?? sv) }),
      );
      return [{ title, ...spanOf({ start: day }), id: `${id}-${name}`, pages }];
    });
    const place =
      fields.place === undefined
        ? {}
        : { place: byLocale((locale) => own[locale]?.fields.place ?? "") };
    const title = byLocale((locale) => own[locale]?.title ?? "");
    const number = fields.number === undefined ? {} : { number: fields.number };
    const when = spanOf(fields);
    const meeting = { title, contentLocales: onlyIn, ...place, ...when, id, pages, ...number };
    return [...lastDays, meeting];
  });
}

/** Those that lists show. */
export const listedMeetings = (meetings: readonly Meeting[]) =>
  meetings.filter(({ unlisted }) => !unlisted);

/** What a meeting is called in short: `SM#2`. */
export const nameOf = ({ title, fields }: Meeting) => fields.number ?? title;

/** The operating year of a day: `2026/27`. */
export function operatingYear(day: string): string {
  const year = Number(operatingYearStart(day).slice(0, 4));
  return `${year}/${String(year + 1).slice(2)}`;
}
