import { rolesNamed } from "../../collections/review/roles-named.ts";
import { tagSlug } from "../../routes/slugs.ts";
import { viewsArrive } from "../../schema/analytics.ts";
import type { TagsFile } from "../../schema/blog.ts";
import type { DataFileName } from "../../schema/data-files.ts";
import { choices, suggestion } from "../../schema/describe-issue.ts";
import type { Locale } from "../../schema/localized.ts";
import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import { menuItems } from "../docs.ts";
import type { Path } from "../files/json-file.ts";
import { leadsSomewhere } from "./docs-menus.ts";
import { asWarnings, type LinkedSite, type Rule } from "./rule.ts";
import { strings } from "./written-texts.ts";

/** A name in one file of something that another file has. */
interface Reference {
  file: string;
  path: Path;
  name: string | null | undefined;
  /** All names that exist; undefined while their file has a mistake. */
  known: readonly string[] | undefined;
  problem: string;
  /** Names that are right, too, but not to be suggested. */
  alsoKnown?: ReadonlySet<string>;
  isWarning?: boolean;
}

/** What names authors, roles, emblems, days and docs names some that exist. */
export const references: Rule = (site) =>
  [inPosts, inDocs, inMenus, inNavbar, inData]
    .flatMap((find) => find(site))
    .flatMap(({ file, path, name, known, problem, alsoKnown, isWarning = false }) => {
      if (name == null || !known || known.includes(name) || alsoKnown?.has(name)) return [];
      const finding = site.at(file, path, problem, choices(name, known));
      return isWarning ? asWarnings([finding]) : [finding];
    });

const keysOf = (value: object | undefined) => value && Object.keys(value);

function inPosts({
  pages,
  data: { newsAuthors: authors, newsTags: tags = {} },
}: LinkedSite): Reference[] {
  return pages.flatMap(({ file, fields }) => [
    ...(fields.authors ?? []).map((name, index) => ({
      file,
      path: ["authors", index],
      name,
      known: keysOf(authors),
      problem: `The author "${name}" is not in _data/news-authors.json.`,
    })),
    ...(fields.tags ?? []).map((name, index) => ({
      file,
      path: ["tags", index],
      name: isKnownTag(name, tags) ? undefined : name,
      known: keysOf(tags),
      problem: `The tag "${name}" is not in _data/news-tags.json.`,
      isWarning: true,
    })),
  ]);
}

/** Menus and neighbours that docs name. */
function inDocs({ pages, docs }: LinkedSite): Reference[] {
  return pages.flatMap(({ file, id, version, fields }) => {
    const own = docs.find(({ name }) => name === version);
    if (!own) return [];
    const menu = fields.displayed_sidebar;
    return [
      {
        file,
        path: ["displayed_sidebar"],
        name: menu,
        known: [...own.menus.keys()],
        problem: `"displayed_sidebar" of the doc "${id}" is "${menu}", which does not exist.`,
      },
      ...(["pagination_prev", "pagination_next"] as const).map((field) => ({
        file,
        path: [field],
        name: fields[field],
        known: [...own.docs.keys()],
        alsoKnown: own.waiting,
        problem: `"${field}" of the doc "${id}" names the doc "${fields[field]}", which does not exist.`,
      })),
    ];
  });
}

/** Docs that the menus of the docs name (SIDE-1). */
function inMenus({ docs: versions }: LinkedSite): Reference[] {
  // Of versions that share a menu the latest is reported last, and so counts.
  return versions.toReversed().flatMap(({ all, docs, waiting, file, menus }) => {
    // A version without docs is reported as such.
    if (all.length === 0) return [];
    const reference = (path: Path, name: string): Reference => ({
      file,
      path,
      name,
      known: [...docs.keys()],
      alsoKnown: waiting,
      problem: `There is no doc "${name}".`,
    });
    const isFolder = (name: string) => [...docs.keys()].some((id) => id.startsWith(`${name}/`));
    return [...menus].flatMap(([menu, { items, categories }]) => [
      ...menuItems(items, [menu, "items"]).flatMap(({ item, path }) => {
        if (item.type === "doc" || item.type === "ref") return reference(path, item.id);
        return item.type === "category" && item.link?.type === "doc"
          ? reference(path, item.link.id)
          : [];
      }),
      ...Object.entries(categories).flatMap(([folder, { link }]) =>
        link?.type === "doc" && isFolder(folder)
          ? reference([menu, "categories", folder], link.id)
          : [],
      ),
    ]);
  });
}

