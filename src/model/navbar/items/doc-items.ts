import type { NavbarItemData } from "../../../schema/navbar.ts";
import { firstLink } from "../../docs/sidebar/walk-sidebar.ts";
import { docById, versionCandidates, versionTarget } from "../../docs/versions.ts";
import type { NavLink } from "../../frame/frame-model.ts";
import { isSamePath } from "../../routes/paths.ts";
import { link } from "../links.ts";
import { marked, type NavbarPlace, type Resolved } from "../resolved.ts";

type Builder<Item> = (item: Item, place: NavbarPlace) => Resolved<NavLink> | null;

/** A link to a doc (NAV-7); null where its version has it only as a draft. */
export const docItem = forEveryVersion<NavbarItemData<"doc">>((item, place) => {
  const { context, versions, active, preferred } = place;
  const candidates = versionCandidates(active, preferred, versions);
  const version = candidates.find((candidate) => docById(candidate, item.docId));
  const doc = version && docById(version, item.docId);
  if (!version || !doc) return null;
  const menus = Object.values(version.sidebars).filter(({ docIds }) => docIds.has(doc.id));
  return marked(
    link(place, item, {
      label: item.label ? context.text(item.label) : doc.id,
      href: doc.url,
      ...(doc.unlisted ? { unlisted: true } : {}),
    }),
    (page) => {
      const here = active === version ? page.doc : undefined;
      if (here?.id === doc.id) return "page";
      return here && menus.some(({ docIds }) => docIds.has(here.id)) ? "true" : null;
    },
  );
});

/** A link to the first page of a menu of the docs (NAV-8). */
export const docSidebarItem = forEveryVersion<NavbarItemData<"docSidebar">>((item, place) => {
  const { context, versions, active, preferred } = place;
  const version = versionCandidates(active, preferred, versions).find(
    ({ sidebars }) => sidebars[item.sidebarId],
  );
  const sidebar = version?.sidebars[item.sidebarId];
  const first = sidebar && firstLink(sidebar.items);
  if (!sidebar || !first) return null;
  return marked(
    link(place, item, {
      label: item.label ? context.text(item.label) : first.label,
      href: first.href,
    }),
    ({ url, doc }) => {
      if (isSamePath(first.href, url)) return "page";
      return active === version && doc && sidebar.docIds.has(doc.id) ? "true" : null;
    },
  );
});

/** A link to the main doc of the version in question (VER-2). */
export const docsVersionItem = forEveryVersion<NavbarItemData<"docsVersion">>((item, place) => {
  const { context, versions, active, preferred } = place;
  const [version] = versionCandidates(active, preferred, versions);
  if (!version) return null;
  const href = item.to ? context.href(item.to) : versionTarget(version, undefined);
  const label = item.label ? context.text(item.label) : version.label;
  return marked(link(place, item, { label, href }), ({ url }) =>
    isSamePath(href, url) ? "page" : active === version ? "true" : null,
  );
});

/** Adds to a link into the docs what differs for visitors who prefer a version (PREF-2). */
function forEveryVersion<Item>(build: Builder<Item>): Builder<Item> {
  return (item, place) => {
    const resolved = build(item, place);
    if (!resolved || place.versions.length < 2) return resolved;
    const { href, label } = resolved.item;
    const byVersion: NonNullable<NavLink["byVersion"]> = {};
    for (const preferred of place.versions) {
      const other = build(item, { ...place, preferred })?.item;
      if (!other || other.unlisted || (other.href === href && other.label === label)) continue;
      byVersion[preferred.name] = { href: other.href, label: other.label };
    }
    return Object.keys(byVersion).length > 0
      ? { ...resolved, item: { ...resolved.item, byVersion } }
      : resolved;
  };
}
