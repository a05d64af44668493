import { expect, test } from "vitest";
import { taskContacts } from "../../../src/checks/task-contacts.ts";
import { checkedSite } from "../../support/checked-site.ts";
import { both } from "../../support/site-data.ts";

test("an address that no role has is told with its place and the nearest one", () => {
  const site = checkedSite([], {
    data: {
      people: { board: { roles: [{ title: both("Treasurer"), email: "kassor@iare.nu" }] } },
      tasks: {
        money: {
          tasks: [
            { task: both("Ask"), email: "kassor@iare.nu" },
            { task: both("Read"), to: "/section" },
            { task: both("Ask again"), email: "kasor@iare.nu" },
          ],
        },
      },
    },
  });
  expect(taskContacts.run(site)).toEqual([
    {
      file: "_data/tasks.json",
      path: ["money", "tasks", 2, "email"],
      problem: 'No role in _data/people.json has the address "kasor@iare.nu".',
      fix: 'Did you mean "kassor@iare.nu"?',
    },
  ]);
});
