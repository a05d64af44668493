import { describe, expect, test } from "vitest";
import { rewriteJson, rewriteYaml } from "../../../src/admin/rewrite.ts";

const ROLES = `{
  "board": {
    "roles": [
      {
        "title": { "sv": "Ordförande", "en": "President" },
        "email": "ordf@iare.nu"
      },
      { "title": { "sv": "Kassör", "en": "Treasurer" }, "email": "kassor@iare.nu" }
    ]
  },
  "tags": ["it", "pub"]
}`;
interface Role {
  title: { sv: string; en: string };
  email?: string;
  task?: object;
}
interface Roles {
  board: { roles: [Role, ...Role[]] };
  tags: string[];
}

/** Changes what a text holds, and rewrites it. */
function json(change: (value: Roles) => void): string {
  const value = JSON.parse(ROLES) as Roles;
  change(value);
  const rewritten = rewriteJson(ROLES, value);
  expect(JSON.parse(rewritten)).toEqual(value);
  return rewritten;
}

describe("a JSON file differs only by what has changed", () => {
  test("nothing", () => {
    expect(json(() => {})).toBe(ROLES);
  });

  test("not by the order of keys", () => {
    const { tags, board } = JSON.parse(ROLES) as Roles;
    expect(rewriteJson(ROLES, { tags, board })).toBe(ROLES);
  });

  test("a text, with what JSON has to escape", () => {
    expect(
      json(({ board }) => {
        board.roles[0].title.en = 'The "P"\n';
      }),
    ).toBe(ROLES.replace('"President"', '"The \\"P\\"\\n"'));
  });

  test("a new entry, in lines of its own", () => {
    expect(
      json(({ board }) => {
        board.roles.push({ title: { sv: "Ny", en: "New" } });
      }),
    ).toBe(
      ROLES.replace(
        '"kassor@iare.nu" }',
        `"kassor@iare.nu" },
      {
        "title": {
          "sv": "Ny",
          "en": "New"
        }
      }`,
      ),
    );
  });

  test("an entry that is gone", () => {
    expect(json(({ board }) => void board.roles.shift())).toBe(
      ROLES.replace(/ {6}\{\n[^}]*\},\n.*\n {6}\},\n/, ""),
    );
  });

  test("a list in one line stays in one line", () => {
    expect(json(({ tags }) => void tags.push("nytt"))).toBe(
      ROLES.replace('"pub"]', '"pub", "nytt"]'),
    );
  });

  test("a group in one line stays in one line", () => {
    const text = '{\n  "a": { "b": 1, "c": 2 }\n}';
    expect(rewriteJson(text, { a: { b: 1, d: "x" } })).toBe('{\n  "a": { "b": 1, "d": "x" }\n}');
  });

  test("a file that is new", () => {
    expect(rewriteJson("", [{ a: 1 }])).toBe('[\n  {\n    "a": 1\n  }\n]');
  });
});

const FRONT = `# Om sidan
title: Styrelsen   # kort
lead: "I-Sektionen: för dig"
quote: 'Vi är ''här'''
tags: [it, "a, b"]
cards:
  - { title: Engagera dig, to: /docs/intro }
  - { title: "Välmående", to: /trygghet }
note: |
  Två
  rader
sidebar_position: 2
`;
const VALUE = {
  title: "Styrelsen",
  lead: "I-Sektionen: för dig",
  quote: "Vi är 'här'",
  tags: ["it", "a, b"],
  cards: [
    { title: "Engagera dig", to: "/docs/intro" },
    { title: "Välmående", to: "/trygghet" },
  ],
  note: "Två\nrader\n",
  sidebar_position: 2,
};

describe("front matter differs only by what has changed", () => {
  test.each([
    ["nothing", {}, "", ""],
    ["a word", { title: "Vi" }, "title: Styrelsen", "title: Vi"],
    ["a word that has to be quoted", { title: "a: b" }, "title: Styrelsen", 'title: "a: b"'],
    [
      "a text in quotation marks",
      { lead: 'Ett "ord"' },
      '"I-Sektionen: för dig"',
      '"Ett \\"ord\\""',
    ],
    ["a text in other quotation marks", { quote: "Vi's" }, "'Vi är ''här'''", "'Vi''s'"],
    ["a list in one line", { tags: ["it", "a, b", "c, d"] }, '"a, b"]', '"a, b", "c, d"]'],
    [
      "a text within",
      { cards: [{ title: "Nytt, här", to: "/docs/intro" }, VALUE.cards[1]] },
      "title: Engagera dig",
      'title: "Nytt, här"',
    ],
    ["a number", { sidebar_position: 3 }, "position: 2", "position: 3"],
    ["a text of several lines", { note: "En\nannan\n" }, "  Två\n  rader", "  En\n  annan"],
    [
      "a list of groups, as a whole",
      { cards: [VALUE.cards[1]] },
      /cards:\n(.*\n){2}/,
      "cards:\n  - title: Välmående\n    to: /trygghet\n",
    ],
    ["a new key", { draft: true }, /$/, "draft: true\n"],
    ["a key that is gone", { sidebar_position: undefined }, "sidebar_position: 2\n", ""],
  ])("%s", (_what, change, old, now) => {
    const value = JSON.parse(JSON.stringify({ ...VALUE, ...change })) as typeof VALUE;
    expect(rewriteYaml(FRONT, value)).toBe(FRONT.replace(old, now.replaceAll("$", "$$$$")));
  });

  test("a page that had none", () => {
    expect(rewriteYaml("", { title: "Ny", tags: ["it"] })).toBe("title: Ny\ntags:\n  - it\n");
  });
});
