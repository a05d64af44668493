import { subscription } from "../../model/events/event-addresses.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { format } from "../../schema/format.ts";
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
