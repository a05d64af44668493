import { REFERENCES } from "../../messages/references.ts";
import { signersOf } from "../../model/committees.ts";
import { roleKeys } from "../../model/roles.ts";
import { rolesNamed } from "../../model/roles-named.ts";
import { entriesOf } from "../../model/site-data.ts";
import { schemaOf } from "../../read/data-files.ts";
import type { Path } from "../../read/files/json-file.ts";
import { textFields } from "../../read/text-fields.ts";
import { classifyLink } from "../../routes/links.ts";
import { tagAddress, tagSlug } from "../../routes/slugs.ts";
import { choices, suggestion } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import type { FieldMeta } from "../../schema/json-schema.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import { strings } from "../../schema/strings.ts";
import { pageAt } from "../addresses.ts";
import { type DocsVersion, menuItems } from "../docs.ts";
import { hasFolder, holdsDocs } from "./menus.ts";
import type { LinkedSite } from "./rule.ts";

/** A message about a name that nothing has. */
type NameMessage = typeof REFERENCES.doc;

/** A name in one file of something that another file has. */
interface Reference {
  file: string;
  path: Path;
  name: string | null | undefined;
  /** All names that exist; undefined while their file has a mistake. */
  names: readonly string[] | undefined;
  message: NameMessage;
  severity?: Finding["severity"];
}

/** What names authors, roles, emblems, days and docs names some that exist. */
export function* references(site: LinkedSite): Iterable<Finding> {
  const all = [inPosts, inDocs, inMenus, inNavbar, inData].flatMap((find) => [...find(site)]);
  for (const { file, path, name, names, message, severity } of all) {
    if (name == null || !names || names.includes(name)) continue;
    yield site.at(file, path, message({ name, fix: choices(name, names) }), severity);
  }
}

const keysOf = (value: object | undefined) => value && Object.keys(value);

function* inPosts({ pages, data }: LinkedSite): Iterable<Reference> {
  const tags = data.newsTags ?? [];
  const { newsAuthors, chapterMap } = data;
  const signers = chapterMap && signersOf(chapterMap);
  const known = newsAuthors && signers && [...Object.keys(newsAuthors), ...signers.keys()];
  for (const { file, fields } of pages) {
    for (const [index, name] of (fields.authors ?? []).entries()) {
      yield { file, path: ["authors", index], name, names: known, message: REFERENCES.author };
    }
    for (const [index, name] of (fields.tags ?? []).entries()) {
      const known = tags.map(({ key }) => key);
      if (known.some((key) => tagAddress(key, tags) === tagSlug(name))) continue;
      const path = ["tags", index];
      yield { file, path, name, names: known, message: REFERENCES.tag, severity: "warning" };
    }
  }
}

/** Menus and neighbours that docs name. */
function* inDocs({ pages, docs }: LinkedSite): Iterable<Reference> {
  for (const { file, id, version, fields } of pages) {
    const own = docs.find(({ name }) => name === version);
    if (!own) continue;
    for (const field of ["displayed_sidebar", "pagination_prev", "pagination_next"] as const) {
      if (fields[field] == null) continue;
      const known = field === "displayed_sidebar" ? [...own.menus.keys()] : idsOf(own);
      const message: NameMessage = (named) =>
        REFERENCES.fieldOfDoc({ ...named, field, id: id ?? "" });
      yield { file, path: [field], name: fields[field], names: known, message };
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
      return { file, path, name, names: idsOf(version), message: REFERENCES.doc };
    };
    for (const [menu, { items, categories }] of menus) {
      for (const { item, path } of menuItems(items, [menu, "items"])) {
        if (item.type === "doc" || item.type === "ref") yield reference(path, item.id);
        else if (item.type === "category" && item.link?.type === "doc")
          yield reference(path, item.link.id);
      }
      for (const [folder, { link }] of Object.entries(categories)) {
        if (link?.type === "doc" && hasFolder(version, folder))
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
    const shown = { item: JSON.stringify(item) };
    if (item.type === "doc") {
      const message: NameMessage = (named) => REFERENCES.navbarDoc({ ...named, ...shown });
      yield { ...place, name: item.docId, names: idsOf(latest), message };
    } else if (item.type === "docSidebar") {
      const message: NameMessage = (named) => REFERENCES.navbarMenu({ ...named, ...shown });
      yield { ...place, name: item.sidebarId, names: [...latest.menus.keys()], message };
    } else if (item.type === "docsVersionDropdown") {
      const { versions = {} } = item;
      for (const name of Array.isArray(versions) ? versions : Object.keys(versions)) {
        const known = docs.map((version) => version.name);
        yield { ...place, name, names: known, message: REFERENCES.navbarVersion };
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

/** The page that a data file names shows what is in the file. */
export function* shownThere(site: LinkedSite): Iterable<Finding> {
  for (const [file, value] of site.values) {
    const [, name = ""] = /^_data\/([\w-]+)\.json$/.exec(file) ?? [];
    const { to } = value as { to?: string };
    const page = to && site.blocks.has(name) && pageAt(to, site.addresses.pages)?.page;
    // What a page that cannot be read shows is not known.
    if (!page || page.body === null || new RegExp(`^:::+ *${name}\\b`, "m").test(page.body))
      continue;
    const mistake = REFERENCES.notShownThere({ to, block: name, file: page.file });
    yield site.at(file, ["to"], mistake, "warning");
  }
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
    const mistake = REFERENCES.emptyMenu({ menu: item.sidebarId });
    yield at("_data/sidebars.json", [item.sidebarId], mistake);
  }
}

/** What fields of data files refer to. */
const NAMED: {
  [Kind in NonNullable<FieldMeta["reference"]>]?: Pick<Reference, "message" | "severity"> & {
    known(site: LinkedSite): readonly string[] | undefined;
  };
} = {
  emblem: { known: ({ emblems }) => emblems, message: REFERENCES.emblem },
  body: { known: ({ data }) => keysOf(data.people), message: REFERENCES.people },
  committee: {
    known: ({ data }) =>
      data.chapterMap && strings(data.chapterMap, "to").map(({ value }) => value),
    message: REFERENCES.committee,
    severity: "warning",
  },
  role: { known: ({ data }) => data.people && roleKeys(data.people), message: REFERENCES.role },
  service: {
    known: ({ data: { services } }) => keysOf(services === null ? {} : services),
    message: REFERENCES.service,
  },
  keyDate: {
    known: ({ data }) => keysOf(entriesOf("keyDates", data)),
    message: REFERENCES.keyDate,
  },
};

function* inData(site: LinkedSite): Iterable<Reference> {
  for (const [file, content] of site.values) {
    if (!file.startsWith("_data/")) continue;
    for (const { value: name, path, meta } of textFields(schemaOf(file), content)) {
      const named = meta.reference && NAMED[meta.reference];
      if (named) yield { ...named, file, path, name, names: named.known(site) };
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
    const mistake =
      meant.length > 1
        ? REFERENCES.severalOwners({ owner, count: meant.length, roles: meant.join(", ") })
        : REFERENCES.noOwner({ name: owner, fix: suggestion(owner, titles) });
    yield at(file, ["owner"], mistake);
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
      const file = fileOf(sv === undefined ? "sv" : "en");
      yield at(file, [], REFERENCES.missingLabel({ key, other: sv ?? en ?? "" }));
    } else if (placeholders(sv) !== placeholders(en)) {
      const texts = { key, own: placeholders(en), other: placeholders(sv), file: fileOf("sv") };
      yield at(fileOf("en"), [key], REFERENCES.otherPlaceholders(texts));
    }
  }
}

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(", ") || null;
