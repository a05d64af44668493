import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { CurrentMark, NavLink } from "../../frame/frame-model.ts";
import { classifyLink } from "../../routes/links.ts";
import { localPath } from "../../routes/locales.ts";
import { comparablePath, isSamePath, isWithin } from "../../routes/paths.ts";
import { link } from "../links.ts";
import { type MarkedPage, marked, type NavbarPlace, type Resolved } from "../resolved.ts";

/** A link to an address that the item names (NAV-5). */
export function defaultItem(
  item: NavbarItemData<"default" | "dropdown">,
  place: NavbarPlace,
): Resolved<NavLink> {
  const { context } = place;
  const { data } = context;
  const target = item.to ?? item.href ?? "";
  const isInternal = item.to !== undefined || item.prependBaseUrlToHref;
  const href = isInternal ? context.href(target) : target;
  const external = classifyLink(href, data.site.url) === "external";
  const label = item.label ? context.text(item.label) : target;
  const html = item.html ? { html: context.text(item.html) } : {};
  const isHome = isSamePath(href, context.record.path);
  const pattern = item.activeBaseRegex ? new RegExp(item.activeBaseRegex, "i") : null;
  const basePath =
    item.activeBasePath && comparablePath(`/${item.activeBasePath.replace(/^\//, "")}`);
  return marked(
    link(place, item, { label, href, external, ...html }),
    external ? () => null : mark,
  );

  /** NAV-6. */
  function mark({ url }: MarkedPage): CurrentMark {
    if (isSamePath(href, url)) return "page";
    if (pattern || basePath) {
      const here = comparablePath(localPath(url, data.locales));
      return (pattern ? pattern.test(here) : here.startsWith(basePath ?? "")) ? "true" : null;
    }
    return !isHome && isWithin(href, url) ? "true" : null;
  }
}
