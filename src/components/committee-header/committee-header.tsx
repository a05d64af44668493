import type { ReactNode } from "react";
import { clusterBodiesOf } from "../../collections/committees.ts";
import { emblemOf } from "../../collections/emblems.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { DocSource } from "../../collections/sources.ts";
import { EmailLink } from "../email/email-link.tsx";

export interface CommitteeHeaderProps {
  source: DocSource;
  context: LocaleContext;
  /** Beside the action; alone on pages that are no body's, and on those of archived years. */
  children: ReactNode;
}

/**
 * Under the title of the page of a committee or another body: its emblem in an arch, what there is to know,
 * and what to do, from the chapter map of this year.
 */
export function CommitteeHeader({ source, context, children }: CommitteeHeaderProps) {
  const { data, text, href, labels } = context;
  // The board and its presidium have one page; what is said last is said of all of it.
  const body = clusterBodiesOf(data.chapterMap).findLast(({ to }) => href(to) === source.url);
  if (!body || source.version !== data.versions.last) return children;
  const { cluster, clusterLabel, members, label, people, isJoined } = body;
  const emblem = emblemOf(body.emblem, cluster, data);
  const { arch } = data.emblems;
  const address = people ? data.people[people]?.roles[0]?.email : undefined;
  const isOneOfMany = clusterLabel !== label;
  return (
    <div className="committee-header">
      {(members || isOneOfMany) && (
        <dl>
          {members && <Fact label={labels["body.members"]}>{text(members)}</Fact>}
          {isOneOfMany && <Fact label={labels["body.cluster"]}>{text(clusterLabel)}</Fact>}
        </dl>
      )}
      <div className="row">
        {address && (
          <>
            <a className="button" href={`mailto:${address}`}>
              {labels["body.write"]}
            </a>
            <EmailLink email={address} />
          </>
        )}
        {isJoined && (
          <a className={address ? "more" : "button"} href={href(data.openRoles.to)}>
            {text(data.openRoles.invitation)}
          </a>
        )}
        {children}
      </div>
      {emblem && arch && (
        <svg className="ill" viewBox="0 0 280 240" aria-hidden="true" data-cluster={cluster}>
          <use href={arch} />
          <use href={emblem.href} transform="translate(79.2 62)scale(1.9)" />
        </svg>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
