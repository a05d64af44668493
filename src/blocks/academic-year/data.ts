import { clusterBodiesOf } from "../../collections/committees.ts";
import { type EmblemModel, emblemOf } from "../../collections/emblems.ts";
import { formatDay } from "../../collections/events/dates.ts";
import type { AcademicYearFile } from "../../schema/academic-year.ts";
import type { Block } from "../define-block.ts";
import { monthPlaces, type WheelPlace, type WheelPoint, wheelPlaces } from "./year-wheel-data.ts";

export interface AcademicYearBlock {
  kind: "academic-year";
  label: string;
  /** The months on the wheel, from August on. */
  months: (WheelPoint & { name: string })[];
  events: {
    title: string;
    href: string | null;
    note: string | null;
    when: string;
    /** The year from August on, in letters; `isOn` where it happens. */
    months: { letter: string; isOn: boolean }[];
    /** Of the body whose page it leads to, and its colour. */
    emblem: EmblemModel | null;
    cluster: EmblemModel["cluster"];
    place: WheelPlace;
  }[];
}

/** The year begins with the month of the roll call. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];

const SEASON_MONTHS: Record<keyof AcademicYearFile["seasons"], readonly number[]> = {
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
};

/** What happens when in the academic year, as a list and on a wheel. */
export const academicYear: Block<AcademicYearBlock> = {
  build(_name, { data, text, href, record }) {
    const { label, events, seasons } = data.academicYear;
    const nameOf = (month: number, length: "long" | "short" | "narrow") =>
      formatDay(`2001-${String(month).padStart(2, "0")}-01`, record, { month: length });
    const bodies = new Map(clusterBodiesOf(data.chapterMap).map((body) => [body.to, body]));
    const spans = events.map(({ when }) => {
      const on = monthsOf(when);
      return { on, first: MONTHS.indexOf(on[0] ?? 0), count: on.length };
    });
    const places = wheelPlaces(spans);
    const middles = monthPlaces();
    return {
      kind: "academic-year",
      label: text(label),
      months: middles.map((middle, index) => ({
        ...middle,
        // Some languages write a full stop after what is short, which a calendar has no room for.
        name: nameOf(MONTHS[index] ?? 1, "short").replace(".", ""),
      })),
      events: events.flatMap(({ title, when, note, to, emblem }, index) => {
        const [place, span] = [places[index], spans[index]];
        if (!place || !span) return [];
        const body = to === undefined ? undefined : bodies.get(to);
        const cluster = body?.cluster ?? null;
        return [
          {
            title: text(title),
            href: to ? href(to) : null,
            note: note ? text(note) : null,
            when: typeof when === "number" ? nameOf(when, "long") : text(seasons[when]),
            months: MONTHS.map((month) => ({
              letter: nameOf(month, "narrow"),
              isOn: span.on.includes(month),
            })),
            emblem: emblemOf(emblem ?? body?.emblem, cluster, data),
            cluster,
            place,
          },
        ];
      }),
    };
  },
};

function monthsOf(when: AcademicYearFile["events"][number]["when"]): readonly number[] {
  return typeof when === "number" ? [when] : SEASON_MONTHS[when];
}
