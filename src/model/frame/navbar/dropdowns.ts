import { LOCALES } from "../../../schema/localized.ts";
import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { NavDropdown, NavLink } from "../frame-model.ts";
import { leaves } from "./leaves.ts";
import { linkItem } from "./links.ts";
import type { Slot } from "./slot.ts";

/** A menu of the items that it lists. */
export function dropdown(
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

/** The menu of the languages (LOC-1). */
export function localeDropdown(
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
