import { leaveTarget } from "../../model/pages/leave-target.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { Labels } from "../../schema/labels.ts";

/**
 * What stays at the top of a safety page: a link that leaves it at once (LEAVE-1). The home page takes
 * its place in the history.
 */
export function LeaveStrip({ model: { source, context } }: { model: PageModel }) {
  const to = leaveTarget(source);
  const { labels, record } = context;
  if (!to) return null;
  return (
    <section className="leave" aria-label={labels["leave.link"]} data-leave={record.path}>
      <a className="button" href={to} target="_self" rel="noreferrer">
        {labels["leave.link"]}
      </a>
      <p
        role="status"
        data-twice={labels["leave.twice"]}
        data-once={labels["leave.once"]}
        data-late={labels["leave.late"]}
      />
    </section>
  );
}

/** What the link cannot do. */
export function LeaveNote({ labels }: { labels: Labels }) {
  return (
    <p className="leave-note wrap">
      {labels["leave.note"]} <span className="scripted">{labels["leave.keys"]} </span>
      {labels["leave.history"]}
      <noscript>{labels["leave.back"]}</noscript>
    </p>
  );
}
