import type { ReactNode } from "react";
import { clusterBodiesOf } from "../../collections/committees.ts";
import { emblemOf } from "../../collections/emblems.ts";
import { formatDay } from "../../collections/events/dates.ts";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { AcademicYearFile } from "../../schema/academic-year.ts";
import type { BlockProps } from "../block.ts";
import { WheelPatch, YearWheel } from "./year-wheel.tsx";
import { wheelPlaces } from "./year-wheel-data.ts";

/** The year begins with the month of the roll call. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];

const SEASON_MONTHS: Record<keyof AcademicYearFile["seasons"], readonly number[]> = {
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
};

/**
 * `_data/academic-year.json` as a list with pictures: on wide windows a wheel beside it, on which each link
 * has its patch; on narrow ones and on paper the months of the year below each entry. The pictures are
 * hidden from screen readers.
 */
export function AcademicYear({ context: { data, text, href, record } }: BlockProps) {
  const { label, events, seasons } = data.academicYear;
  const nameOf = (month: number, length: "long" | "short" | "narrow") =>
    formatDay(`2001-${String(month).padStart(2, "0")}-01`, record, { month: length });
  const bodies = new Map(clusterBodiesOf(data.chapterMap).map((body) => [body.to, body]));
  const places = wheelPlaces(
    events.map(({ when }) => {
      const on = monthsOf(when);
      return { first: MONTHS.indexOf(on[0] ?? 0), count: on.length };
    }),
  );
  return (
    <div className="academic-year">
      {/* Some languages write a full stop after what is short, which a calendar has no room for. */}
      <YearWheel months={MONTHS.map((month) => nameOf(month, "short").replace(".", ""))} />
      <ol className="entries" aria-label={text(label)}>
        {events.map(({ title, when, note, to, emblem: own }, index) => {
          const body = to === undefined ? undefined : bodies.get(to);
          const cluster = body?.cluster ?? null;
          const emblem = emblemOf(own ?? body?.emblem, cluster, data);
          const place = places[index];
          return (
            <li key={text(title)}>
              <Emblem emblem={emblem} />
              <p>
                <b>
                  <Entry href={to && href(to)}>
                    {place && <WheelPatch place={place} emblem={emblem} cluster={cluster} />}
                    {text(title)}
                  </Entry>
                </b>{" "}
                <small>
                  {typeof when === "number" ? nameOf(when, "long") : text(seasons[when])}
                </small>{" "}
                {note && <span>{text(note)}</span>}
              </p>
              <div aria-hidden="true">
                {MONTHS.map((month) => (
                  <i key={month} data-on={monthsOf(when).includes(month) ? "" : undefined}>
                    {nameOf(month, "narrow")}
                  </i>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function monthsOf(when: AcademicYearFile["events"][number]["when"]): readonly number[] {
  return typeof when === "number" ? [when] : SEASON_MONTHS[when];
}

function Entry({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}
