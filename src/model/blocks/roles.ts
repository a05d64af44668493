import { entryBlock } from "./block.ts";

export interface RolesBlock {
  kind: "roles";
  roles: { title: string; email: string; task: string | null }[];
}

/** Roles and addresses of a body. */
export const roles = entryBlock(
  (data) => data.people,
  (body, { text }): RolesBlock => ({
    kind: "roles",
    roles: body.roles.map(({ title, email, task }) => ({
      title: text(title),
      email,
      task: task ? text(task) : null,
    })),
  }),
);
