import { suggestion } from "../schema/describe-issue.ts";
import type { Check } from "./check.ts";

/** Promise: whoever readers are told to write to is a role that `_data/people.json` knows. */
export const taskContacts: Check = {
  name: "task contacts",
  // An address that has changed stops nobody; it is told until the tasks follow.
  severity: "warn",
  about: "sources",
  run({ data }) {
    const known = Object.values(data.people).flatMap(({ roles }) =>
      roles.map(({ email }) => email),
    );
    return Object.entries(data.tasks).flatMap(([group, { tasks }]) =>
      tasks.flatMap(({ email }, index) =>
        email === undefined || known.includes(email)
          ? []
          : [
              {
                file: "_data/tasks.json",
                path: [group, "tasks", index, "email"],
                problem: `No role in _data/people.json has the address "${email}".`,
                fix: suggestion(email, known),
              },
            ],
      ),
    );
  },
};
