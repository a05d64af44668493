import { lintFolder } from "../lint/run.ts";
import { STEPS } from "../messages/commands.ts";
import { rolesNamed } from "../model/roles-named.ts";
import { git } from "../read/read-files.ts";
import type { Localized } from "../schema/localized.ts";
import { type PeopleFile, peopleFile } from "../schema/people.ts";
import { FEATURES } from "./features.ts";

const FILE = "_data/people.json";

/**
 * What a change of people has touched since the last commit.
 *
 * @param root folder with `_data` and `src/content`
 * @returns nothing where the people are the same, or cannot be read
 */
export function peopleChange(root: string): Localized[] {
  const { site } = lintFolder(root, process.env, FEATURES);
  const { people } = site.data;
  const before = committed(root);
  if (!people || !before || JSON.stringify(before) === JSON.stringify(people)) return [];
  const [old, now] = [rolesIn(before), rolesIn(people)];
  const textsOf = (key: string | undefined) => {
    const shown = site.pages.filter(
      ({ body, fields, version }) =>
        (version === null || version === site.versions.last) &&
        key !== undefined &&
        (body?.includes(`roll:${key}`) ||
          (fields.owner && rolesNamed(fields.owner, people).some((role) => role.key === key))),
    );
    return shown.map(({ file }) => file).join(", ") || "–";
  };
  const places = now.filter(({ place, text }) =>
    old.some((role) => role.place === place && role.text !== text),
  );
  // A role that is shown in several bodies is named once.
  const changed = [...Map.groupBy(places, ({ role }) => `${role.title.sv} ${role.email}`)].flatMap(
    ([, same]) => same.find(({ role }) => role.key !== undefined) ?? same.slice(0, 1),
  );
  return changed.map(({ role }) =>
    STEPS.roleChanged({ role: role.title, email: role.email, files: textsOf(role.key) }),
  );
}

/** The roles with their place and what they say. */
const rolesIn = (people: PeopleFile) =>
  Object.entries(people).flatMap(([body, { roles }]) =>
    roles.map((role, index) => ({
      role,
      place: `${body} ${role.key ?? index}`,
      text: JSON.stringify(role),
    })),
  );

/** The people of the last commit; undefined without git. */
function committed(root: string): PeopleFile | undefined {
  try {
    return peopleFile.parse(JSON.parse(git(root, ["show", `HEAD:./${FILE}`])));
  } catch {
    return undefined;
  }
}
