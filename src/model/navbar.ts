import { choices } from "../schema/describe-issue.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { NAVBAR_ITEM_TYPES, type NavbarFile, type NavbarItemData } from "../schema/navbar.ts";
import { classifyLink } from "./links.ts";
import { localPath } from "./locales.ts";
import type {
  CurrentMark,
  Logo,
  Navbar,
  NavDropdown,
  NavHtml,
  NavItem,
  NavLink,
} from "./page-model.ts";
import { comparablePath, isSamePath, isWithin } from "./paths.ts";
import { firstLink } from "./sidebar.ts";
import type { LocaleContext } from "./site-data.ts";
import {
  activeVersion,
  docById,
  type Version,
  versionCandidates,
  versionTarget,
} from "./versions.ts";

const FILE = "_data/navbar.json";

/** What the navbar needs to know of the page it stands on. */
export interface NavbarPlace {
  url: string;
  /** All versions of the docs in the page's language. */
  versions: readonly Version[];
  /** Where each language link leads; always an existing page (LOC-5). */
  translations: Record<Locale, string>;
}

/** A place with where the item is written, for messages. */
interface Slot extends NavbarPlace {
  path: (string | number)[];
  /** The version that the visitor prefers; none in the page itself, which is the same for all. */
  preferred?: Version;
}

/** Type of an item; without one it is a dropdown if it has items, else a link (NAV-3). */
function typeOf(item: NavbarItemData): string {
  return item.type && item.type !== "default" ? item.type : item.items ? "dropdown" : "default";
}

/**
 * Checks the items of `_data/navbar.json`: types, fields that exclude each other, positions
 * (CONF-2, CONF-3). To be called once per build.
 */
export function checkNavbar(navbar: NavbarFile, { report }: Pick<LocaleContext, "report">): void {
  const check = (item: NavbarItemData, path: (string | number)[], inDropdown: boolean) => {
    const fail = (problem: string, fix: string | null = null) =>
      report({ file: FILE, path, problem: `${problem} ${JSON.stringify(item)}`, fix });
    const type = typeOf(item);
    if (!(NAVBAR_ITEM_TYPES as readonly string[]).includes(type)) {
      fail(`There is no navbar item type "${type}":`, choices(type, NAVBAR_ITEM_TYPES));
      return;
    }
    if (
      inDropdown &&
      ["dropdown", "docsVersionDropdown", "localeDropdown", "search"].includes(type)
    ) {
      fail(`A ${type} cannot stand inside a dropdown:`, "Move it to the bar itself.");
    }
    if (inDropdown && item.position)
      fail("An item inside a dropdown has no position:", 'Remove "position".');
    if (item.position && item.position !== "left" && item.position !== "right") {
      fail(`The position "${item.position}" does not exist:`, 'Write "left" or "right".');
    }
    const targets = [item.to, item.href].filter(Boolean).length;
    if (type === "default" ? targets !== 1 : type === "dropdown" && targets === 2) {
      fail(
        `A link has exactly one of "to" and "href", this one has ${targets === 0 ? "neither" : "both"}:`,
        'Write "to" for a page of this site, "href" for another site.',
      );
    }
    if (item.html && item.label)
      fail('"html" and "label" exclude each other:', "Remove one of them.");
    if (["default", "dropdown"].includes(type) && !item.label && !item.html) {
      fail("The item has no label:", 'Write "label": { "sv": "…", "en": "…" }.');
    }
    const needs = {
      html: "value",
      doc: "docId",
      docSidebar: "sidebarId",
      dropdown: "items",
    } as const;
    const needed = needs[type as keyof typeof needs];
    if (needed && !item[needed]) fail(`A ${type} item needs "${needed}":`);
    for (const list of ["items", "dropdownItemsBefore", "dropdownItemsAfter"] as const) {
      item[list]?.forEach((child, index) => {
        check(child, [...path, list, index], true);
      });
    }
  };
  navbar.items.forEach((item, index) => {
    check(item, ["items", index], false);
  });
}

/** The navbar of a page: items sorted to their sides, targets resolved, active ones marked. */
export function buildNavbar(context: LocaleContext, place: NavbarPlace): Navbar {
  const { navbar } = context.data;
  const sides: Record<"left" | "right", NavItem[]> = { left: [], right: [] };
  const written: NavItem[] = [];
  navbar.items.forEach((item, index) => {
    const resolved = withItem(item, index, () =>
      resolveItem(item, `menu-${index}`, context, { ...place, path: ["items", index] }),
    );
    if (!resolved) return;
    written.push(resolved);
    sides[item.position === "left" ? "left" : "right"].push(resolved);
  });
  const shown = [...sides.left, ...sides.right];
  const order = written.map((item) => shown.indexOf(item));
  const isMoved = order.some((at, index) => at !== index);
  return {
    hideOnScroll: navbar.hideOnScroll,
    brand: brand(context),
    ...sides,
    ...(isMoved ? { order } : {}),
  };
}

