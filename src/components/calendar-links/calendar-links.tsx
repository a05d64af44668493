import { subscription } from "../../collections/events/event-addresses.ts";
import { format } from "../../collections/format.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { Icon } from "../icon/icon.tsx";

export interface CalendarLinksProps {
  /** Address of the calendar. */
  file: string;
  name: string;
  context: LocaleContext;
}

/** A calendar: to subscribe to, and as a file. */
export function CalendarLinks({ file, name, context }: CalendarLinksProps) {
  const labelOf = (label: string) => format(label, { calendar: name });
  return (
    <p className="row">
      <a href={subscription(file, context)}>
        <Icon name="calendar" />
        {labelOf(context.labels["events.subscribe"])}
      </a>{" "}
      <a href={file}>{labelOf(context.labels["events.file"])}</a>
    </p>
  );
}
