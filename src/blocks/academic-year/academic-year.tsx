import type { ReactNode } from "react";
import { academicYear, MONTHS, monthName } from "../../collections/academic-year.ts";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { BlockProps } from "../block.ts";
import { wheelPlaces } from "./wheel-places.ts";
import { WheelPatch, YearWheel } from "./year-wheel.tsx";

/**
 * `_data/academic-year.json` as a list with pictures: on wide windows a wheel beside it, on which each link
 * has its patch; on narrow ones and on paper the months of the year below each entry. The pictures are
 * hidden from screen readers.
 */
export function AcademicYear({ context }: BlockProps) {
  const { data, text, record } = context;
  const entries = academicYear(context);
  const spans = entries.map(({ months }) => ({
    first: MONTHS.indexOf(months[0] ?? 0),
    count: months.length,
  }));
  const { size, radii } = wheelPlaces(spans);
  return (
    <div className="academic-year">
      <YearWheel
        months={MONTHS.map((month) => ({
          month,
          // Some languages write a full stop after what is short, which a calendar has no room for.
          name: monthName(month, record, "short").replace(".", ""),
        }))}
      />
      <ol className="entries" aria-label={text(data.academicYear.label)}>
        {entries.map(({ title, when, months, note, href, emblem, cluster }, index) => {
          const span = spans[index];
          const radius = radii[index];
          return (
            <li key={title} data-cluster={cluster ?? undefined}>
              <Emblem emblem={emblem} />
              <p>
                <b>
                  <Entry href={href}>
                    {span && radius && (
                      <WheelPatch span={span} radius={radius} size={size} emblem={emblem} />
                    )}
                    {title}
                  </Entry>
                </b>{" "}
                <small>{when}</small> {note && <span>{note}</span>}
              </p>
              <div aria-hidden="true">
                {MONTHS.map((month) => (
                  <i key={month} data-on={months.includes(month) ? "" : undefined}>
                    {monthName(month, record, "narrow")}
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

function Entry({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}
