import { rolesNamed } from "../../collections/review/roles-named.ts";
import { roleKeys } from "../../collections/roles.ts";
import { classifyLink } from "../../routes/links.ts";
import { tagAddress, tagSlug } from "../../routes/slugs.ts";
import type { DataFileName } from "../../schema/data-files.ts";
import { choices, suggestion } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import { strings } from "../../schema/strings.ts";
import { type DocsVersion, menuItems } from "../docs.ts";
import type { Path } from "../files/json-file.ts";
import { holdsDocs } from "./docs-menus.ts";
import type { LinkedSite } from "./rule.ts";

/** A name in one file of something that another file has. */
interface Reference {
  file: string;
  path: Path;
  name: string | null | undefined;
  /** All names that exist; undefined while their file has a mistake. */
  known: readonly string[] | undefined;
  problem: string;
  severity?: Finding["severity"];
}

/** What names authors, roles, emblems, days and docs names some that exist. */
export function* references(site: LinkedSite): Iterable<Finding> {
  const all = [inPosts, inDocs, inMenus, inNavbar, inData].flatMap((find) => [...find(site)]);
  for (const { file, path, name, known, problem, severity } of all) {
    if (name == null || !known || known.includes(name)) continue;
    yield site.at(file, path, problem, choices(name, known), severity);
  }
}

const keysOf = (value: object | undefined) => value && Object.keys(value);

function* inPosts({ pages, data }: LinkedSite): Iterable<Reference> {
  const tags = data.newsTags ?? {};
  for (const { file, fields } of pages) {
    for (const [index, name] of (fields.authors ?? []).entries()) {
      const problem = `The author "${name}" is not in _data/news-authors.json.`;
      yield { file, path: ["authors", index], name, known: keysOf(data.newsAuthors), problem };
    }
    for (const [index, name] of (fields.tags ?? []).entries()) {
      const known = Object.keys(tags);
      if (known.some((key) => tagAddress(key, tags) === tagSlug(name))) continue;
      const problem = `The tag "${name}" is not in _data/news-tags.json.`;
      yield { file, path: ["tags", index], name, known, problem, severity: "warning" };
    }
  }
}

/** Menus and neighbours that docs name. */
function* inDocs({ pages, docs }: LinkedSite): Iterable<Reference> {
  for (const { file, id, version, fields } of pages) {
    const own = docs.find(({ name }) => name === version);
    if (!own) continue;
    const menu = fields.displayed_sidebar;
    yield {
      file,
      path: ["displayed_sidebar"],
      name: menu,
      known: [...own.menus.keys()],
      problem: `"displayed_sidebar" of the doc "${id}" is "${menu}", which does not exist.`,
    };
    for (const field of ["pagination_prev", "pagination_next"] as const) {
      const problem = `"${field}" of the doc "${id}" names the doc "${fields[field]}", which does not exist.`;
      yield { file, path: [field], name: fields[field], known: idsOf(own), problem };
    }
  }
}

/** Those that can be named: what is not published yet is left out there (NAV-7). */
const idsOf = ({ all }: DocsVersion) => [...new Set(all.map(({ id }) => id ?? ""))];

/** Docs that the menus of the docs name (SIDE-1). */
function* inMenus({ docs: versions }: LinkedSite): Iterable<Reference> {
  // Of versions that share a menu the latest is reported last, and so counts.
  for (const version of versions.toReversed()) {
    const { all, file, menus } = version;
    // A version without docs is reported as such.
    if (all.length === 0) continue;
    const reference = (path: Path, name: string): Reference => {
      return { file, path, name, known: idsOf(version), problem: `There is no doc "${name}".` };
    };
    for (const [menu, { items, categories }] of menus) {
      for (const { item, path } of menuItems(items, [menu, "items"])) {
        if (item.type === "doc" || item.type === "ref") yield reference(path, item.id);
        else if (item.type === "category" && item.link?.type === "doc")
          yield reference(path, item.link.id);
      }
      for (const [folder, { link }] of Object.entries(categories)) {
        const isFolder = all.some(({ id }) => id?.startsWith(`${folder}/`));
        if (isFolder && link?.type === "doc")
          yield reference([menu, "categories", folder], link.id);
      }
    }
  }
}