/** Adds the item to whatever goes wrong in it, so that it can be found in the data (NAV-4). */
function withItem<T>(item: NavbarItemData, index: number, resolve: () => T): T {
  try {
    return resolve();
  } catch (cause) {
    const shown = JSON.stringify(item, null, 2);
    throw new Error(`${FILE}: the item "items[${index}]" failed:\n${shown}`, { cause });
  }
}

function brand({ data, href, record }: LocaleContext): Navbar["brand"] {
  const { logo, title } = data.navbar;
  const alt = logo?.alt ?? (title ? "" : data.site.title);
  return {
    href: logo?.href ? href(logo.href) : record.path,
    title: title ?? null,
    logo: logo ? toLogo(logo, alt) : null,
    ...(logo?.target ? { target: logo.target } : {}),
  };
}

/** A logo with its dark variant, which defaults to the light one (NAV-10). */
export function toLogo(
  {
    src,
    srcDark,
    width,
    height,
  }: {
    src: string;
    srcDark?: string | undefined;
    width?: number | undefined;
    height?: number | undefined;
  },
  alt: string,
): Logo {
  return {
    src,
    srcDark: srcDark ?? src,
    alt,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  };
}

function resolveItem(
  item: NavbarItemData,
  id: string,
  context: LocaleContext,
  slot: Slot,
): NavItem | null {
  switch (typeOf(item)) {
    case "dropdown":
      return dropdown(item, id, context, slot);
    case "localeDropdown":
      return localeDropdown(item, id, context, slot);
    case "docsVersionDropdown":
      return versionDropdown(item, id, context, slot);
    case "search":
      return null; // The slot is empty while the site has no search (section 6, table).
    default:
      return leaf(item, context, slot);
  }
}

function leaf(item: NavbarItemData, context: LocaleContext, slot: Slot): NavLink | NavHtml | null {
  switch (typeOf(item)) {
    case "html":
      return item.value ? htmlItem(context.text(item.value), item) : null;
    case "doc":
      return versioned(docItem, item, context, slot);
    case "docSidebar":
      return versioned(docSidebarItem, item, context, slot);
    case "docsVersion":
      return versioned(docsVersionItem, item, context, slot);
    default:
      return linkItem(item, context, slot);
  }
}

/** A link into the docs with what differs for visitors who prefer a version (PREF-2). */
function versioned(
  resolve: (item: NavbarItemData, context: LocaleContext, slot: Slot) => NavLink | null,
  item: NavbarItemData,
  context: LocaleContext,
  slot: Slot,
): NavLink | null {
  const link = resolve(item, context, slot);
  if (!link || slot.versions.length < 2) return link;
  const byVersion: NonNullable<NavLink["byVersion"]> = {};
  for (const preferred of slot.versions) {
    const other = resolve(item, context, { ...slot, preferred });
    if (!other || (other.href === link.href && other.label === link.label)) continue;
    byVersion[preferred.name] = { href: other.href, label: other.label };
  }
  return Object.keys(byVersion).length > 0 ? { ...link, byVersion } : link;
}

/** The children in one of an item's lists; those that have nothing to show are left out. */
function leaves(
  item: NavbarItemData,
  list: "items" | "dropdownItemsBefore" | "dropdownItemsAfter",
  context: LocaleContext,
  slot: Slot,
): (NavLink | NavHtml)[] {
  return (item[list] ?? [])
    .map((child, index) => leaf(child, context, { ...slot, path: [...slot.path, list, index] }))
    .filter((child) => child !== null);
}

function htmlItem(html: string, { className }: NavbarItemData): NavHtml {
  return { kind: "html", html, ...(className ? { className } : {}) };
}

function linkItem(item: NavbarItemData, context: LocaleContext, { url }: NavbarPlace): NavLink {
  const { data } = context;
  const target = item.to ?? item.href ?? "";
  const internal = item.to !== undefined || item.prependBaseUrlToHref;
  const href = internal ? context.href(target) : target;
  const external = classifyLink(href, data.site.url) === "external";
  return link(
    item,
    item.label ? context.text(item.label) : target,
    href,
    external,
    external ? null : mark(),
    item.html && context.text(item.html),
  );

  /** NAV-6. */
  function mark(): CurrentMark {
    const here = comparablePath(localPath(url, data.locales));
    if (isSamePath(href, url)) return "page";
    if (item.activeBaseRegex)
      return new RegExp(item.activeBaseRegex, "i").test(here) ? "true" : null;
    if (item.activeBasePath)
      return here.startsWith(comparablePath(`/${item.activeBasePath.replace(/^\//, "")}`))
        ? "true"
        : null;
    const isHome = isSamePath(href, context.record.path);
    return !isHome && isWithin(href, url) ? "true" : null;
  }
}

