import { STEPS } from "../../messages/commands.ts";
import { classifyLink } from "../../routes/links.ts";
import { localPath } from "../../routes/locales.ts";
import { opensNewTab, relOf, targetOf } from "../../routes/new-tab.ts";
import { comparablePath, isSamePath } from "../../routes/paths.ts";
import { RenderError } from "../../schema/finding.ts";
import { LOCALES } from "../../schema/localized.ts";
import type {
  Brand,
  MenuGroup,
  MenuItem,
  MenuLink,
  NavbarItem,
  Preferred,
  SearchLink,
} from "../../schema/menu.ts";
import {
  ATTRIBUTES,
  lookOf,
  type NavbarItemData,
  type NavbarLeafData,
} from "../../schema/navbar.ts";
import { firstLink } from "../docs/sidebar/walk-sidebar.ts";
import { type Version, versionCandidates, versionTarget } from "../docs/versions.ts";
import type { LocaleContext } from "../site-data.ts";

/** What the items are resolved for: a language, and the version of the docs that links lead to. */
export interface NavbarPlace {
  context: LocaleContext;
  /** All versions of the docs in the language. */
  versions: readonly Version[];
  /** The version of the page, or the one that the visitor prefers (VER-2). */
  active: Version | undefined;
}

/** Key of a sidebar of the docs among the menus of sections. */
export const docsSide = (id: string) => `docs/${id}`;

/**
 * The items of the navbar, in the order of the data. Links to drafts and unlisted docs
 * are left out (NAV-7).
 *
 * @throws RenderError with the configuration of an item that fails (NAV-4)
 */
export function resolveNavbar(place: NavbarPlace): {
  items: NavbarItem[];
  search: SearchLink | null;
} {
  const { context } = place;
  const { labels, data } = context;
  const items: NavbarItem[] = [];
  let search: SearchLink | null = null;
  for (const item of data.navbar.items) {
    if (item.type === "search") {
      const href = context.generated("search");
      search = {
        ...link(item, { label: labels["search.label"], href }, context),
        isLeft: item.position === "left" || undefined,
      };
      continue;
    }
    const resolved = resolve(item, place);
    if (resolved)
      items.push({
        ...resolved,
        source: item,
        isRight: item.position === "left" ? undefined : true,
      });
  }
  const seen = new Set<string>();
  return { items: items.map((item) => markedOnce(item, seen)), search };
}

/** Leaves the mark to the first of several links to a page (NAV-6); languages and versions have their own. */
function markedOnce<Item extends MenuItem>(item: Item, seen: Set<string>): Item {
  if (item.kind === "html") return item;
  if (item.kind === "group") {
    const link = item.link && markedOnce(item.link, seen);
    return { ...item, link, items: item.items.map((inner) => markedOnce(inner, seen)) };
  }
  if (item.lang !== undefined || item.version !== undefined) return item;
  if (seen.has(item.href)) return { ...item, repeated: true };
  seen.add(item.href);
  return item;
}

/** The link home (NAV-10). */
export function resolveBrand({ data, href, record }: LocaleContext): Brand {
  const { title, logo } = data.navbar;
  const { href: home, target, ...image } = logo ?? {};
  const external = classifyLink(home ?? "", data.site.url) === "external";
  return {
    href: home ? href(home) : record.path,
    title: title ?? null,
    logo: logo
      ? { ...image, src: logo.src, alt: logo.alt ?? (title ? "" : data.site.title) }
      : null,
    ...opening(external, target ? { target } : {}),
  };
}

/** An item of the lists; null where there is nothing to show (NAV-3). */
function resolve(
  item: Exclude<NavbarItemData, { type: "search" }>,
  place: NavbarPlace,
): MenuItem | null {
  try {
    switch (item.type) {
      case "default":
        return defaultItem(item, place);
      case "html":
        return { kind: "html", html: place.context.text(item.value), ...lookOf(item) };
      case "doc":
        return docItem(item, place);
      case "docSidebar":
        return docSidebarItem(item, place);
      case "docsVersion":
        return docsVersionItem(item, place);
      case "dropdown":
        return dropdown(item, place);
      case "docsVersionDropdown":
        return versionDropdown(item, place);
      case "localeDropdown":
        return localeDropdown(item, place);
    }
  } catch (error) {
    throw itemError(item, error);
  }
}

/** An error of code that concerns an item, which is named with its configuration and file (NAV-4). */
export function itemError(item: NavbarItemData, error: unknown): RenderError {
  const what = STEPS.theNavbarItem({ item: JSON.stringify(item) });
  return new RenderError(what, error, { file: "_data/navbar.json", line: null });
}

