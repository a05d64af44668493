import type { Labels } from "../../schema/labels.ts";

interface LeaveProps {
  /** A page of another site that nobody would ask about. */
  to: string;
  labels: Labels;
}

/** A link that stays in view and leaves the page at once, and what it cannot do. */
export function Leave({ to, labels }: LeaveProps) {
  return (
    <div className="leave">
      <a className="button" href={to} target="_self" rel="noreferrer" data-leave="">
        {labels["leave.link"]}
      </a>
      <p className="wrap">
        {labels["leave.note"]} <span className="scripted">{labels["leave.keys"]}</span>
      </p>
    </div>
  );
}
