import type { MenuLink } from "../schema/menu.ts";
import { EXTERNAL_LINK } from "./links.ts";
import { comparablePath } from "./paths.ts";

/** A link that is marked on its target page only. */
export function menuLink(label: string, href: string, isExternal = false): MenuLink {
  const path = comparablePath(href);
  return {
    kind: "link",
    label,
    href,
    ...(isExternal
      ? { attributes: { ...EXTERNAL_LINK }, newTab: true }
      : path === href
        ? {}
        : { path }),
  };
}
