import { clusterBodiesOf, committeesOf } from "../../collections/committees.ts";
import { emblemOf } from "../../collections/emblems.ts";
import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { Role } from "../../schema/people.ts";
import type { BlockProps } from "../block.ts";

interface RolesProps extends BlockProps {
  roles: readonly Role[];
}

/** The roles of a body of `_data/people.json`: portraits where they have emblems or pictures, else rows. */
export function Roles(props: BlockProps) {
  const roles = props.context.data.people[props.name]?.roles ?? [];
  const List = roles.some(({ emblem, imageURL }) => emblem || imageURL) ? Portraits : Rows;
  return <List {...props} roles={roles} />;
}

const withPeriod = (name: string, period: string | undefined) =>
  period ? `${name}, ${period}` : name;

function Rows({ roles, context: { text } }: RolesProps) {
  return (
    <dl className="answers">
      {roles.map(({ title, name, period, task, email }) => (
        <div key={text(title)}>
          <dt>{text(title)}</dt>
          {name && <dd>{withPeriod(name, period)}</dd>}
          {task && <dd>{text(task)}</dd>}
          <dd>
            <EmailLink email={email} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each role in an arch: its emblem, or the person who has it this year. */
function Portraits({ name: body, roles, context: { data, text, href } }: RolesProps) {
  const { chapterMap } = data;
  const own = clusterBodiesOf(chapterMap).find(({ people }) => people === body)?.cluster ?? null;
  return (
    <ul className="portraits">
      {roles.map(({ title, name, period, imageURL, task, email, emblem, leads }) => (
        <li key={text(title)}>
          <div className="portrait" data-cluster={leads ?? own}>
            {imageURL && <img src={imageURL} alt={name} loading="lazy" />}
            <Emblem emblem={emblemOf(emblem, leads ?? own, data)} />
          </div>
          <b>{text(title)}</b>
          {name && (
            <p>
              <strong>{withPeriod(name, period)}</strong>
            </p>
          )}
          {task && <p>{text(task)}</p>}
          {leads && (
            <p className="row">
              {committeesOf(chapterMap)
                .filter(({ cluster }) => cluster === leads)
                .map(({ label, to }) => (
                  <a key={to} href={href(to)}>
                    {text(label)}
                  </a>
                ))}
            </p>
          )}
          <p>
            <EmailLink email={email} />
          </p>
        </li>
      ))}
    </ul>
  );
}
