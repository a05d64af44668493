import type { NavbarItemData } from "../../../schema/navbar.ts";
import { type Version, versionCandidates, versionTarget } from "../../docs/versions.ts";
import type { NavItem, NavLink } from "../../frame/frame-model.ts";
import { isSamePath } from "../../routes/paths.ts";
import { link } from "../links.ts";
import type { NavbarPlace, Resolved } from "../resolved.ts";
import { leaves } from "./leaves.ts";
import { markMenu } from "./mark-menu.ts";

/** The menu of the docs versions (VER-3); a single entry is a plain link. */
export function versionDropdown(
  item: NavbarItemData<"docsVersionDropdown">,
  place: NavbarPlace,
): Resolved<NavItem> | null {
  const { context, versions, active, key } = place;
  const offered = offeredVersions(item, place);
  const isMarking = !item.dropdownActiveClassDisabled;
  const entries = offered.map((version): Resolved<NavLink> => {
    const href = versionTarget(version, undefined);
    const entry = link({ key: `${key}-${version.name}` }, {}, { label: version.label, href });
    return {
      item: versions.length > 1 ? { ...entry, version: version.name } : entry,
      mark({ url, doc }, { current, hrefs }) {
        const own = versionTarget(version, doc?.id);
        if (own !== href) hrefs[entry.key] = own;
        if (version.name !== active?.name || !isMarking) return null;
        const mark = isSamePath(own, url) ? "page" : "true";
        current[entry.key] = mark;
        return mark;
      },
    };
  });
  const children = [
    ...leaves(item, "dropdownItemsBefore", { ...place, key: `${key}-before` }),
    ...entries,
    ...leaves(item, "dropdownItemsAfter", { ...place, key: `${key}-after` }),
  ];
  const [only] = children;
  if (!only) return null;
  if (children.length === 1) return withClass(only, item.className);
  const labelFor = (preferred?: Version) =>
    versionCandidates(active, preferred, versions)
      .map(({ name }) => offered.find((version) => version.name === name))
      .find(Boolean)?.label ??
    offered[0]?.label ??
    "";
  const label = labelFor();
  const otherLabels = versions
    .map((preferred) => [preferred.name, labelFor(preferred)] as const)
    .filter(([, other]) => other !== label);
  return {
    item: {
      kind: "dropdown",
      key,
      label,
      mobileLabel: context.labels["navbar.mobileVersionsDropdown.label"],
      ...(otherLabels.length > 0 ? { labelByVersion: Object.fromEntries(otherLabels) } : {}),
      icon: null,
      link: null,
      items: children.map((child) => child.item),
      ...(item.className ? { className: item.className } : {}),
    },
    mark: (page, marks) => markMenu(key, children, page, marks),
  };
}

/** The class of the menu, for the link that stands in its place. */
function withClass(only: Resolved<NavItem>, className: string | undefined): Resolved<NavItem> {
  return className ? { ...only, item: { ...only.item, className } } : only;
}

/** The versions that the item names, with labels of its own; without a list, all of them. */
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