/** Docs, menus and versions that the navbar names (NAV-7, NAV-8, VER-3). */
function inNavbar({ data, docs }: LinkedSite): Reference[] {
  const latest = docs.find(({ isLast }) => isLast);
  if (!latest || !data.sidebars) return [];
  return navbarItems(data.navbar?.items ?? [], ["items"]).flatMap(({ item, path }): Reference[] => {
    const place = { file: "_data/navbar.json", path };
    const shown = `The navbar item ${JSON.stringify(item)} names`;
    switch (item.type) {
      case "doc":
        return [
          {
            ...place,
            name: item.docId,
            known: [...latest.docs.keys()],
            alsoKnown: latest.waiting,
            problem: `${shown} the doc "${item.docId}", which does not exist.`,
          },
        ];
      case "docSidebar":
        return [
          {
            ...place,
            name: item.sidebarId,
            known: [...latest.menus.keys()],
            problem: `${shown} the sidebar "${item.sidebarId}", which does not exist.`,
          },
        ];
      case "docsVersionDropdown":
        return (
          Array.isArray(item.versions) ? item.versions : Object.keys(item.versions ?? {})
        ).map((name) => ({
          ...place,
          name,
          known: docs.map((version) => version.name),
          problem: `The version dropdown names "${name}", which is not a version of the docs.`,
        }));
      default:
        return [];
    }
  });
}

type Item = NavbarItemData | NavbarLeafData;

/** Every item with its place, those in menus too. */
function navbarItems(items: readonly Item[], path: Path): { item: Item; path: Path }[] {
  return items.flatMap((item, index) => {
    const own = [...path, index];
    const lists = ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const;
    const inside = lists.flatMap((list) => {
      const children = (item as Partial<Record<typeof list, NavbarLeafData[]>>)[list];
      return navbarItems(children ?? [], [...own, list]);
    });
    return [{ item, path: own }, ...inside];
  });
}

/** Menus that the navbar links to have something to link to. */
export const linkedMenus: Rule = ({ data, docs, at }) => {
  const latest = docs.find(({ isLast }) => isLast);
  return navbarItems(data.navbar?.items ?? [], ["items"]).flatMap(({ item }) => {
    const menu = item.type === "docSidebar" && latest?.menus.get(item.sidebarId);
    if (!latest || !menu || leadsSomewhere(menu, latest, data.site?.url)) return [];
    return [
      at(
        "_data/sidebars.json",
        [item.sidebarId],
        `The sidebar "${item.sidebarId}" has nothing to link to, but the navbar links to it.`,
        "Add a doc to it, or remove the navbar item.",
      ),
    ];
  });
};

/** Fields of data files whose value is the name of something. */
const NAMES: readonly {
  field: string;
  /** The only data file in which it is one; all where it is not named. */
  file?: DataFileName;
  known(site: LinkedSite): readonly string[] | undefined;
  problem(name: string): string;
  isWarning?: true;
}[] = [
  {
    field: "emblem",
    known: ({ emblems }) => emblems,
    problem: (name) => `There is no emblem "${name}" in src/theme/emblems.`,
  },
  {
    field: "people",
    file: "chapter-map",
    known: ({ data }) => keysOf(data.people),
    problem: (name) => `There is no "${name}" in _data/people.json.`,
  },
  {
    field: "committee",
    file: "events",
    known: ({ data }) =>
      data.chapterMap && strings(data.chapterMap, "to").map(({ value }) => value),
    problem: (name) => `No body of the chapter map has the page "${name}".`,
    isWarning: true,
  },
  {
    field: "email",
    file: "tasks",
    known: ({ data }) => data.people && strings(data.people, "email").map(({ value }) => value),
    problem: (name) => `No role in _data/people.json has the address "${name}".`,
    isWarning: true,
  },
  {
    field: "keyDate",
    file: "checklists",
    known: ({ data }) => keysOf(data.keyDates),
    problem: (name) => `There is no key date "${name}".`,
  },
];

