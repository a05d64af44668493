import { clusterBodiesOf, committeesOf } from "../../collections/committees.ts";
import { type EmblemModel, emblemOf } from "../../collections/emblems.ts";
import { entryBlock } from "../define-block.ts";

export interface RolesBlock {
  kind: "roles";
  /** One without a title, where a body does not divide its roles. */
  groups: { title: string | null; roles: RoleModel[] }[];
}

export interface RoleModel {
  title: string;
  email: string;
  task: string | null;
  emblem: EmblemModel | null;
  /** The committees of the cluster that the role leads. */
  leads: { label: string; href: string }[];
}

/** Roles and addresses of a body. */
export const roles = entryBlock(
  (data) => data.people,
  (body, { text, href, data }, name): RolesBlock => {
    const own =
      clusterBodiesOf(data.chapterMap).find(({ people }) => people === name)?.cluster ?? null;
    const groups: RolesBlock["groups"] = [];
    for (const { title, email, task, group, emblem, leads } of body.roles) {
      if (group || groups.length === 0)
        groups.push({ title: group ? text(group) : null, roles: [] });
      groups.at(-1)?.roles.push({
        title: text(title),
        email,
        task: task ? text(task) : null,
        emblem: emblemOf(emblem, leads ?? own, data),
        leads: committeesOf(data.chapterMap)
          .filter(({ cluster }) => cluster === leads)
          .map(({ label, to }) => ({ label: text(label), href: href(to) })),
      });
    }
    return { kind: "roles", groups };
  },
);
