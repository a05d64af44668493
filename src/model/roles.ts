import type { PeopleFile, Role } from "../schema/people.ts";

/** An address of a role, by its key, where a link leads: `roll:ordf`. */
const TARGET = /\broll:([a-z0-9-]+)/g;
/** The address itself in a text of the data. */
const SHOWN = /\[\[roll:([a-z0-9-]+)\]\]/g;

/** The role with a key. */
export function roleOf(key: string | undefined, people: PeopleFile): Role | undefined {
  if (key === undefined) return undefined;
  return Object.values(people)
    .flatMap(({ roles }) => roles)
    .find((role) => role.key === key);
}

/** The keys of all roles, of which texts may show the address. */
export function roleKeys(people: PeopleFile): string[] {
  return Object.values(people).flatMap(({ roles }) => roles.flatMap(({ key }) => key ?? []));
}

/** The key of the role that a link leads to; undefined for other links. */
export function roleIn(target: string): string | undefined {
  return /^roll:(.*)$/.exec(target)?.[1];
}

/**
 * A text or address with mail addresses in place of the keys of roles.
 *
 * @example withAddresses("roll:ordf", people) // "mailto:ordf@example.org"
 */
export function withAddresses(text: string, people: PeopleFile): string {
  if (!text.includes("roll:")) return text;
  return text
    .replaceAll(SHOWN, (written, key: string) => roleOf(key, people)?.email ?? written)
    .replaceAll(TARGET, (written, key: string) => {
      const role = roleOf(key, people);
      return role ? `mailto:${role.email}` : written;
    });
}
