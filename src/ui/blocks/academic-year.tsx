import type { AcademicYearBlock } from "../../model/blocks/academic-year.ts";

export interface AcademicYearProps {
  block: AcademicYearBlock;
}

/** A list that is a picture too: beside each entry the months of the year, which only eyes need. */
export function AcademicYear({ block: { label, events } }: AcademicYearProps) {
  return (
    <ol className="academic-year" aria-label={label}>
      {events.map(({ title, href, note, when, months }) => (
        <li key={title}>
          <p>
            <b>{href ? <a href={href}>{title}</a> : title}</b> <small>{when}</small>
            {note && <span>{note}</span>}
          </p>
          <div aria-hidden="true">
            {months.map(({ letter, isOn }, index) => (
              <i key={index} data-on={isOn ? "" : undefined}>
                {letter}
              </i>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