function leaves(items: readonly NavbarLeafData[] | undefined, place: NavbarPlace): MenuItem[] {
  return (items ?? []).flatMap((item) => resolve(item, place) ?? []);
}

/** A link; what the item has besides its own fields are attributes of the element. */
function link(item: object, fields: Omit<MenuLink, "kind">, { data }: LocaleContext): MenuLink {
  const attributes = Object.fromEntries(
    Object.entries(item).filter(
      (entry): entry is [string, string] => ATTRIBUTES.test(entry[0]) && entry[1] !== undefined,
    ),
  );
  const path = comparablePath(fields.href);
  const external = classifyLink(fields.href, data.site.url) === "external";
  return {
    kind: "link",
    ...fields,
    path: path === fields.href || external ? undefined : path,
    ...lookOf(item),
    ...opening(external, attributes),
  };
}

/** How a link opens (LINK-3). */
function opening(
  external: boolean,
  attributes: Record<string, string>,
): Pick<MenuLink, "attributes" | "newTab"> {
  const target = targetOf(external, attributes.target);
  const rel = relOf(target, external, attributes.rel);
  const all = { ...attributes, ...(target ? { target } : {}), ...(rel ? { rel } : {}) };
  return {
    attributes: Object.keys(all).length > 0 ? all : undefined,
    newTab: opensNewTab(target) || undefined,
  };
}

