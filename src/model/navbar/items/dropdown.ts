import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { NavDropdown } from "../../frame/frame-model.ts";
import type { NavbarPlace, Resolved } from "../resolved.ts";
import { defaultItem } from "./default-item.ts";
import { leaves } from "./leaves.ts";
import { markMenu } from "./mark-menu.ts";

/** A menu of the items that it lists. */
export function dropdown(
  item: NavbarItemData<"dropdown">,
  place: NavbarPlace,
): Resolved<NavDropdown> {
  const { context, key } = place;
  const children = leaves(item, "items", place);
  const isLink = item.to !== undefined || item.href !== undefined;
  const own = isLink ? defaultItem(item, { ...place, key: `${key}-link` }) : null;
  const label = item.label ? context.text(item.label) : "";
  return {
    item: {
      kind: "dropdown",
      key,
      label,
      ...(item.html ? { html: context.text(item.html) } : {}),
      mobileLabel: label,
      icon: null,
      link: own?.item ?? null,
      items: children.map((child) => child.item),
      ...(item.className ? { className: item.className } : {}),
    },
    mark(page, marks) {
      const mark = markMenu(key, own ? [own, ...children] : children, page, marks);
      // A label with a link is marked by that link, also for the sake of a child (DROP-7).
      if (own && mark) marks.current[own.item.key] ??= "true";
      return mark;
    },
  };
}
