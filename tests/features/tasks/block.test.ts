import { expect, test } from "vitest";
import { shown } from "../../support/block.ts";
import { checkRows, data } from "../../support/lint-rows.ts";
import { both } from "../../support/site-data.ts";

test("::: who-to-ask names the role of an address and the page by its title", () => {
  const tasks = {
    money: {
      tasks: [
        { task: both("Ask"), email: "kassor@example.org", to: "/docs/board#money" },
        { task: both("Call"), phone: "112" },
      ],
    },
  };
  const people = {
    board: { roles: [{ title: both("Treasurer"), email: "kassor@example.org" }] },
  };
  const summaries = { sv: {}, en: { "/en/docs/board": { title: "Board", description: "x" } } };
  const html = shown("who-to-ask", "money", { tasks, people, summaries });
  expect(html).toContain('<dt id="money-1">Ask</dt>');
  expect(html).toContain("<dd>Treasurer: <a");
  expect(html).toContain('<a href="/en/docs/board#money">Board</a>');
  expect(html).toContain('<a href="tel:112">112</a>');
});

checkRows([
  {
    what: "a task of a role that does not exist",
    files: data("tasks", (tasks: Record<string, unknown>) => {
      tasks.x = { tasks: [{ task: both("x"), role: "nobody" }] };
    }),
    found: [/tasks\.json:\d+ \| No role in _data\/people\.json has the key "nobody"\./],
  },
]);
