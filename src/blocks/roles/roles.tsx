import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import { clusterBodiesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
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

/**
 * Each role behind a door of one corridor: its emblem, or the person who has it this year; on the plate what
 * it is called, and who has it.
 */
function Portraits({ name: body, roles, context: { data, text } }: RolesProps) {
  const own =
    clusterBodiesOf(data.chapterMap).find(({ people }) => people === body)?.cluster ?? null;
  return (
    <ul className="portraits">
      {roles.map((role) => {
        const { title, name, period, imageURL, task, email, emblem, leads, presides } = role;
        return (
          <li key={text(title)} data-large={presides && ""}>
            <div className="portrait" data-cluster={leads ?? own}>
              {imageURL && <img src={imageURL} alt={name} loading="lazy" />}
              <Emblem emblem={emblemOf(emblem, leads ?? own, data)} />
            </div>
            <div>
              <p className="plate">
                <b>{text(title)}</b>
                {name && <span>{withPeriod(name, period)}</span>}
              </p>
              <div>
                {task && <p>{text(task)}</p>}
                <p>
                  <EmailLink email={email} />
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
