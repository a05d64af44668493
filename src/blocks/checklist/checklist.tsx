import { DayText } from "../key-date/day-text.tsx";
import type { ChecklistBlock } from "./data.ts";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

export interface ChecklistProps {
  block: ChecklistBlock;
}

/** Boxes of the browser's own, which can be ticked, and printed, without script. */
export function Checklist({ block: { name, title, steps, print, kept } }: ChecklistProps) {
  return (
    <fieldset className="checklist" data-checklist={name}>
      <legend>{title}</legend>
      <ul>
        {steps.map(({ id, text, note, link, day }) => (
          <li key={id}>
            <label>
              {/* Firefox would bring back what was ticked before a reload, in the place of what is kept. */}
              <input type="checkbox" value={id} />
              {text}
            </label>
            {day && (
              <p>
                <DayText day={day} />
              </p>
            )}
            {note && <p>{note}</p>}
            {link && (
              <p>
                <a href={link.href} {...(link.isExternal && NEW_TAB)}>
                  {link.label}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p hidden data-kept="">
        {kept}
      </p>
      <button type="button" className="button" hidden data-print="">
        {print}
      </button>
    </fieldset>
  );
}