function inData(site: LinkedSite): Reference[] {
  return [...site.values].flatMap(([file, content]) =>
    NAMES.filter(({ file: only }) =>
      only ? file === `_data/${only}.json` : file.startsWith("_data/"),
    ).flatMap(({ field, known, problem, isWarning = false }) =>
      strings(content, field).map(({ value: name, path }) => ({
        file,
        path,
        name,
        known: known(site),
        problem: problem(name),
        isWarning,
      })),
    ),
  );
}

const slugOf = (key: string, tags: TagsFile) => tags[key]?.permalink?.slice(1) ?? tagSlug(key);

function isKnownTag(name: string, tags: TagsFile): boolean {
  return (
    Object.hasOwn(tags, name) ||
    Object.keys(tags).some((key) => slugOf(key, tags) === tagSlug(name))
  );
}

/** No two tags have one address (BLOG-11). */
export const tagAddresses: Rule = ({ data, at }) => {
  const bySlug = new Map<string, string>();
  const tags = data.newsTags ?? {};
  return Object.keys(tags).flatMap((key) => {
    const slug = slugOf(key, tags);
    const other = bySlug.get(slug);
    bySlug.set(slug, key);
    return other === undefined
      ? []
      : [
          at(
            "_data/news-tags.json",
            [key],
            `The tags "${other}" and "${key}" have the same address /blog/tags/${slug}.`,
            'Remove one of them, or give one its own "permalink".',
          ),
        ];
  });
};

/** The owner of a text is one role of `_data/people.json`; archived years keep theirs. */
export const owners: Rule = ({ pages, data, versions, at }) => {
  const { people } = data;
  if (!people) return [];
  const titles = (locale: Locale) => [
    ...new Set(
      Object.values(people).flatMap(({ roles }) => roles.map(({ title }) => title[locale])),
    ),
  ];
  return pages.flatMap(({ file, fields: { owner }, version, locale }) => {
    if (owner === undefined || (version !== null && version !== versions.last)) return [];
    const meant = rolesNamed(owner, people).map(({ email }) => email);
    if (meant.length === 1) return [];
    return meant.length > 1
      ? [
          at(
            file,
            ["owner"],
            `The owner "${owner}" is the title of ${meant.length} roles.`,
            `Write the address of the one: ${meant.join(", ")}`,
          ),
        ]
      : [
          at(
            file,
            ["owner"],
            `The owner "${owner}" is not a role in _data/people.json.`,
            suggestion(owner, titles(locale)),
          ),
        ];
  });
};

/** Where page views do not arrive, they are not counted (ANALYTICS-7). */
export const pageViews: Rule = ({ data, input: { deployment = "development" }, at }) => {
  const { enabled = false, host } = data.site?.analytics ?? {};
  if (!enabled || deployment === "development" || viewsArrive(host, deployment)) return [];
  return asWarnings([
    at(
      "_data/site.json",
      ["analytics"],
      "Page views are not counted: this host does not take them.",
      'In "analytics", write "host": "https://…" with a project on Vercel that has Web Analytics, or "enabled": false.',
    ),
  ]);
};

/** Both languages have the same labels, with the same placeholders (CONF-14). */
export const labels: Rule = ({ data, at }) => {
  if (!data.labels) return [];
  const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = data.labels;
  const fileOf = (locale: Locale) => `_data/labels/${locale}.json`;
  const missing = (from: Locale, to: Locale) =>
    Object.entries(texts[from])
      .filter(([key]) => !Object.hasOwn(texts[to], key))
      .map(([key, text]) =>
        at(
          fileOf(to),
          [],
          `"${key}" is missing.`,
          `Translate it; ${fileOf(from)} has "${text}". If it is misspelt there, correct it there.`,
        ),
      );
  const otherPlaceholders = Object.entries(texts.sv).flatMap(([key, text]) => {
    const [wanted, found] = [text, texts.en[key] ?? text].map(placeholders);
    return wanted === found
      ? []
      : [
          at(
            fileOf("en"),
            [key],
            `"${key}" has ${found || "no placeholder"}, but ${wanted || "none"} in ${fileOf("sv")}.`,
            "Write the same placeholders in both languages.",
          ),
        ];
  });
  return [...missing("sv", "en"), ...missing("en", "sv"), ...otherPlaceholders];
};

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(", ");
