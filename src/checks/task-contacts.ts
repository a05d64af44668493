import { suggestion } from "../schema/describe-issue.ts";
import type { TasksFile } from "../schema/tasks.ts";
import type { Check } from "./check.ts";

const FILE = "_data/tasks.json";

/** Promise: whoever readers are told to write to is a role that `_data/people.json` knows. */
export const taskContacts: Check = {
  name: "task contacts",
  // An address that has changed stops nobody; it is told until the tasks follow.
  severity: "warn",
  about: "sources",
  run({ data, dataFiles }) {
    // As they are written: one that is hidden has its place in the file too.
    const written = dataFiles.find(({ file }) => file === FILE)?.value as TasksFile | undefined;
    const known = Object.values(data.people).flatMap(({ roles }) =>
      roles.map(({ email }) => email),
    );
    return Object.entries(written ?? {}).flatMap(([group, { tasks }]) =>
      tasks.flatMap(({ email }, index) =>
        email === undefined || known.includes(email)
          ? []
          : [
              {
                file: FILE,
                path: [group, "tasks", index, "email"],
                problem: `No role in _data/people.json has the address "${email}".`,
                fix: suggestion(email, known),
              },
            ],
      ),
    );
  },
};
