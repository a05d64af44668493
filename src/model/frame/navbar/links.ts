import type { NavbarItemData } from "../../../schema/navbar.ts";
import { classifyLink } from "../../routes/links.ts";
import { localPath } from "../../routes/locales.ts";
import { comparablePath, isSamePath, isWithin } from "../../routes/paths.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { CurrentMark, NavLink } from "../frame-model.ts";
import type { NavbarPlace } from "./slot.ts";

/** A link to an address that the item names (NAV-5). */
export function linkItem(
  item: NavbarItemData,
  context: LocaleContext,
  { url }: NavbarPlace,
): NavLink {
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

/** The model of a link, with what every link may have. */
export function link(
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