/** Fields that the navbar understands; all others are attributes of the link element. */
const KNOWN_FIELDS = new Set([
  "type",
  "position",
  "label",
  "to",
  "href",
  "activeBasePath",
  "activeBaseRegex",
  "prependBaseUrlToHref",
  "className",
  "html",
  "value",
  "docId",
  "sidebarId",
  "versions",
  "items",
  "dropdownItemsBefore",
  "dropdownItemsAfter",
  "dropdownActiveClassDisabled",
  "queryString",
]);

function link(
  item: NavbarItemData,
  label: string,
  href: string,
  external: boolean,
  current: CurrentMark,
  html?: string,
): NavLink {
  const attributes = Object.fromEntries(
    Object.entries(item).filter((entry): entry is [string, string] => !KNOWN_FIELDS.has(entry[0])),
  );
  return {
    kind: "link",
    label,
    href,
    external,
    current,
    ...(html ? { html } : {}),
    ...(item.className ? { className: item.className } : {}),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  };
}

function docItem(
  item: NavbarItemData,
  context: LocaleContext,
  { url, versions, path, preferred }: Slot,
): NavLink | null {
  const active = activeVersion(url, versions);
  const candidates = versionCandidates(active.version, preferred, versions);
  const version = candidates.find((candidate) => docById(candidate, item.docId));
  const doc = version && docById(version, item.docId);
  if (!version || !doc) {
    if (candidates.some(({ draftIds }) => draftIds.has(item.docId ?? ""))) return null;
    const known = [...new Set(candidates.flatMap(({ docs }) => docs.map(({ id }) => id)))];
    context.report({
      file: FILE,
      path,
      problem: `The navbar item ${JSON.stringify(item)} names the doc "${item.docId}", which is not in ${candidates.map(({ name }) => `version "${name}"`).join(", ")}.`,
      fix: `Known ids: ${known.join(", ")}`,
    });
    return null;
  }
  const isCurrent = active.doc?.id === doc.id && active.version === version;
  if (doc.unlisted && !isCurrent) return null;
  const sameSidebar = Object.values(version.sidebars).some(
    ({ docIds }) =>
      docIds.has(doc.id) && active.version === version && active.doc && docIds.has(active.doc.id),
  );
  return link(
    item,
    item.label ? context.text(item.label) : doc.id,
    doc.url,
    false,
    isCurrent ? "page" : sameSidebar ? "true" : null,
  );
}

function docSidebarItem(
  item: NavbarItemData,
  context: LocaleContext,
  { url, versions, path, preferred }: Slot,
): NavLink | null {
  const active = activeVersion(url, versions);
  const candidates = versionCandidates(active.version, preferred, versions);
  const id = item.sidebarId ?? "";
  const version = candidates.find(({ sidebars }) => sidebars[id]);
  const sidebar = version?.sidebars[id];
  if (!version || !sidebar) {
    const known = [...new Set(candidates.flatMap(({ sidebars }) => Object.keys(sidebars)))];
    context.report({
      file: FILE,
      path,
      problem: `The navbar item ${JSON.stringify(item)} names the sidebar "${id}", which does not exist.`,
      fix: choices(id, known),
    });
    return null;
  }
  const first = firstLink(sidebar.items);
  if (!first) {
    context.report({
      file: "_data/sidebars.json",
      path: [id],
      problem: `The sidebar "${id}" has nothing to link to, but the navbar links to it.`,
      fix: "Add a doc to it, or remove the navbar item.",
    });
    return null;
  }
  const isActive = active.version === version && active.doc && sidebar.docIds.has(active.doc.id);
  return link(
    item,
    item.label ? context.text(item.label) : first.label,
    first.href,
    false,
    isSamePath(first.href, url) ? "page" : isActive ? "true" : null,
  );
}

