import type { NavbarMarks, NavItem, NavLink } from "../../model/frame/frame-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Link } from "../link/link.tsx";
import { NavbarLabel } from "./navbar-label.tsx";

export interface NavbarLinkProps {
  link: NavLink;
  marks: NavbarMarks;
  labels: Labels;
}

/** Whether a page shows an item at all: one to an unlisted doc only shows there (NAV-7). */
export function isShown(item: NavItem, { current }: NavbarMarks): boolean {
  return item.kind !== "link" || !item.unlisted || current[item.key] === "page";
}

/** A link of the bar or of one of its menus; language links name the language they lead to. */
export function NavbarLink({ link, marks, labels }: NavbarLinkProps) {
  const hrefs = differing(link, "href");
  return (
    <Link
      href={marks.hrefs[link.key] ?? link.href}
      external={link.external}
      labels={labels}
      className={link.className}
      lang={link.lang}
      hrefLang={link.lang}
      data-full-load={link.lang ? "" : undefined}
      data-version={link.version}
      data-hrefs={hrefs && JSON.stringify(hrefs)}
      aria-current={marks.current[link.key]}
      {...link.attributes}
    >
      <NavbarLabel label={link.label} html={link.html} byVersion={differing(link, "label")} />
    </Link>
  );
}

/** One side of what differs for a visitor who prefers a version (PREF-2). */
function differing(link: NavLink, field: "href" | "label"): Record<string, string> | undefined {
  const entries = Object.entries(link.byVersion ?? {})
    .map(([name, other]) => [name, other[field]] as const)
    .filter(([, value]) => value !== link[field]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
