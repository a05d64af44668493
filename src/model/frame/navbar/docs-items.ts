import { choices } from "../../../schema/describe-issue.ts";
import type { NavbarItemData } from "../../../schema/navbar.ts";
import { SIDEBARS_FILE } from "../../docs/sidebar/build-sidebar.ts";
import { firstLink } from "../../docs/sidebar/walk-sidebar.ts";
import { activeVersion, docById, versionCandidates, versionTarget } from "../../docs/versions.ts";
import { isSamePath } from "../../routes/paths.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { NavLink } from "../frame-model.ts";
import { link } from "./links.ts";
import { NAVBAR_FILE, type Slot } from "./slot.ts";

/** A link into the docs with what differs for visitors who prefer a version (PREF-2). */
export function versioned(
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

/** A link to a doc (NAV-7). */
export function docItem(
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
      file: NAVBAR_FILE,
      path,
      problem: `The navbar item ${JSON.stringify(item)} names the doc "${item.docId}", which does not exist.`,
      fix: `Known ids in ${candidates.map(({ name }) => `version "${name}"`).join(" and ")}: ${known.join(", ")}`,
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

/** A link to the first page of a menu of the docs (NAV-8). */
export function docSidebarItem(
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
      file: NAVBAR_FILE,
      path,
      problem: `The navbar item ${JSON.stringify(item)} names the sidebar "${id}", which does not exist.`,
      fix: choices(id, known),
    });
    return null;
  }
  const first = firstLink(sidebar.items);
  if (!first) {
    context.report({
      file: SIDEBARS_FILE,
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

/** A link to the main doc of the version in question (VER-2). */
export function docsVersionItem(
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
