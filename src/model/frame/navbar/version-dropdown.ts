import type { NavbarItemData } from "../../../schema/navbar.ts";
import {
  activeVersion,
  type Version,
  versionCandidates,
  versionTarget,
} from "../../docs/versions.ts";
import { isSamePath } from "../../routes/paths.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { NavItem, NavLink } from "../frame-model.ts";
import { leaves } from "./leaves.ts";
import { link } from "./links.ts";
import { NAVBAR_FILE, type Slot } from "./slot.ts";

/** The menu of the docs versions (VER-3); a single entry is a plain link. */
export function versionDropdown(
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
        file: NAVBAR_FILE,
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
