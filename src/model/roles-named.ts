import type { PeopleFile, Role } from "../schema/people.ts";

/**
 * The roles that an owner may mean: by key, by address, or by title in either language.
 *
 * @returns more than one only where several addresses have that title
 */
export function rolesNamed(owner: string | undefined, people: PeopleFile): Role[] {
  if (owner === undefined) return [];
  const roles = Object.values(people).flatMap((body) => body.roles);
  const meant = roles.filter(
    ({ key, title, email }) =>
      key === owner || email === owner || title.sv === owner || title.en === owner,
  );
  return [...new Map(meant.map((role) => [role.email, role])).values()];
}
