import { tagSlug } from "../routes/slugs.ts";
import type { DataFiles } from "../schema/data-files.ts";
import type { Localized } from "../schema/localized.ts";
import type { PeopleFile, Role } from "../schema/people.ts";
import type { Term } from "../schema/terms.ts";
import { operatingYearStart } from "./events/dates.ts";
import { operatingYear } from "./meetings.ts";
import { roleOf } from "./roles.ts";

/** A role with those who have held it. */
export interface HeldRole {
  /** Of its address: the key of the role, or the words of one that is gone. */
  slug: string;
  title: Localized;
  /** As it is today; undefined for one that is gone. */
  role: Role | undefined;
  /** The latest first. */
  terms: readonly Term[];
}

/** Whether there is anything to show. */
export const hasTerms = ({ terms }: { terms?: DataFiles["terms"] | undefined }) =>
  (terms?.terms ?? []).length > 0;

/** The roles that have terms, those of today first, in their order. */
export function heldRoles({ terms, people }: Pick<DataFiles, "terms" | "people">): HeldRole[] {
  const bySlug = Map.groupBy(
    terms?.terms ?? [],
    ({ role, title }) => role ?? tagSlug(title?.sv ?? ""),
  );
  const order = Object.values(people).flatMap(({ roles }) => roles.map(({ key }) => key));
  const rank = ({ role }: HeldRole) => (role ? order.indexOf(role.key) : order.length);
  return [...bySlug]
    .flatMap(([slug, own]): HeldRole[] => {
      const role = roleOf(slug, people);
      const title = role?.title ?? own.find((term) => term.title)?.title;
      if (!title) return [];
      return [{ slug, title, role, terms: own.toSorted((a, b) => (a.start > b.start ? -1 : 1)) }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** The operating years of a term: `2019/20`, and more if it is longer. */
export function yearsOf({ start: first, end }: Term, today: string): string[] {
  const last = operatingYearStart(end ?? (first > today ? first : today));
  const years: string[] = [];
  for (let start = operatingYearStart(first); start <= last; ) {
    years.push(operatingYear(start));
    start = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`;
  }
  return years;
}

/** The roles with the names of those who hold them on a day; a name that is written at the role stays. */
export function withHolders(
  people: PeopleFile,
  terms: DataFiles["terms"],
  today: string,
): PeopleFile {
  const current = (terms?.terms ?? []).filter(
    ({ name, start, end = today }) => name && start <= today && today <= end,
  );
  if (current.length === 0) return people;
  return Object.fromEntries(
    Object.entries(people).map(([body, { roles, ...rest }]) => [
      body,
      {
        ...rest,
        roles: roles.map((role) => {
          const own = current.filter((term) => role.key !== undefined && term.role === role.key);
          if (role.name || own.length === 0) return role;
          const name = own.map((term) => term.name).join(", ");
          return { ...role, name, period: role.period ?? operatingYear(own[0]?.start ?? today) };
        }),
      },
    ]),
  );
}
