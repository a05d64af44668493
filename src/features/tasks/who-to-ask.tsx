import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import { clusterBodiesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import { roleOf } from "../../model/roles.ts";
import { serviceAddress } from "../../model/services.ts";
import type { BlockProps } from "../../model/site.ts";
import { EXTERNAL_LINK } from "../../routes/links.ts";

/** Contact topics of `_data/tasks.json`: what readers want to do, and who they should ask. */
export function WhoToAsk({ name, context: { data, text, href, locale } }: BlockProps) {
  const roles = Object.values(data.people).flatMap((body) => body.roles);
  const bodies = clusterBodiesOf(data.chapterMap);
  return (
    <dl className="answers">
      {data.tasks[name]?.tasks.map(
        ({ task, note, phone, role: key, email: other, to, form }, index) => {
          const id = `${name}-${index + 1}`;
          const role = roleOf(key, data.people) ?? roles.find((known) => known.email === other);
          const email = role?.email ?? other;
          const body = bodies.findLast((known) => known.to === to);
          const page = to === undefined ? null : href(to);
          return (
            <div key={id}>
              <dt id={id}>{text(task)}</dt>
              {phone && (
                <dd className="figure">
                  <a href={`tel:${phone}`}>{phone}</a>
                </dd>
              )}
              {note && <dd>{text(note)}</dd>}
              {form && (
                <dd>
                  <a
                    className="button"
                    href={form.href ?? serviceAddress(form.service, locale, data.services)}
                    {...EXTERNAL_LINK}
                  >
                    {text(form.label)}
                  </a>
                </dd>
              )}
              {email && (
                <dd>
                  {role && `${text(role.title)}: `}
                  <EmailLink email={email} />
                </dd>
              )}
              {page && (
                <dd className="row">
                  <a href={page}>
                    <Emblem emblem={emblemOf(body?.emblem, body?.cluster ?? null, data)} />
                    {data.summaries[locale][page.replace(/#.*/, "")]?.title ?? page}
                  </a>
                </dd>
              )}
            </div>
          );
        },
      )}
    </dl>
  );
}
