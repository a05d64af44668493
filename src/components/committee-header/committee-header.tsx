import type { ReactNode } from "react";
import { clusterBodiesOf } from "../../model/committees.ts";
import type { Link } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { DocSource } from "../../model/sources.ts";
import { committeeFacts } from "../../schema/committee-page.ts";
import { Door, Fact } from "../door/door.tsx";
import { EmailLink } from "../email/email-link.tsx";

export interface CommitteeHeaderProps {
  source: DocSource;
  context: LocaleContext;
  title: ReactNode;
  /** Where members can join. */
  invitation: Link | undefined;
}

const FACTS = Object.keys(committeeFacts) as (keyof typeof committeeFacts)[];

/**
 * The title of a page of the docs. That of a committee or another body is on a wall in the colour of its
 * cluster, with what there is to know, what to do, and its door, from the chapter map of this year. The title
 * alone on pages that are no body's, and on those of archived years.
 */
export function CommitteeHeader({ source, context, title, invitation }: CommitteeHeaderProps) {
  const { data, text, href, labels } = context;
  // The board and its presidium have one page; what is said last is said of all of it.
  const body = clusterBodiesOf(data.chapterMap).findLast(({ to }) => href(to) === source.url);
  if (!body || source.version !== data.versions.last) return title;
  const { cluster, clusterLabel, label, people, isJoined } = body;
  const { leave, ...frontMatter } = source.frontMatter;
  const facts = FACTS.filter((name) => frontMatter[name]);
  const roles = data.people[people ?? ""]?.roles ?? [];
  const asked = roles.filter(({ audience }, at) => at === 0 || audience);
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
      {(roles.length > 0 || (isJoined && invitation)) && (
        <p className="row">
          {asked.map(({ email, audience: who }) => (
            <EmailLink key={email} email={email} lead={who && text(who)} className="button" />
          ))}
          {isJoined && invitation && (
            <a className={roles.length > 0 ? undefined : "button"} href={invitation.href}>
              {invitation.label}
            </a>
          )}
        </p>
      )}
      <Door body={body} context={context} />
    </div>
  );
}
