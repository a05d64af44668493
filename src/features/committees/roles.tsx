import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import { clusterBodiesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { BlockProps } from "../../model/site.ts";
import type { Role } from "../../schema/people.ts";

interface RolesProps extends BlockProps {
  roles: readonly Role[];
}

/** The roles of a body of `_data/people.json`: portraits where they have emblems or pictures, else rows. */
export function Roles(props: BlockProps) {
  const roles = props.context.data.people[props.name]?.roles ?? [];
  const List = roles.some(({ emblem, imageURL }) => emblem || imageURL) ? Portraits : Rows;
  return <List {...props} roles={roles} />;
}

/** Ends what is said of who has a role: the term, where it is not the year of the page. */
const term = ({ period }: Role, { data }: BlockProps["context"]) =>
  period && period !== data.chapterMap.operatingYear ? `, ${period}` : "";

function Rows({ roles, context }: RolesProps) {
  const { text } = context;
  return (
    <dl className="answers">
      {roles.map((role) => (
        <div key={text(role.title)}>
          <dt>{text(role.title)}</dt>
          {role.name && <dd>{role.name + term(role, context)}</dd>}
          {role.task && <dd>{text(role.task)}</dd>}
          <dd>
            <EmailLink email={role.email} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each role in a doorway: the person who has it this year, or its emblem; on the plate who and what. */
function Portraits({ name: body, roles, context }: RolesProps) {
  const { data, text } = context;
  const own =
    clusterBodiesOf(data.chapterMap).find(({ people }) => people === body)?.cluster ?? null;
  return (
    <ul className="portraits wide">
      {roles.map((role) => {
        const { title, name, imageURL, task, email, emblem, leads, presides } = role;
        return (
          <li key={text(title)} data-presides={presides && ""}>
            <div className="portrait" data-cluster={leads ?? own}>
              {imageURL ? (
                <img src={imageURL} alt={name} loading="lazy" />
              ) : (
                <Emblem emblem={emblemOf(emblem, leads ?? own, data)} />
              )}
            </div>
            <p className="plate">
              <b>{name ?? text(title)}</b>
              {name && <span>{text(title) + term(role, context)}</span>}
            </p>
            <div>
              {task && <p>{text(task)}</p>}
              <p>
                <EmailLink email={email} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
