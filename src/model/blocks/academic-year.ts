import type { AcademicYearFile } from "../../schema/academic-year.ts";
import { formatDay } from "../events/dates.ts";
import type { Block } from "./block.ts";

export interface AcademicYearBlock {
  kind: "academic-year";
  label: string;
  events: {
    title: string;
    href: string | null;
    note: string | null;
    when: string;
    /** The year from August on, in letters; `isOn` where it happens. */
    months: { letter: string; isOn: boolean }[];
  }[];
}

/** The year begins with the month of the roll call. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];

const SEASON_MONTHS: Record<keyof AcademicYearFile["seasons"], readonly number[]> = {
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
};

/** What happens when in the academic year. */
export const academicYear: Block<AcademicYearBlock> = {
  names: () => null,
  build(_name, { data, text, href, record }) {
    const { label, events, seasons } = data.academicYear;
    const nameOf = (month: number, length: "long" | "narrow") =>
      formatDay(`2001-${String(month).padStart(2, "0")}-01`, record, { month: length });
    return {
      kind: "academic-year",
      label: text(label),
      events: events.map(({ title, when, note, to }) => {
        const on = typeof when === "number" ? [when] : SEASON_MONTHS[when];
        return {
          title: text(title),
          href: to ? href(to) : null,
          note: note ? text(note) : null,
          when: typeof when === "number" ? nameOf(when, "long") : text(seasons[when]),
          months: MONTHS.map((month) => ({
            letter: nameOf(month, "narrow"),
            isOn: on.includes(month),
          })),
        };
      }),
    };
  },
};