function docsVersionItem(
  item: NavbarItemData,
  context: LocaleContext,
  { url, versions, preferred }: Slot,
): NavLink | null {
  const active = activeVersion(url, versions);
  const [version] = versionCandidates(active.version, preferred, versions);
  if (!version) return null;
  const href = item.to ? context.href(item.to) : versionTarget(version, undefined);
  return link(
    item,
    item.label ? context.text(item.label) : version.label,
    href,
    false,
    isSamePath(href, url) ? "page" : active.version === version ? "true" : null,
  );
}

function dropdown(
  item: NavbarItemData,
  id: string,
  context: LocaleContext,
  slot: Slot,
): NavDropdown {
  const items = leaves(item, "items", context, slot);
  const own = item.to || item.href ? linkItem(item, context, slot) : null;
  const active =
    own?.current != null || items.some((child) => child.kind === "link" && child.current !== null);
  return {
    kind: "dropdown",
    id,
    label: item.label ? context.text(item.label) : "",
    ...(item.html ? { html: context.text(item.html) } : {}),
    mobileLabel: item.label ? context.text(item.label) : "",
    icon: null,
    // A label with a link is marked by that link, also for the sake of a child (DROP-7).
    link: own && active ? { ...own, current: own.current ?? "true" } : own,
    active,
    items,
    ...(item.className ? { className: item.className } : {}),
  };
}

function localeDropdown(
  item: NavbarItemData,
  id: string,
  context: LocaleContext,
  slot: Slot,
): NavDropdown {
  const { data, locale } = context;
  const { locales } = data.locales;
  const query = item.queryString ?? "";
  const languages = LOCALES.map(
    (other): NavLink => ({
      kind: "link",
      label: locales[other].label,
      href: slot.translations[other] + query,
      external: false,
      current: other === locale ? "true" : null,
      lang: locales[other].htmlLang,
    }),
  );
  return {
    kind: "dropdown",
    id,
    label: locales[locale].label,
    mobileLabel: context.labels["navbar.mobileLanguageDropdown.label"],
    icon: "language",
    link: null,
    active: false,
    items: [
      ...leaves(item, "dropdownItemsBefore", context, slot),
      ...languages,
      ...leaves(item, "dropdownItemsAfter", context, slot),
    ],
    ...(item.className ? { className: item.className } : {}),
  };
}

/** VER-3; a single entry is a plain link. */
function versionDropdown(
  item: NavbarItemData,
  id: string,
  context: LocaleContext,
  slot: Slot,
): NavItem | null {
  const { versions, url, path } = slot;
  const labels = new Map(
    Array.isArray(item.versions)
      ? item.versions.map((name) => [name, undefined] as const)
      : item.versions
        ? Object.entries(item.versions).map(([name, { label }]) => [name, label] as const)
        : versions.map(({ name }) => [name, undefined] as const),
  );
  const configured: Version[] = [];
  for (const [name, label] of labels) {
    const version = versions.find((candidate) => candidate.name === name);
    if (version) configured.push(label ? { ...version, label: context.text(label) } : version);
    else {
      context.report({
        file: FILE,
        path,
        problem: `The version dropdown names "${name}", which is not a version of the docs.`,
        fix: `Known versions: ${versions.map((known) => known.name).join(", ")}`,
      });
    }
  }
  const active = activeVersion(url, versions);
  const entries = configured.map((version): NavLink => {
    const href = versionTarget(version, active.doc?.id);
    const isActive = version.name === active.version?.name && !item.dropdownActiveClassDisabled;
    const current = isActive ? (isSamePath(href, url) ? "page" : "true") : null;
    const entry = link({}, version.label, href, false, current);
    return versions.length > 1 ? { ...entry, version: version.name } : entry;
  });
  const items = [
    ...leaves(item, "dropdownItemsBefore", context, slot),
    ...entries,
    ...leaves(item, "dropdownItemsAfter", context, slot),
  ];
  const [only] = items;
  if (!only) return null;
  if (items.length === 1) return only;
  const labelFor = (preferred?: Version) =>
    versionCandidates(active.version, preferred, versions)
      .map(({ name }) => configured.find((version) => version.name === name))
      .find(Boolean)?.label ??
    configured[0]?.label ??
    "";
  const label = labelFor();
  const labelByVersion = Object.fromEntries(
    versions
      .map((preferred) => [preferred.name, labelFor(preferred)] as const)
      .filter(([, other]) => other !== label),
  );
  return {
    kind: "dropdown",
    id,
    label,
    mobileLabel: context.labels["navbar.mobileVersionsDropdown.label"],
    ...(Object.keys(labelByVersion).length > 0 ? { labelByVersion } : {}),
    icon: null,
    link: null,
    active: items.some((child) => child.kind === "link" && child.current !== null),
    items,
    ...(item.className ? { className: item.className } : {}),
  };
}
