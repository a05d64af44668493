import { expect, test } from "vitest";
import type { LintInput } from "../../../src/lint/input.ts";
import { both } from "../../support/both.ts";
import { type Changes, changedFixture, linesOf, page } from "../../support/lint.ts";

/** A data file of the fixture with some of its values replaced. */
function data(name: string, change: (value: never) => void): Changes {
  const path = `_data/${name}.json`;
  const value: unknown = JSON.parse(String(changedFixture({}).texts.get(path)));
  change(value as never);
  return { [path]: JSON.stringify(value, null, 2) };
}

/** A navbar with one item on each line from the third on. */
const navbar = (...items: string[]): Changes => ({
  "_data/navbar.json": `{ "title": "Prov",\n  "items": [\n    ${items.join(",\n    ")}\n  ]\n}\n`,
});

const TRUNCATED = "Text.\n\n<!-- truncate -->\n";
const sv = "src/content/sv";
const en = "src/content/en";
const roles = [
  { title: both("Ordförande"), email: "ordf@example.org" },
  { title: both("Ledamot"), email: "a@example.org" },
  { title: both("Ledamot"), email: "b@example.org" },
];

interface Row {
  what: string;
  files: Changes;
  more?: Partial<LintInput>;
  /** Each finding in one line: exact, or a part of it. */
  found: (string | RegExp)[];
}

