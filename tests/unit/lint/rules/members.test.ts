import { schemaOf } from "../../../../src/read/data-files.ts";
import { both } from "../../../support/both.ts";
import { page } from "../../../support/lint.ts";
import { checkRows, data, sv } from "../../../support/lint-rows.ts";

const roles = [
  { title: both("Ordförande"), email: "ordf@example.org" },
  { title: both("Ledamot"), email: "a@example.org" },
  { title: both("Ledamot"), email: "b@example.org" },
];

interface Body {
  roles: object[];
}

// What the linter finds in roles.
checkRows([
  {
    what: "AID-16 a role without a title, to which others refer",
    files: data("people", (people: { board: Body; others: Body }) => {
      people.board.roles[1] = { key: "kassor", email: "kassor@test.example" };
      people.others.roles.push({ as: "kassor" }, { as: "kassor" });
    }),
    found: [
      /people\.json:\d+ \| "board\.roles\[1\]\.title": a role needs a "title" and an "email"/,
    ],
  },
  {
    what: "AID-16 a role that is gone, to which several refer",
    files: data("people", (people: { board: Body; others: Body }) => {
      people.board.roles.splice(1);
      people.others.roles.push({ as: "kassor" }, { as: "kassor" });
    }),
    found: [/people\.json:\d+ \| "others\.roles\[4\]\.as" is "kassor": no role has the key/],
  },
  {
    what: "AID-4 an owner that is no role, one that is several, and one by address",
    files: {
      ...data("people", (people: Record<string, unknown>) =>
        Object.assign(people, { x: { roles } }),
      ),
      [`${sv}/a.md`]: page("Text.\n", "owner: Kassör X\n"),
      [`${sv}/b.md`]: page("Text.\n", "owner: Ledamot\n"),
      [`${sv}/c.md`]: page("Text.\n", "owner: b@example.org\n"),
    },
    found: [
      /a\.md:4 \| The owner "Kassör X" is not a role in _data\/people\.json\./,
      /b\.md:4 \| The owner "Ledamot" is the title of 2 roles\. \| Write the key or address of the one: a@example\.org, b@example\.org/,
    ],
  },
  {
    what: "emblems and bodies that do not exist",
    files: {
      ...data("news-authors", (authors: Record<string, object>) => {
        Object.assign(authors, { x: { name: both("X"), emblem: "nope" } });
      }),
      ...data("chapter-map", (map: { root: object }) =>
        Object.assign(map.root, { people: "nope", emblem: "nope" }),
      ),
    },
    found: [
      /chapter-map\.json:\d+ \| There is no "nope" in _data\/people\.json\./,
      /chapter-map\.json:\d+ \| There is no emblem "nope"/,
      /news-authors\.json:\d+ \| There is no emblem "nope" in src\/theme\/emblems\./,
    ],
  },
  ...(schemaOf("_data/events.json")
    ? [
        {
          what: "an event of a body that does not exist",
          files: data("events", ({ events }: { events: object[] }) =>
            Object.assign(events[0] ?? {}, { committee: "/nope" }),
          ),
          found: [
            /^warning .*events\.json:\d+ \| Nothing on the chapter map has the page "\/nope"\./,
          ],
        },
      ]
    : []),
  ...(schemaOf("_data/checklists.json")
    ? [
        {
          what: "a step on a key date that does not exist",
          files: data("checklists", (lists: Record<string, unknown>) => {
            lists.x = { title: both("x"), steps: [{ id: "a", step: both("x"), keyDate: "nope" }] };
          }),
          found: [/checklists\.json:\d+ \| There is no key date "nope"\./],
        },
      ]
    : []),
]);
