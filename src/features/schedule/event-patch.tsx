import type { EventModel } from "../events/index.ts";
import { isDeadline } from "../events/index.ts";

interface EventPatchProps {
  event: EventModel;
  /** When it is that day; null where it takes all of it. */
  time: string | null;
  /** Whether it says where it is. */
  hasPlace?: boolean;
}

/** An event in a calendar: a piece of its organiser's cloth. A last day, which nobody goes to, is only its edge. */
export function EventPatch({ event, time, hasPlace = false }: EventPatchProps) {
  const { address, title, titleLang, organiser, place } = event;
  return (
    <a
      className={isDeadline(event) ? "event-patch edge" : "event-patch"}
      href={address}
      data-cluster={organiser?.body.cluster}
    >
      {time && <b>{time} </b>}
      <span lang={titleLang ?? undefined}>{title}</span>
      {hasPlace && place && <small> {place}</small>}
    </a>
  );
}
