import { Emblem } from "../../components/emblem/emblem.tsx";
import { type EventModel, isDeadline } from "../events/index.ts";

interface EventPatchProps {
  event: EventModel;
  /** When it is that day; null where it takes all of it. */
  time: string | null;
  /** `from` the day before, `to` the day after: what takes several days is one bar in each week. */
  goesOn?: string;
  /** Whether it says where it is. */
  hasPlace?: boolean;
}

/** An event in a calendar: a piece of its organiser's cloth. A last day, which nobody goes to, is only its edge. */
export function EventPatch({ event, time, goesOn = "", hasPlace = false }: EventPatchProps) {
  const { address, title, titleLang, organiser, place, emblem } = event;
  return (
    <a
      className={`event-patch ${isDeadline(event) ? "edge" : goesOn}`}
      href={address}
      data-cluster={organiser?.body.cluster}
    >
      <Emblem emblem={emblem} />
      <span>
        {time && <b className="nowrap">{time}</b>}{" "}
        <span lang={titleLang ?? undefined}>{title}</span>
        {hasPlace && place && <small> {place}</small>}
      </span>
    </a>
  );
}
