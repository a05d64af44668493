import { tagSlug } from "../../model/routes/slugs.ts";
import { choices, suggestion } from "../../schema/describe-issue.ts";
import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import type { Path } from "../files/json-file.ts";
import type { Finding } from "../finding.ts";
import { bodiesOf } from "./chapter-map.ts";
import type { DocsVersion } from "./docs-menus.ts";
import { asWarnings, type LinkedSite, type Rule } from "./rule.ts";
import { tagOf } from "./tags.ts";

type At = LinkedSite["at"];

/** Authors and tags of posts are in their data files. */
export const authorsAndTags: Rule = ({ pages, data, at }) =>
  pages.flatMap(({ file, fields }) => {
    const { authors, tags } = data;
    const unknownAuthors = (fields.authors ?? []).flatMap((key, index) =>
      !authors || Object.hasOwn(authors, key)
        ? []
        : [
            at(
              file,
              ["authors", index],
              `The author "${key}" is not in _data/authors.json.`,
              choices(key, Object.keys(authors)),
            ),
          ],
    );
    const unknownTags = (fields.tags ?? []).flatMap((name, index) =>
      !tags || tagOf(name, tags).isKnown
        ? []
        : [
            at(
              file,
              ["tags", index],
              `The tag "${name}" is not in _data/tags.json.`,
              suggestion(name, Object.keys(tags)),
            ),
          ],
    );
    return [...unknownAuthors, ...asWarnings(unknownTags)];
  });

/** No two tags have one address (BLOG-11). */
export const tagAddresses: Rule = ({ data, at }) => {
  const bySlug = new Map<string, string>();
  return Object.entries(data.tags ?? {}).flatMap(([key, { permalink }]) => {
    const slug = permalink?.slice(1) ?? tagSlug(key);
    const other = bySlug.get(slug);
    bySlug.set(slug, key);
    return other === undefined
      ? []
      : [
          at(
            "_data/tags.json",
            [key],
            `The tags "${other}" and "${key}" have the same address /blog/tags/${slug}.`,
            'Remove one of them, or give one its own "permalink".',
          ),
        ];
  });
};

/** The arch that emblems hang in; it is no emblem itself. */
const ARCH = "arch";

/** What the file of all emblems cannot contain, or what the policy of the site blocks. */
const REFUSED = /<(script|style|image|text|foreignObject)\b|\s(style|id|class|href|on[a-z]+)\s*=/i;

/** Drawings of emblems fit into the one file that pages take them from. */
export const emblemDrawings: Rule = ({ input }) =>
  [...input.texts.keys(), ...input.others].flatMap((file) => {
    const [, fileName = "", ending = ""] = /^src\/assets\/emblems\/(.+)\.(\w+)$/.exec(file) ?? [];
    if (!fileName) return [];
    const mistake = drawingMistake(fileName, ending, input.texts.get(file));
    return mistake ? [{ severity: "error", file, line: null, ...mistake }] : [];
  });