/** Docs, menus and versions that the navbar names (NAV-7, NAV-8, VER-3). */
function* inNavbar({ data, docs }: LinkedSite): Iterable<Reference> {
  const latest = docs.find(({ isLast }) => isLast);
  if (!latest || !data.sidebars) return;
  for (const { item, path } of navbarItems(data.navbar?.items ?? [], ["items"])) {
    const place = { file: "_data/navbar.json", path };
    const shown = `The navbar item ${JSON.stringify(item)} names`;
    if (item.type === "doc") {
      const problem = `${shown} the doc "${item.docId}", which does not exist.`;
      yield { ...place, name: item.docId, known: idsOf(latest), problem };
    } else if (item.type === "docSidebar") {
      const problem = `${shown} the sidebar "${item.sidebarId}", which does not exist.`;
      yield { ...place, name: item.sidebarId, known: [...latest.menus.keys()], problem };
    } else if (item.type === "docsVersionDropdown") {
      const { versions = {} } = item;
      for (const name of Array.isArray(versions) ? versions : Object.keys(versions)) {
        const problem = `The version dropdown names "${name}", which is not a version of the docs.`;
        yield { ...place, name, known: docs.map((version) => version.name), problem };
      }
    }
  }
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
export function* linkedMenus({ data, docs, origin, at }: LinkedSite): Iterable<Finding> {
  const latest = docs.find(({ isLast }) => isLast);
  for (const { item } of navbarItems(data.navbar?.items ?? [], ["items"])) {
    const menu = item.type === "docSidebar" && latest?.menus.get(item.sidebarId);
    if (!latest || !menu) continue;
    const leadsSomewhere = menuItems(menu.items, []).some(({ item }) => {
      if (item.type === "link") return classifyLink(item.href, origin) !== "external";
      return item.type !== "html" && holdsDocs(item, latest);
    });
    if (leadsSomewhere) continue;
    yield at(
      "_data/sidebars.json",
      [item.sidebarId],
      `The sidebar "${item.sidebarId}" has nothing to link to, but the navbar links to it.`,
      "Add a doc to it, or remove the navbar item.",
    );
  }
}

/** Fields of data files whose value is the name of something. */
const NAMES: readonly {
  field: string;
  /** The only data file in which it is one; all where it is not named. */
  file?: DataFileName;
  known(site: LinkedSite): readonly string[] | undefined;
  problem(name: string): string;
  severity?: "warning";
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
    severity: "warning",
  },
  {
    field: "role",
    file: "tasks",
    known: ({ data }) => data.people && roleKeys(data.people),
    problem: (name) => `No role in _data/people.json has the key "${name}".`,
  },
  {
    field: "service",
    known: ({ data: { services } }) => keysOf(services === null ? {} : services),
    problem: (name) => `There is no service "${name}" in _data/services.json.`,
  },
  {
    field: "keyDate",
    file: "checklists",
    known: ({ data }) => keysOf(data.keyDates),
    problem: (name) => `There is no key date "${name}".`,
  },
];

function* inData(site: LinkedSite): Iterable<Reference> {
  for (const [file, content] of site.values) {
    for (const { field, file: only, known, problem, ...more } of NAMES) {
      if (only ? file !== `_data/${only}.json` : !file.startsWith("_data/")) continue;
      for (const { value: name, path } of strings(content, field))
        yield { file, path, name, known: known(site), problem: problem(name), ...more };
    }
  }
}

/** The owner of a text is one role of `_data/people.json`; archived years keep theirs. */
export function* owners({ pages, data: { people }, versions, at }: LinkedSite): Iterable<Finding> {
  if (!people) return;
  const roles = Object.values(people).flatMap((body) => body.roles);
  for (const { file, fields, version, locale } of pages) {
    const { owner } = fields;
    if (owner === undefined || (version !== null && version !== versions.last)) continue;
    const meant = rolesNamed(owner, people).map(({ key, email }) => key ?? email);
    if (meant.length === 1) continue;
    const titles = [...new Set(roles.map(({ title }) => title[locale]))];
    const [problem, fix] =
      meant.length > 1
        ? [
            `is the title of ${meant.length} roles.`,
            `Write the key or address of the one: ${meant.join(", ")}`,
          ]
        : ["is not a role in _data/people.json.", suggestion(owner, titles)];
    yield at(file, ["owner"], `The owner "${owner}" ${problem}`, fix ?? null);
  }
}

/** Both languages have the same labels, with the same placeholders (CONF-14). */
export function* labels({ data, at }: LinkedSite): Iterable<Finding> {
  if (!data.labels) return;
  const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = data.labels;
  const fileOf = (locale: Locale) => `_data/labels/${locale}.json`;
  for (const key of new Set(LOCALES.flatMap((locale) => Object.keys(texts[locale])))) {
    const [sv, en] = [texts.sv[key], texts.en[key]];
    if (sv === undefined || en === undefined) {
      const fix = `Translate it: the other language has "${sv ?? en}". If it is misspelt there, correct it there.`;
      yield at(fileOf(sv === undefined ? "sv" : "en"), [], `"${key}" is missing.`, fix);
    } else if (placeholders(sv) !== placeholders(en)) {
      const problem = `"${key}" has ${placeholders(en) || "no placeholder"}, but ${placeholders(sv) || "none"} in ${fileOf("sv")}.`;
      yield at(fileOf("en"), [key], problem, "Write the same placeholders in both languages.");
    }
  }
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(", ");
