import type { ReactNode } from "react";
import { type Body, clusterBodiesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { DocSource } from "../../model/sources.ts";
import { committeeFacts } from "../../schema/committee-page.ts";
import leaf from "../../theme/illustrations/door-leaf.svg";
import { Drawing } from "../drawing/drawing.tsx";
import { EmailLink } from "../email/email-link.tsx";

export interface CommitteeHeaderProps {
  source: DocSource;
  context: LocaleContext;
  title: ReactNode;
}

const FACTS = Object.keys(committeeFacts) as (keyof typeof committeeFacts)[];

/**
 * The title of a page of the docs. That of a committee or another body is on a wall in the colour of its
 * cluster, with what there is to know, what to do, and its door, from the chapter map of this year. The title
 * alone on pages that are no body's, and on those of archived years.
 */
export function CommitteeHeader({ source, context, title }: CommitteeHeaderProps) {
  const { data, text, href, labels } = context;
  // The board and its presidium have one page; what is said last is said of all of it.
  const body = clusterBodiesOf(data.chapterMap).findLast(({ to }) => href(to) === source.url);
  if (!body || source.version !== data.versions.last) return title;
  const { cluster, clusterLabel, label, people, isJoined } = body;
  const { leave, ...frontMatter } = source.frontMatter;
  const facts = FACTS.filter((name) => frontMatter[name]);
  const address = people ? data.people[people]?.roles[0]?.email : undefined;
  const isOneOfMany = clusterLabel !== label;
  return (
    <div
      className="committee-header"
      data-cluster={cluster}
      data-patch={leave ? undefined : body.to}
    >
      {title}
      <div className="facts">
        {(facts.length > 0 || isOneOfMany) && (
          <dl>
            {facts.map((name) => (
              <Fact key={name} label={labels[`body.${name}`]}>
                {frontMatter[name]}
              </Fact>
            ))}
            {isOneOfMany && <Fact label={labels["body.cluster"]}>{text(clusterLabel)}</Fact>}
          </dl>
        )}
      </div>
      {(address || isJoined) && (
        <p className="row">
          {address && <EmailLink email={address} className="button" />}
          {isJoined && (
            <a className={address ? "more" : "button"} href={href(data.openRoles.to)}>
              {text(data.openRoles.invitation)}
            </a>
          )}
        </p>
      )}
      <Door body={body} context={context} />
    </div>
  );
}

interface DoorProps {
  body: Pick<Body, "emblem" | "cluster">;
  context: LocaleContext;
}

/** The door of a body in the wall; nothing for one without an emblem. */
export function Door({ body: { emblem: name, cluster }, context: { data } }: DoorProps) {
  const emblem = emblemOf(name, cluster ?? null, data);
  const { arch } = data.emblems;
  if (!emblem || !arch) return null;
  return (
    <>
      <div className="facade">
        <svg viewBox="0 0 280 240" aria-hidden="true">
          <use href={arch} />
        </svg>
      </div>
      <Drawing drawing={leaf} className="doorway">
        <g dangerouslySetInnerHTML={{ __html: leaf.content }} />
        <use href={emblem.href} transform="translate(92 76)scale(1.5)" />
      </Drawing>
    </>
  );
}

/** A term with what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  );
}