function drawingMistake(name: string, ending: string, text: string | undefined) {
  if (ending !== "svg" || text === undefined)
    return { problem: "An emblem is an SVG drawing.", fix: "Draw it as SVG, or remove the file." };
  if (!/^[a-z0-9-]+$/.test(name)) {
    return {
      problem: "The name of an emblem has only small letters, digits and hyphens.",
      fix: "Rename it, for example to  porter-glass.svg",
    };
  }
  const drawing = text.replaceAll(/<!--.*?-->/gs, "");
  const size = name === ARCH ? "0 0 280 240" : "0 0 64 64";
  const [, start = "", inside = ""] = /^\s*(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (!start.includes(`viewBox="${size}"`)) {
    return {
      problem: `The drawing is not ${size.split(" ").slice(2).join(" × ")} large.`,
      fix: `Let the file begin with  <svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">`,
    };
  }
  const refused = REFUSED.exec(inside)?.[0].trim();
  return refused === undefined
    ? null
    : {
        problem: `The drawing contains "${refused}", which does not work in the file of all emblems.`,
        fix: 'Draw with paths, circles and rectangles; colours are attributes:  fill="var(--ill-paper,#fffdfa)"',
      };
}

/** Emblems that data names are drawn, and a body's roles are in `_data/people.json`. */
export const emblems: Rule = ({ data, emblems: drawn, at }) => {
  const drawing = (file: string, path: Path, name: string | undefined): Finding[] =>
    name === undefined || drawn.includes(name)
      ? []
      : [
          at(
            file,
            [...path, "emblem"],
            `There is no emblem "${name}" in src/assets/emblems.`,
            suggestion(name, drawn),
          ),
        ];
  const { people, authors, academicYear, chapterMap } = data;
  const map = "_data/chapter-map.json";
  return [
    ...(academicYear?.events ?? []).flatMap(({ emblem }, index) =>
      drawing("_data/academic-year.json", ["events", index], emblem),
    ),
    ...(chapterMap ? bodiesOf(chapterMap) : []).flatMap(({ node, path }) => [
      ...drawing(map, path, node.emblem),
      ...(node.people === undefined || !people || Object.hasOwn(people, node.people)
        ? []
        : [
            at(
              map,
              [...path, "people"],
              `There is no "${node.people}" in _data/people.json.`,
              suggestion(node.people, Object.keys(people)),
            ),
          ]),
    ]),
    ...Object.entries(authors ?? {}).flatMap(([key, { emblem }]) =>
      drawing("_data/authors.json", [key], emblem),
    ),
    ...Object.entries(people ?? {}).flatMap(([body, { roles }]) =>
      roles.flatMap(({ emblem }, index) =>
        drawing("_data/people.json", [body, "roles", index], emblem),
      ),
    ),
  ];
};

/** The owner of a text is one role of `_data/people.json`; archived years keep theirs. */
export const owners: Rule = ({ pages, data, versions, at }) => {
  const { people } = data;
  if (!people) return [];
  const roles = Object.values(people).flatMap((body) => body.roles);
  return pages.flatMap(({ file, fields: { owner }, version, locale }) => {
    if (owner === undefined || (version !== null && version !== versions.last)) return [];
    const meant = new Set(
      roles
        .filter(({ title, email }) => [email, title.sv, title.en].includes(owner))
        .map(({ email }) => email),
    );
    if (meant.size === 1) return [];
    return meant.size > 1
      ? [
          at(
            file,
            ["owner"],
            `The owner "${owner}" is the title of ${meant.size} roles.`,
            `Write the address of the one: ${[...meant].join(", ")}`,
          ),
        ]
      : [
          at(
            file,
            ["owner"],
            `The owner "${owner}" is not a role in _data/people.json.`,
            suggestion(owner, [...new Set(roles.map(({ title }) => title[locale]))]),
          ),
        ];
  });
};

/** Organisers of events are bodies of the chapter map. */
export const organisers: Rule = ({ data, at }) => {
  if (!data.chapterMap) return [];
  const known = bodiesOf(data.chapterMap).flatMap(({ node }) => node.to ?? []);
  const found = (data.events?.events ?? []).flatMap(({ committee }, index) =>
    committee === undefined || known.includes(committee)
      ? []
      : [
          at(
            "_data/events.json",
            ["events", index, "committee"],
            `No body of the chapter map has the page "${committee}".`,
            suggestion(committee, known),
          ),
        ],
  );
  return asWarnings(found);
};

/** Addresses of tasks belong to roles of `_data/people.json`. */
export const taskContacts: Rule = ({ data, at }) => {
  if (!data.people) return [];
  const known = Object.values(data.people).flatMap(({ roles }) => roles.map(({ email }) => email));
  const found = Object.entries(data.tasks ?? {}).flatMap(([group, { tasks }]) =>
    tasks.flatMap(({ email }, index) =>
      email === undefined || known.includes(email)
        ? []
        : [
            at(
              "_data/tasks.json",
              [group, "tasks", index, "email"],
              `No role in _data/people.json has the address "${email}".`,
              suggestion(email, known),
            ),
          ],
    ),
  );
  return asWarnings(found);
};

/** Days of checklists are in `_data/key-dates.json`. */
export const checklistDates: Rule = ({ data, at }) => {
  const { keyDates } = data;
  if (!keyDates) return [];
  return Object.entries(data.checklists ?? {}).flatMap(([name, { steps }]) =>
    steps.flatMap(({ keyDate }, index) =>
      keyDate === undefined || Object.hasOwn(keyDates, keyDate)
        ? []
        : [
            at(
              "_data/checklists.json",
              [name, "steps", index, "keyDate"],
              `There is no key date "${keyDate}".`,
              choices(keyDate, Object.keys(keyDates)),
            ),
          ],
    ),
  );
};

/** Courses of a study plan that a text shows have an area of its chart. */
export const studyPlans: Rule = ({ data, pages, at }) => {
  const shown = new Set(
    pages.flatMap(({ body }) =>
      [...(body ?? "").matchAll(/^:::+[ \t]*study-plan[ \t]+(\S+)/gm)].map(
        ([, name]) => name ?? "",
      ),
    ),
  );
  return [...shown].flatMap((chart) => {
    const known = data.charts?.[chart]?.slices.flatMap(({ area }) => area ?? []);
    if (!known) return [];
    return Object.entries(data.courses ?? {}).flatMap(([name, { plan, courses }]) =>
      courses.flatMap(({ area }, index) =>
        !plan || (area !== undefined && known.includes(area))
          ? []
          : [
              at(
                "_data/courses.json",
                [name, "courses", index, ...(area === undefined ? [] : ["area"])],
                area === undefined
                  ? 'A course of the study plan has no "area", so it has no colour.'
                  : `The area "${area}" is not in the chart of the study plan.`,
                area === undefined ? `Known: ${known.join(", ")}` : suggestion(area, known),
              ),
            ],
      ),
    );
  });
};

/** Menus and neighbours that docs name exist. */
export const docFields: Rule = ({ pages, docs, at }) =>
  pages.flatMap(({ file, id, version, fields }) => {
    const own = docs.find(({ name }) => name === version);
    if (!own) return [];
    const { displayed_sidebar: menu } = fields;
    const isKnown = (wanted: string) => own.docs.has(wanted) || own.waiting.has(wanted);
    return [
      ...(menu == null || own.menus.has(menu)
        ? []
        : [
            at(
              file,
              ["displayed_sidebar"],
              `"displayed_sidebar" of the doc "${id}" is "${menu}", which does not exist.`,
              choices(menu, [...own.menus.keys()]),
            ),
          ]),
      ...(["pagination_prev", "pagination_next"] as const).flatMap((name) => {
        const wanted = fields[name];
        return wanted == null || isKnown(wanted)
          ? []
          : [
              at(
                file,
                [name],
                `"${name}" of the doc "${id}" names the doc "${wanted}", which does not exist.`,
                choices(wanted, [...own.docs.keys()]),
              ),
            ];
      }),
    ];
  });

type Item = NavbarItemData | NavbarLeafData;

/** Docs, menus and versions that the navbar names exist (NAV-7, NAV-8, VER-3). */
export const navbarDocs: Rule = ({ data, docs, at }) => {
  const latest = docs.find(({ isLast }) => isLast);
  if (!latest || !data.navbar || !data.sidebars) return [];
  return itemsOf(data.navbar.items, ["items"]).flatMap(({ item, path }) =>
    navbarFinding(item, path, latest, docs, at),
  );
};

/** Every item with its place, those in menus too. */
function itemsOf(items: readonly Item[], path: Path): { item: Item; path: Path }[] {
  return items.flatMap((item, index) => {
    const own = [...path, index];
    const lists = ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const;
    const inside = lists.flatMap((list) => {
      const children = (item as Partial<Record<typeof list, NavbarLeafData[]>>)[list];
      return itemsOf(children ?? [], [...own, list]);
    });
    return [{ item, path: own }, ...inside];
  });
}

function navbarFinding(
  item: Item,
  path: Path,
  latest: DocsVersion,
  docs: readonly DocsVersion[],
  at: At,
): Finding[] {
  const file = "_data/navbar.json";
  const shown = `The navbar item ${JSON.stringify(item)}`;
  switch (item.type) {
    case "doc":
      if (latest.docs.has(item.docId) || latest.waiting.has(item.docId)) return [];
      return [
        at(
          file,
          path,
          `${shown} names the doc "${item.docId}", which does not exist.`,
          choices(item.docId, [...latest.docs.keys()]),
        ),
      ];
    case "docSidebar": {
      const menu = latest.menus.get(item.sidebarId);
      if (menu?.hasLink) return [];
      return menu
        ? [
            at(
              "_data/sidebars.json",
              [item.sidebarId],
              `The sidebar "${item.sidebarId}" has nothing to link to, but the navbar links to it.`,
              "Add a doc to it, or remove the navbar item.",
            ),
          ]
        : [
            at(
              file,
              path,
              `${shown} names the sidebar "${item.sidebarId}", which does not exist.`,
              choices(item.sidebarId, [...latest.menus.keys()]),
            ),
          ];
    }
    case "docsVersionDropdown": {
      const names = docs.map(({ name }) => name);
      const wanted = Array.isArray(item.versions)
        ? item.versions
        : Object.keys(item.versions ?? {});
      return wanted
        .filter((name) => !names.includes(name))
        .map((name) =>
          at(
            file,
            path,
            `The version dropdown names "${name}", which is not a version of the docs.`,
            `Known versions: ${names.join(", ")}`,
          ),
        );
    }
    default:
      return [];
  }
}

/** Page views that are counted arrive somewhere (ANALYTICS-7). */
export const pageViews: Rule = ({ data, input: { deployment = "development" }, at }) => {
  const { enabled = false, host } = data.site?.analytics ?? {};
  const arrive = host !== undefined || deployment === "vercel" || deployment === "development";
  if (!enabled || arrive) return [];
  return asWarnings([
    at(
      "_data/site.json",
      ["analytics"],
      "Page views are counted, but go nowhere: this host does not take them.",
      'In "analytics", write "host": "https://…" with a project on Vercel that has Web Analytics, or "enabled": false.',
    ),
  ]);
};
