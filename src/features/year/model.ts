import { clusterBodiesOf } from "../../model/committees.ts";
import { formatDay } from "../../model/dates.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { isDeadline, listedEvents } from "../events/index.ts";
import type { AcademicYearFile } from "./schema.ts";

/** The year begins with the month of the roll call. */
export const MONTHS: readonly number[] = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];

const SEASON_MONTHS: Record<keyof AcademicYearFile["seasons"], readonly number[]> = {
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
};

/**
 * What happens in the academic year, each entry with the emblem of the body that its link leads to. Where that
 * body has an event with a date at the usual time, the entry says when, and leads to it.
 */
export function academicYear(context: LocaleContext) {
  const { data, text, href, record } = context;
  const { events, seasons } = data.academicYear;
  const bodies = new Map(clusterBodiesOf(data.chapterMap).map((body) => [body.to, body]));
  const { upcoming } = listedEvents(context);
  return events.map(({ title, when, note, to, emblem }) => {
    const body = to === undefined ? undefined : bodies.get(to);
    const cluster = body?.cluster ?? null;
    const months = typeof when === "number" ? [when] : SEASON_MONTHS[when];
    const dated = upcoming.find(
      ({ organiser, start, isCancelled }) =>
        body && organiser?.to === to && !isCancelled && months.includes(monthOf(start)),
    );
    return {
      title: text(title),
      /** Its month or season in words. */
      when:
        dated?.when ??
        (typeof when === "number" ? monthName(when, record, "long") : text(seasons[when])),
      months: dated ? [monthOf(dated.start)] : months,
      note: note && text(note),
      href: dated?.address ?? (to && href(to)),
      emblem: emblemOf(emblem ?? body?.emblem, cluster, data),
      cluster,
    };
  });
}

/** Whether events are to come that somebody goes to. */
export const hasDates = (context: LocaleContext) =>
  !listedEvents(context).upcoming.every(isDeadline);

/** The month of a date, 1 is January. */
const monthOf = (date: string) => Number(date.slice(5, 7));

/** The name of a month in the language of a page. */
export function monthName(
  month: number,
  record: LocaleContext["record"],
  length: "long" | "short" | "narrow",
): string {
  return formatDay(`2001-${String(month).padStart(2, "0")}-01`, record, { month: length });
}
