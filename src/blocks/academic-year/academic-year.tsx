import type { ReactNode } from "react";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { AcademicYearBlock } from "./data.ts";
import { WheelPatch, YearWheel } from "./year-wheel.tsx";

export interface AcademicYearProps {
  block: Pick<AcademicYearBlock, "label" | "months" | "events">;
}

/**
 * A list that is a picture too: on wide windows a wheel beside it, on which each link has its patch; on
 * narrow ones and on paper the months of the year below each entry. Only eyes need the pictures.
 */
export function AcademicYear({ block: { label, months: ring, events } }: AcademicYearProps) {
  return (
    <div className="academic-year">
      <YearWheel months={ring} />
      <ol className="entries" aria-label={label}>
        {events.map((event) => {
          const { title, href, note, when, months, emblem } = event;
          return (
            <li key={title}>
              <Emblem emblem={emblem} />
              <p>
                <b>
                  <Entry href={href}>
                    <WheelPatch event={event} />
                    {title}
                  </Entry>
                </b>{" "}
                <small>{when}</small> {note && <span>{note}</span>}
              </p>
              <div aria-hidden="true">
                {months.map(({ letter, isOn }, index) => (
                  <i key={index} data-on={isOn ? "" : undefined}>
                    {letter}
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

function Entry({ href, children }: { href: string | null; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}
