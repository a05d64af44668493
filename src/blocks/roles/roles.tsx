import { clusterBodiesOf, committeesOf } from "../../collections/committees.ts";
import { emblemOf } from "../../collections/emblems.ts";
import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { PeopleFile } from "../../schema/people.ts";
import type { BlockProps } from "../block.ts";

type Role = PeopleFile[string]["roles"][number];

/** The roles of a body of `_data/people.json`, with their addresses, in groups. */
export function Roles({ name, context }: BlockProps) {
  const groups: Role[][] = [];
  for (const role of context.data.people[name]?.roles ?? []) {
    if (role.group || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(role);
  }
  return groups.map((group) => (
    <Group key={group[0]?.email} roles={group} body={name} context={context} />
  ));
}

interface GroupProps extends Pick<BlockProps, "context"> {
  roles: readonly Role[];
  body: string;
}

/** Roles with emblems are patches, others a plain list in columns. */
function Group({ roles, body, context: { data, text, href } }: GroupProps) {
  const { chapterMap } = data;
  const own = clusterBodiesOf(chapterMap).find(({ people }) => people === body)?.cluster ?? null;
  const title = roles[0]?.group;
  const emblems = roles.map(({ emblem, leads }) => emblemOf(emblem, leads ?? own, data));
  return (
    <>
      {title && <p className="title">{text(title)}</p>}
      <ul className={emblems.some(Boolean) ? "patches" : "roles"}>
        {roles.map((role, index) => {
          const led = committeesOf(chapterMap).filter(({ cluster }) => cluster === role.leads);
          return (
            <li key={text(role.title)}>
              <Emblem emblem={emblems[index] ?? null} />
              <b>{text(role.title)}</b>
              {role.task && <p>{text(role.task)}</p>}
              {led.length > 0 && (
                <p className="row">
                  {led.map(({ label, to }) => (
                    <a key={to} href={href(to)}>
                      {text(label)}
                    </a>
                  ))}
                </p>
              )}
              <EmailLink email={role.email} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