test.each<Row>([
  {
    what: "ROUTE-8 two texts with one address; capital letters are in none",
    files: {
      [`${sv}/a.md`]: page("Text.\n", "slug: section\n"),
      [`${en}/a.md`]: page(),
      [`${sv}/b.md`]: page("Text.\n", "slug: Section\n"),
      [`${en}/b.md`]: page(),
    },
    found: [
      `${sv}/a.md:4 | The address /section is taken twice: by ${sv}/section.md and by ${sv}/a.md. | Rename one of the files, or give it another "slug".`,
      `${sv}/b.md:4 | The slug "Section" cannot be part of an address: it has small letters, digits and hyphens. | Write:  slug: section`,
    ],
  },
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
    what: "MEM-6 meetings of one number in a year, unknown roles and paragraphs, and a translation that is left behind",
    files: {
      [`${sv}/moten/a.md`]: page(
        "",
        `meeting:\n  assembly: chapter\n  number: SM#2\n  start: 2020-05-01\n  decisions:\n    - { number: 1, subject: Bil, text: "Enligt § 99.1 säljs den.", role: kasor }\n`,
      ),
      [`${en}/moten/a.md`]: page(
        "",
        "meeting: { assembly: chapter, number: SM#2, start: 2020-05-01 }\n",
      ),
      [`${sv}/moten/b.md`]: page(
        "",
        "translationOf: false\nmeeting: { assembly: chapter, number: SM#2, start: 2020-04-01 }\n",
      ),
      [`${sv}/moten/c.md`]: page(
        "",
        "translationOf: false\nmeeting: { assembly: chapter, start: 2020-02-01, motions: 2020-02-02 }\n",
      ),
    },
    found: [
      /en.moten.a\.md:4 .* The translation is older than the original: decisions differs\./,
      /sv.moten.a\.md:9 .*"kasor".*kassor/,
      /sv.moten.a\.md:9 .* No governing document has a paragraph § 99\.1\./,
      /sv.moten.b\.md:5 .* The meeting has the number "SM#2", as has .*a\.md/,
      /sv.moten.c\.md:5 .* the last day \(2020-02-02\) is after the meeting/,
    ],
  },
  {
    what: "BLOG-1 halves of a post of two days, but no posts of the same name each week",
    files: Object.fromEntries(
      [
        ["sv", "2026-05-01-maj"],
        ["en", "2026-05-02-maj"],
        ["sv", "2026-04-01-brev"],
        ["en", "2026-04-01-brev"],
        ["sv", "2026-04-08-brev"],
        ["en", "2026-04-08-brev"],
      ].map(([locale, name]) => [`src/content/${locale}/blog/${name}.md`, page(TRUNCATED)]),
    ),
    found: [/maj\.md.* The post is of 2026-05-0\d, but .*maj\.md of 2026-05-0\d/],
  },
  {
    what: "ROUTE-8 a text at a generated or reserved address, or at that of the home page",
    files: Object.fromEntries(
      ["blog", "admin", "404", "hem"].flatMap((name) =>
        [sv, en].map((folder) => [
          `${folder}/${name}.md`,
          page("Text.\n", name === "hem" ? "slug: /\n" : ""),
        ]),
      ),
    ),
    found: [
      /en\/404\.md .*\/en\/404 is taken twice/,
      /en\/blog\.md .*\/en\/blog is taken twice: by src\/content\/en\/blog\.md and by the generated page/,
      /en\/hem\.md:4 .*\/en is taken twice/,
      /sv\/404\.md .*\/404 is taken twice/,
      /sv\/admin\.md .*\/admin is taken twice/,
      /sv\/blog\.md .*\/blog is taken twice/,
      /sv\/hem\.md:4 .*\/ is taken twice/,
    ],
  },
  {
    what: "ROUTE-8 a text at the address of a page that is shown in place of its translation",
    files: {
      [`${sv}/bara.md`]: page("Text.\n", "translationOf: false\n"),
      [`${en}/zebra.md`]: page("Text.\n", "slug: bara\n"),
    },
    found: [
      /zebra\.md:4 .*\/bara is taken twice: by src\/content\/sv\/bara\.md and by src\/content\/en\/zebra\.md/,
    ],
  },
  {
    what: "NAV-7 a category whose only doc is a draft is not empty",
    files: {
      ...data("sidebars", (sidebars: { docs: { items: unknown[] } }) => {
        sidebars.docs.items.push({ type: "category", label: both("Utkast"), items: ["nytt"] });
      }),
      [`${sv}/docs/nytt.md`]: page("Text.\n", "draft: true\n"),
      ...Object.fromEntries(
        ["src/versions/1.0/sv", "src/versions/current/sv"].map((folder) => [
          `${folder}/nytt.md`,
          page("Text.\n", "draft: true\n"),
        ]),
      ),
    },
    found: [],
  },
  {
    what: "ROUTE-8 a slug with the prefix of another language",
    files: { [`${sv}/en/b.md`]: page(), [`${sv}/a.md`]: page("Text.\n", "slug: /en/a\n") },
    found: [
      `${sv}/a.md:4 | The address /en/a begins like those of another language. | Give the page another name or folder, or another slug.`,
      `${sv}/en/b.md | The address /en/b begins like those of another language. | Give the page another name or folder, or another slug.`,
    ],
  },
  {
    what: "a slug that cannot be part of an address",
    files: { [`${sv}/a.md`]: page("Text.\n", "slug: a b\n") },
    found: [
      `${sv}/a.md:4 | The slug "a b" cannot be part of an address: it has small letters, digits and hyphens. | Write:  slug: a-b`,
    ],
  },
  {
    what: "CONF-32 a page that was renamed in one language: alike names",
    files: { [`${sv}/docs/valberedning.md`]: page(), [`${en}/docs/valberedningen.md`]: page() },
    found: [
      `${sv}/docs/valberedning.md | This page and ${en}/docs/valberedningen.md look like one that was renamed in one language only: their names are alike. | Give both files the same name and folder; addresses may differ (slug). If they are two pages, write in the front matter of one:  translationOf: false`,
    ],
  },
  {
    what: "CONF-32 posts of one day",
    files: {
      [`${sv}/blog/2024-03-25-ny-sida.md`]: page(TRUNCATED),
      [`${en}/blog/2024-03-25-new-site.md`]: page(TRUNCATED),
    },
    found: [/2024-03-25-ny-sida\.md .*both posts are of 2024-03-25/],
  },
  {
    what: "CONF-32 a page that was in both languages, and a new one beside it",
    files: {
      [`${sv}/docs/event/festivalen.md`]: page(),
      [`${en}/docs/event/kravallen.md`]: page(),
      "_data/translations.json": JSON.stringify({
        "docs/event/kravallen": { sv: "abcdef", en: "abcdef" },
      }),
    },
    found: [
      /festivalen\.md .*_data\/translations\.json has "docs\/event\/kravallen" in both languages/,
    ],
  },
  {
    what: "CONF-32 a renamed folder once",
    files: {
      [`${sv}/docs/fester/gasque.md`]: page(),
      [`${sv}/docs/fester/pub.md`]: page(),
      [`${en}/docs/parties/gasque.md`]: page(),
      [`${en}/docs/parties/pub.md`]: page(),
    },
    found: [
      `${sv}/docs/fester/gasque.md | The folders ${sv}/docs/fester and ${en}/docs/parties look like one that was renamed in one language only: 2 pages in them have the same names. | Give the folder the same name in both languages; addresses may differ (slug).`,
    ],
  },
  {
    what: "CONF-32 two pages that say so, and numbered chapters, are two",
    files: {
      [`${sv}/docs/valberedning.md`]: page("Text.\n", "translationOf: false\n"),
      [`${en}/docs/valberedningen.md`]: page(),
      [`${sv}/docs/a-kapitel-1.md`]: page(),
      [`${en}/docs/a-kapitel-2.md`]: page(),
    },
    found: [],
  },
  {
    what: "a page that is hidden in one language only",
    files: {
      [`${sv}/a.md`]: page("Text.\n", "hidden: { until: 2026-08-20, instead: Snart. }\n"),
      [`${en}/a.md`]: page(),
    },
    found: [
      `${en}/a.md | The page is not hidden on the same days as ${sv}/a.md. | Write the same days under  hidden:  in both languages.`,
    ],
  },
  {
    what: "LOC-5 an empty text is a missing translation, which links may lead to",
    files: {
      [`${sv}/blog/2026-05-01-maj.md`]: page(`[x](/blog/2026/05/01/maj#a)\n\n${TRUNCATED}\n## A\n`),
      [`${en}/blog/2026-05-01-maj.md`]: page("\n"),
      [`${sv}/docs/maj.md`]: page(),
      [`${en}/docs/maj.md`]: "---\n---\n",
    },
    found: ["blog/2026-05-01-maj.md", "docs/maj.md"].map(
      (file) =>
        `warning ${en}/${file} | The page has no text, so it is not published; it counts as not translated. | Write the text below the front matter, or delete the file.`,
    ),
  },
  {
    what: "BLOG-3 a post without a mark for its summary",
    files: { [`${sv}/blog/2026-05-01-maj.md`]: page() },
    found: [/^warning .*maj\.md \| The post has no mark where its summary ends/],
  },
  {
    what: "BLOG-4 the first commit dates a post that names no day",
    files: { [`${sv}/blog/maj.md`]: page(TRUNCATED) },
    more: { firstCommits: new Map([[`${sv}/blog/maj.md`, "2026-05-01"]]) },
    found: [],
  },
  {
    what: "days that were probably mistyped, and a post that expires before its day",
    files: {
      [`${sv}/blog/2062-03-25-a.md`]: page(TRUNCATED),
      [`${sv}/blog/0202-03-25-b.md`]: page(TRUNCATED),
      [`${sv}/blog/2026-03-25-c.md`]: page(TRUNCATED, "expires: 2026-03-01\n"),
    },
    found: [
      /^warning .*0202-03-25-b\.md \| The day 0202-03-25 is probably mistyped/,
      /^warning .*2026-03-25-c\.md:4 \| The post expires on 2026-03-01, before its own day, 2026-03-25/,
      /^warning .*2062-03-25-a\.md \| The day 2062-03-25 is probably mistyped: the post is shown on 2062-03-25/,
    ],
  },
  {
    what: "BLOG-11, BLOG-12 unknown authors and tags",
    files: {
      [`${sv}/blog/2026-05-01-maj.md`]: page(TRUNCATED, "authors: [styrelse]\ntags: [okänd]\n"),
    },
    found: [
      /maj\.md:4 \| There is no author "styrelse", neither in the chapter map nor in _data\/news-authors\.json\. \| Did you mean "styrelsen"\?/,
      /^warning .*maj\.md:5 \| The tag "okänd" is not in _data\/news-tags\.json\./,
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
    },
    found: [
      /en\/docs\/y\.md:4 \| The other language of this page says "cluster: event"\./,
      /sv\/docs\/x\.md:2 \| The chapter map lists this page among the committees/,
      /^warning .*z\.md:4 \| "members" is shown for committees only, and none has the page "\/docs\/z"\./,
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
  {
    what: "a menu with an unknown doc, an empty category and an empty folder",
    files: data("sidebars", (sidebars: { docs: { items: unknown[] } }) => {
      sidebars.docs.items.push(
        "nope",
        { type: "category", label: both("Tom"), items: [] },
        { type: "category", label: both("Utkast"), items: ["utkast"] },
        { type: "autogenerated", dir: "nope" },
      );
    }),
    found: [
      /sidebars\.json:\d+ \| There is no doc "nope"\./,
      /sidebars\.json:\d+ \| The category "Tom" has neither pages nor a link\./,
      /sidebars\.json:\d+ \| The category "Utkast" has neither pages nor a link\./,
      /sidebars\.json:\d+ \| There is no doc "utkast"\./,
      /sidebars\.json:\d+ \| The folder "nope" has no docs\./,
    ],
  },
  {
    what: "CONF-2, CONF-3 mistakes of navbar items, at their lines",
    files: navbar(
      '{ "type": "serch", "label": {} }',
      '{ "to": "/section", "href": "https://a.example/" }',
    ),
    found: [
      '_data/navbar.json:3 | There is no navbar item type "serch": {"type":"serch","label":{}} | Did you mean "search"? Known: default, html, doc, docSidebar, docsVersion, dropdown, search, docsVersionDropdown, localeDropdown',
      /navbar\.json:4 \| A link has exactly one of "to" and "href", this one has both: \{"to"/,
    ],
  },
  {
    what: "CONF-4, CONF-6 versions, docs and menus that do not exist, with those that do",
    files: {
      ...navbar(
        '{ "type": "docsVersionDropdown", "versions": ["2.0", "3.0"] }',
        '{ "type": "docSidebar", "sidebarId": "doc" }',
        '{ "type": "doc", "docId": "event/cm" }',
      ),
      [`${sv}/docs/sida.md`]: page("Text.\n", "pagination_next: introo\ndisplayed_sidebar: docz\n"),
      [`${en}/docs/sida.md`]: page(),
    },
    found: [
      '_data/navbar.json:3 | The version dropdown names "3.0", which is not a version of the docs. | Did you mean "2.0"? Known: current, 2.0, 1.0',
      '_data/navbar.json:4 | The navbar item {"type":"docSidebar","sidebarId":"doc"} names the sidebar "doc", which does not exist. | Did you mean "docs"? Known: docs, handbook',
      /navbar\.json:5 \| The navbar item .* names the doc "event\/cm", which .*Did you mean "event\/cmi"\?/,
      /sida\.md:4 \| "pagination_next" of the doc "sida" names the doc "introo", which .*"intro"\?/,
      /sida\.md:5 \| "displayed_sidebar" of the doc "sida" is "docz", which does not .*"docs"\?/,
    ],
  },
  {
    what: "CONF-5 a linked menu with nothing to link to",
    files: {
      ...navbar('{ "type": "docSidebar", "sidebarId": "links" }'),
      ...data("sidebars", (sidebars: Record<string, unknown>) => {
        const link = { type: "link", href: "https://a.example/", label: both("x") };
        sidebars.links = { items: [link] };
      }),
    },
    found: [/sidebars\.json:\d+ \| The sidebar "links" has nothing to link to, but the navbar/],
  },
  {
    what: "CONF-12 a version without docs",
    files: { "src/versions/1.0": null },
    found: [/versions\.json:20 \| There are no docs of the version "1\.0": the folder src/],
  },
  {
    what: "CONF-14 a label that is missing, one that is misspelt, another placeholder",
    files: Object.fromEntries(
      [
        ["sv", '"common.skipToMainContent"', '"common.skipToMainConten"'],
        ["en", "{heading}", "{header}"],
      ].map(([locale, from = "", to = ""]) => {
        const path = `_data/labels/${locale}.json`;
        return [path, String(changedFixture({}).texts.get(path)).replace(from, to)];
      }),
    ),
    found: [
      /labels\/en\.json:1 \| "common\.skipToMainConten" is missing\. \| Translate it: .*"Hoppa till/,
      /labels\/en\.json:\d+ \| "\S+" has \{header\}, but \{heading\} in _data\/labels\/sv\.json\./,
      /labels\/sv\.json:1 \| "common\.skipToMainContent" is missing\. \| Translate it: .*"Skip to/,
    ],
  },
  {
    what: "a data file that is not there, and a text that one language lacks",
    files: {
      "_data/partners.json": null,
      "_data/announcement.json": '{ "enabled": true,\n  "content": { "sv": "Hej" }\n}\n',
    },
    found: [
      '_data/announcement.json:2 | "content.en" is missing. | Write a text in quotation marks there.',
      "_data/partners.json | The file is missing.",
    ],
  },
  {
    what: "WCAG 1.4.6 colours of an announcement that are too close to each other",
    files: {
      "_data/announcement.json": JSON.stringify({
        content: both("x"),
        backgroundColor: "#ffffff",
        textColor: "#aaaaaa",
      }),
    },
    found: [/"textColor" is "#aaaaaa": on #ffffff it has a contrast of 2\.3, but 7 is the least/],
  },
  {
    what: "names after data blocks: unknown, missing, and one too many",
    files: {
      [`${sv}/a.md`]: page("::: roles bord\n\n::: roles\n\n::: chapter-map x\n"),
      [`${en}/a.md`]: page(),
    },
    found: [
      /a\.md:5 \| "::: roles bord": there is no "bord"\. \| Did you mean "board"\?/,
      /a\.md:7 \| "::: roles" needs a name after it\. \| Known: board/,
      /a\.md:9 \| "::: chapter-map" takes nothing after it, found "x"\./,
    ],
  },
  {
    what: "images without description, missing, on another site",
    files: {
      [`${sv}/docs/a.md`]: page(
        "![](ruta.png)\n\n![En ruta](Ruta.png)\n\n![En annan](https://other.example/b.png)\n",
      ),
      [`${en}/docs/a.md`]: page(),
    },
    found: [
      /a\.md:5:1 \| The image !\[\]\(ruta\.png\) has no description .* \| Write: {2}!\[What the picture/,
      /a\.md:7:1 \| The image !\[En ruta\]\(Ruta\.png\) does not exist\. \| Did you mean "ruta\.png"\?/,
      /a\.md:9:1 \| The image .* is on another site; visitors would be sent there/,
    ],
  },
  {
    what: "BLOG-4 posts without a date, and with one that does not exist",
    files: {
      [`${sv}/blog/2024-13-45-x.md`]: page(TRUNCATED),
      [`${sv}/blog/utan-datum.md`]: page(TRUNCATED),
    },
    found: [
      /2024-13-45-x\.md:1 \| The date "2024-13-45" does not exist\./,
      /utan-datum\.md:1 \| The post has no date\. \| Begin the file name .* {2}date: /,
    ],
  },
  {
    what: "MEM-8 terms of a role that nobody has, and two of one role at the same time",
    files: {
      "_data/terms.json": JSON.stringify({
        terms: [
          { role: "kassor", name: "A", start: "2025-07-01", end: "2026-06-30" },
          { role: "kassor", name: "B", start: "2026-07-01" },
          { role: "kassor", name: "C", start: "2019-07-01", end: "2026-05-01" },
          { role: "kassr", name: "D", start: "2019-07-01" },
        ],
      }),
    },
    found: [
      /^warning _data\/terms\.json:1 \| Two terms of "kassor" overlap: .* 2025-07-01, this one on 2019-07-01/,
      /terms\.json:1 \| .*"kassr".* \| Did you mean "kassor"\?/,
    ],
  },
  {
    what: "WORD-1 words that are not ours, in texts, titles and data; not in code, addresses and archives",
    files: {
      "_data/wording.json": JSON.stringify({
        sv: [
          { avoid: ["hemsid*"], write: "webbplats", why: "så heter det.", except: ["Ny hemsida"] },
        ],
        en: [{ avoid: ["I-Start", "start-up*"], write: ["iStart", "startup*"], why: "names." }],
      }),
      [`${en}/d.md`]: page("At I-Start.\n\nStart-ups.\n"),
      [`${sv}/a.md`]: page(
        "Vår hemsida.\n\nNy hemsida, `hemsida`, [x](/section?hemsida)\n\n<!-- hemsida -->\n",
      ),
      [`${sv}/b.md`]: "---\ntitle: Hemsidan\ndescription: x\n---\nText.\n",
      "src/versions/1.0/sv/c.md": page("hemsida\n"),
    },
    found: [
      /^warning _data\/news-tags\.json:5 \| "Hemsida"/,
      `warning ${en}/d.md:5:4 | "I-Start" is not our word: names. | Write:  iStart`,
      `warning ${en}/d.md:7:1 | "Start-ups" is not our word: names. | Write:  Startups`,
      `warning ${sv}/a.md:5:5 | "hemsida" is not our word: så heter det. | Write:  webbplats`,
      `warning ${sv}/b.md:2 | "Hemsidan" is not our word: så heter det. | Write:  webbplats`,
      /^warning .*2024-03-25-ny-hemsida\.md:7:1 \| "Hemsidan"/,
    ],
  },
  {
    what: "images and files that no text uses; those of drafts and linked ones are used",
    files: {
      [`${sv}/a.jpg`]: "",
      [`${sv}/b.png`]: "",
      [`${sv}/c.docx`]: "",
      [`${sv}/d.jpg`]: "",
      [`${sv}/e.pdf`]: "",
      [`${sv}/x.md`]: page("![D](d.jpg)\n", "draft: true\n"),
      [`${sv}/y.md`]: page("[e](e.pdf)\n"),
    },
    found: [
      /a\.jpg \| The file is not used: .* \| Delete it, .* {2}!\[What it shows\]\(a\.jpg\)$/,
      /b\.png \| The file is not used: /,
      /c\.docx \| The file is not used: .* \| Delete it, .* {2}\[What it is\]\(c\.docx\)$/,
    ],
  },
  {
    what: "an image in a format that browsers cannot show",
    files: { [`${sv}/a.HEIC`]: "", [`${sv}/a.md`]: page("![A](a.HEIC)\n") },
    found: [
      /a\.md:5:1 \| The image .* has a format that not all browsers know\. \| Save it as one of: jpg/,
    ],
  },
  {
    what: "a caption beside other text, an image that is elsewhere, a word that the glossary lacks",
    files: {
      [`${sv}/a.md`]: page(
        'Text ![A](/img/nope.png "Text") [[sittningg]]\n\n![B](ruta.png)\n\n![C](data:image/png;base64,' +
          "A".repeat(9000) +
          ")\n",
      ),
    },
    found: [
      /a\.md:5 \| The image !\[A\]\(\/img\/nope\.png "Text"\) has a caption, but shares its paragraph\./,
      /a\.md:5:6 \| The image !\[A\]\(\/img\/nope\.png\) does not exist\./,
      /a\.md:5:33 \| "\[\[sittningg\]\]" is not in _data\/glossary\.json/,
      /a\.md:7:1 \| The image !\[B\]\(ruta\.png\) does not exist\. \| Did you mean "docs\/ruta\.png"\?/,
      /a\.md:9:1 \| The image !\[C\]\(data:image\/png.{20,60}…\) is pasted into the text itself/,
    ],
  },
  {
    what: "LINK-7 services that are not there, have no number or owner, or are written again",
    files: {
      "_data/services.json": JSON.stringify({
        care: {
          title: both("Care"),
          address: { sv: "https://care.example/sv/" },
          review: "2027-01-01",
          owner: "nobody",
        },
      }),
      [`${sv}/a.md`]: page(
        "[[länk:care]] [[länk:cair]] [[telefon:care]]\n\n[Vård](https://care.example/sv)\n",
      ),
    },
    found: [
      /services\.json:1 \| No role in _data\/people\.json has the key "nobody"\./,
      /a\.md:5:14 \| "\[\[länk:cair\]\]" is not in _data\/services\.json\. \| Did you mean "care"\?/,
      /a\.md:5:28 \| "\[\[telefon:care\]\]": "care" in _data\/services\.json has no phone\./,
      /^warning .*a\.md:7:1 \| https:\/\/care\.example\/sv is written in _data\/services\.json already, as "care"/,
    ],
  },
  {
    what: "text below the front matter of the home page",
    files: { [`${sv}/index.md`]: `${changedFixture({}).texts.get(`${sv}/index.md`)}\nText.\n` },
    found: [/^warning .*index\.md:\d+ \| The text below the front matter is not shown/],
  },
])("$what", ({ files, more, found }) => {
  const lines = linesOf(files, more);
  expect(lines).toEqual(
    found.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
  );
});