/** A link to the address that the item names (NAV-5), and what counts as its section (NAV-6). */
function defaultItem(
  item: NavbarItemData<"default" | "dropdown">,
  { context }: NavbarPlace,
): MenuLink {
  const { data, record } = context;
  const target = item.to ?? item.href ?? "";
  const isInternal = item.to !== undefined || item.prependBaseUrlToHref;
  const href = isInternal ? context.href(target) : target;
  const isElsewhere = classifyLink(href, data.site.url) === "external";
  const local = comparablePath(localPath(href, data.locales));
  const basePath = item.activeBasePath?.replace(/^\//, "");
  const pattern =
    item.activeBaseRegex ??
    (basePath === undefined
      ? `^${escaped(local)}/`
      : `^${escaped(comparablePath(`/${basePath}`))}`);
  const isHome = isSamePath(href, record.path) && !item.activeBaseRegex && basePath === undefined;
  return link(
    item,
    {
      label: item.label ? context.text(item.label) : target,
      href,
      html: item.html && context.text(item.html),
      section: isElsewhere || isHome ? undefined : { pattern },
    },
    context,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Labels that an item may get in place of its own for another version. */
function roomFor(labels: readonly (string | undefined)[]): string | undefined {
  const all = [...new Set(labels.filter((label) => label !== undefined))];
  return all.length > 1 ? all.join("\n") : undefined;
}

/** What an item shows of a version of the docs; null where that has no link. */
type Shown = { label: string; href: string; sides?: string[] } | null;

/** What an item shows for each version that a visitor may prefer, outside the docs (PREF-2). */
function preferredOf(
  { versions, active }: NavbarPlace,
  shownFor: (preferred: Version | undefined) => Preferred[string],
): Preferred | undefined {
  if (active) return undefined;
  const own = JSON.stringify(shownFor(undefined));
  const others = versions
    .map((version) => [version.name, shownFor(version)] as const)
    .filter(([, shown]) => JSON.stringify(shown) !== own);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

/**
 * A link into the version of the page, or into the latest (VER-2).
 *
 * @param shownOf undefined for a version that has nothing for the item
 */
function docsLink(
  item: NavbarItemData<"doc" | "docSidebar" | "docsVersion">,
  place: NavbarPlace,
  shownOf: (version: Version) => Shown | undefined,
): MenuLink | null {
  const { context, versions, active } = place;
  const find = (preferred: Version | undefined) =>
    versionCandidates(preferred, versions).find((one) => shownOf(one) !== undefined);
  const version = find(active);
  const shown = version && shownOf(version);
  if (!version || !shown) return null;
  const { label, href, sides } = shown;
  const own = item.label && context.text(item.label);
  const room = own ? undefined : roomFor(versions.map((other) => shownOf(other)?.label));
  const section = { version: version.name, sides };
  const preferred = preferredOf(place, (one) => {
    const other = find(one);
    const target = (other && shownOf(other)) ?? shown;
    return [target.href, own ?? target.label];
  });
  return link(item, { label: own ?? label, room, preferred, href, section }, context);
}

/** A link to a doc (NAV-7). */
function docItem(item: NavbarItemData<"doc">, place: NavbarPlace): MenuLink | null {
  return docsLink(item, place, ({ byId, sidebars }) => {
    const doc = byId.get(item.docId);
    if (!doc || doc.frontMatter.unlisted) return doc && null;
    const sides = Object.entries(sidebars).filter(([, { docIds }]) => docIds.has(doc.id));
    return { label: doc.id, href: doc.url, sides: sides.map(([id]) => docsSide(id)) };
  });
}

/** A link to the first page of a menu of the docs (NAV-8). */
function docSidebarItem(item: NavbarItemData<"docSidebar">, place: NavbarPlace): MenuLink | null {
  return docsLink(item, place, ({ sidebars }) => {
    const sidebar = sidebars[item.sidebarId];
    const first = sidebar && firstLink(sidebar.items);
    return first ? { ...first, sides: [docsSide(item.sidebarId)] } : sidebar && null;
  });
}

/** A link to the main doc of a version (VER-2). */
function docsVersionItem(item: NavbarItemData<"docsVersion">, place: NavbarPlace): MenuLink | null {
  return docsLink(item, place, (version) => ({
    label: version.label,
    href: item.to ? place.context.href(item.to) : versionTarget(version, undefined),
  }));
}

function dropdown(item: NavbarItemData<"dropdown">, place: NavbarPlace): MenuGroup {
  const { context } = place;
  const isLink = item.to !== undefined || item.href !== undefined;
  return {
    kind: "group",
    label: item.label ? context.text(item.label) : "",
    html: item.html && context.text(item.html),
    link: isLink ? defaultItem(item, place) : undefined,
    items: leaves(item.items, place),
    ...lookOf(item),
  };
}

/** The menu of the languages (LOC-1). */
function localeDropdown(item: NavbarItemData<"localeDropdown">, place: NavbarPlace): MenuGroup {
  const { context } = place;
  const { locales } = context.data.locales;
  return {
    kind: "group",
    label: locales[context.locale].label,
    name: context.labels["navbar.mobileLanguageDropdown.label"],
    picker: "language",
    items: [
      ...leaves(item.dropdownItemsBefore, place),
      ...LOCALES.map((locale): MenuLink => {
        const { label, htmlLang: lang, path: href } = locales[locale];
        return { kind: "link", label, href, lang, query: item.queryString };
      }),
      ...leaves(item.dropdownItemsAfter, place),
    ],
    ...lookOf(item),
  };
}

/** The menu of the versions of the docs (VER-3); a single entry is a plain link. */
function versionDropdown(
  item: NavbarItemData<"docsVersionDropdown">,
  place: NavbarPlace,
): MenuItem | null {
  const { context, versions, active } = place;
  const offered = offeredVersions(item, place);
  const items = [
    ...leaves(item.dropdownItemsBefore, place),
    ...offered.map(
      (version): MenuLink => ({
        kind: "link",
        label: version.label,
        href: versionTarget(version, undefined),
        version: versions.length > 1 ? version.name : undefined,
        section: item.dropdownActiveClassDisabled ? undefined : { version: version.name },
      }),
    ),
    ...leaves(item.dropdownItemsAfter, place),
  ];
  const [only] = items;
  if (!only) return null;
  if (items.length === 1) return { ...only, ...lookOf(item) };
  const labelFor = (preferred: Version | undefined) =>
    versionCandidates(preferred, versions)
      .map(({ name }) => offered.find((version) => version.name === name))
      .concat(offered[0])
      .find(Boolean)?.label ?? "";
  return {
    kind: "group",
    label: labelFor(active),
    room: roomFor(offered.map(({ label }) => label)),
    preferred: preferredOf(place, (one) => [null, labelFor(one)]),
    picker: "version",
    name: context.labels["navbar.mobileVersionsDropdown.label"],
    items,
    ...lookOf(item),
  };
}

/** The versions that the item names, with its own labels; without a list, all of them. */
function offeredVersions(
  { versions: named }: NavbarItemData<"docsVersionDropdown">,
  { context, versions }: NavbarPlace,
): Version[] {
  if (!named) return [...versions];
  const labels = Array.isArray(named)
    ? named.map((name) => [name, undefined] as const)
    : Object.entries(named).map(([name, { label }]) => [name, label] as const);
  return labels.flatMap(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name);
    return version ? [label ? { ...version, label: context.text(label) } : version] : [];
  });
}
