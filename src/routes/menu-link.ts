import type { MenuLink } from "../schema/menu.ts";
import { EXTERNAL_LINK } from "./links.ts";
import { comparablePath } from "./paths.ts";

/** A link that is marked on its target page only. */
export function menuLink(label: string, href: string, isExternal = false): MenuLink {
  const path = comparablePath(href);
  return isExternal
    ? { kind: "link", label, href, attributes: { ...EXTERNAL_LINK }, newTab: true }
    : { kind: "link", label, href, path: path === href ? undefined : path };
}
