import { listedMeetings } from "../../collections/meetings.ts";
import { MeetingList } from "../../components/meeting/meeting-list.tsx";
import { More } from "../../components/more/more.tsx";
import type { BlockProps } from "../block.ts";

const LATEST = 4;

/** The latest meetings, those to come first, with the ways to all of them and to their decisions; nothing while there are none. */
export function Meetings({ context }: BlockProps) {
  const { data, labels, locale, generated, href } = context;
  const all = listedMeetings(data.meetings[locale]);
  if (all.length === 0) return null;
  return (
    <>
      <MeetingList meetings={all.slice(0, LATEST)} context={context} />
      <p className="row">
        <More href={href(generated("meetings"))}>{labels["meeting.all"]}</More>
        <More href={href(generated("decisions"))}>{labels["decision.register"]}</More>
      </p>
    </>
  );
}
