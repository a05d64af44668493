import { isModified } from "./is-modified.ts";

/** The link that a click follows in this tab; null if it opens elsewhere, downloads, or is none. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const isElsewhere = !link || link.hasAttribute("download") || !/^(_self)?$/.test(link.target);
  return isElsewhere || isModified(event) ? null : link;
}
