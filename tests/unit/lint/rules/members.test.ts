import { both } from "../../../support/both.ts";
import { page } from "../../../support/lint.ts";
import { checkRows, data, en, sv } from "../../../support/lint-rows.ts";

const roles = [
  { title: both("Ordförande"), email: "ordf@example.org" },
  { title: both("Ledamot"), email: "a@example.org" },
  { title: both("Ledamot"), email: "b@example.org" },
];

// What the linter finds in statutes, committees and roles.
checkRows([
  {
    what: "MEM-2 statutes that replace what is not there or newer, or that are translated from an older text",
    files: {
      [`${sv}/regler/a.md`]: page("Text.\n", "statute: { since: 2026-05-01, replaces: b }\n"),
      [`${sv}/regler/b.md`]: page("Text.\n", "statute: { since: 2026-06-01, replaces: d }\n"),
      [`${sv}/regler/c.md`]: page(
        "Text till § 1.2.\n\n## § 1.1 En\n",
        "statute: { since: 2026-06-01 }\n",
      ),
      [`${en}/regler/c.md`]: page("Text.\n", "statute: { since: 2026-04-01 }\n"),
    },
    found: [
      /en.regler.c\.md:4 .* The translation is of 2026-04-01, the binding text of 2026-06-01\./,
      /a\.md:4 .* from 2026-05-01, but "b", which it replaces, from 2026-06-01/,
      /b\.md:4 .* There is no governing document "d" in this folder\. \| .*a.*c/,
    ],
  },
  {
    what: "MEM-10 statutes that were pasted as plain text",
    files: {
      [`${sv}/regler/a.md`]: page(
        "## 3 Styrelsen\n\n3.1 Uppgift\n\n§ 3.2 Styrelsen består av tio ledamöter. De väljs på SM.\n\n### 3.3 Kallelse\n\n### § 3.4 Beslut\n\n§ 3.4 Beslut gäller. Enligt § 3.4 räknas 3.5 röster.\n",
        "statute: { since: 2026-05-01 }\n",
      ),
      [`${en}/regler/a.md`]: page("Text.\n", "statute: { since: 2026-05-01 }\n"),
      [`${sv}/regler/b.md`]: page("3.1 Uppgift\n"),
      [`${en}/regler/b.md`]: page(),
    },
    found: [
      /a\.md:8 .*"3\.1 Uppgift" looks like a paragraph.* {2}### § 3\.1 Uppgift$/,
      /a\.md:10 .*"§ 3\.2 Styrelsen .* {2}### § 3\.2$/,
      /a\.md:12 .*"### 3\.3 Kallelse" .* {2}### § 3\.3 Kallelse$/,
    ],
  },
  {
    what: "CMT-1 committees without a cluster or with two, and facts of a page that is none's",
    files: {
      ...data("chapter-map", (map: { committees: object[] }) => {
        map.committees.push(
          { label: both("X"), to: "/docs/x" },
          { label: both("Y"), to: "/docs/y" },
        );
      }),
      [`${sv}/docs/x.md`]: page("Text.\n"),
      [`${sv}/docs/y.md`]: page("Text.\n", "cluster: event\n"),
      [`${en}/docs/y.md`]: page("Text.\n", "cluster: social\n"),
      [`${sv}/docs/z.md`]: page("Text.\n", "members: tre\n"),
      [`${sv}/docs/zz.md`]: page("Text.\n", "photo:\n  imageURL: /img/a.webp\n  alt: Tre.\n"),
    },
    found: [
      /en\/docs\/y\.md:4 \| The other language of this page says "cluster: event"\./,
      /sv\/docs\/x\.md:2 \| The chapter map lists this page among the committees/,
      /^warning .*z\.md:4 \| "members" is shown for committees only, and none has the page "\/docs\/z"\./,
      /^warning .*zz\.md:4 \| "photo" is shown for committees only, and none has the page/,
      /zz\.md:5 \| The file \/img\/a\.webp does not exist\./,
    ],
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
    what: "emblems, bodies, organisers, contacts and key dates that do not exist",
    files: {
      ...data("news-authors", (authors: Record<string, object>) => {
        Object.assign(authors, { x: { name: both("X"), emblem: "nope" } });
      }),
      ...data("chapter-map", (map: { root: object }) =>
        Object.assign(map.root, { people: "nope", emblem: "nope" }),
      ),
      ...data("events", ({ events }: { events: object[] }) =>
        Object.assign(events[0] ?? {}, { committee: "/nope" }),
      ),
      ...data("tasks", (tasks: Record<string, unknown>) => {
        tasks.x = { tasks: [{ task: both("x"), role: "nobody" }] };
      }),
      ...data("checklists", (lists: Record<string, unknown>) => {
        lists.x = { title: both("x"), steps: [{ id: "a", step: both("x"), keyDate: "nope" }] };
      }),
    },
    found: [
      /chapter-map\.json:\d+ \| There is no "nope" in _data\/people\.json\./,
      /chapter-map\.json:\d+ \| There is no emblem "nope"/,
      /checklists\.json:\d+ \| There is no key date "nope"\./,
      /^warning .*events\.json:\d+ \| No body of the chapter map has the page "\/nope"\./,
      /news-authors\.json:\d+ \| There is no emblem "nope" in src\/theme\/emblems\./,
      /tasks\.json:\d+ \| No role in _data\/people\.json has the key "nobody"\./,
    ],
  },
]);
