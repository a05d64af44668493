import { expect, test } from "vitest";
import { shown } from "../../support/block.ts";
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
