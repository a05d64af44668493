import type { NavLink } from "../../model/frame/frame-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Link } from "../link/link.tsx";
import { NavbarLabel } from "./navbar-label.tsx";

export interface NavbarLinkProps {
  link: NavLink;
  labels: Labels;
}

/** A link of the bar or of one of its menus; language links name the language they lead to. */
export function NavbarLink({ link, labels }: NavbarLinkProps) {
  const hrefs = differing(link, "href");
  return (
    <Link
      href={link.href}
      external={link.external}
      labels={labels}
      className={link.className}
      lang={link.lang}
      hrefLang={link.lang}
      data-full-load={link.lang ? "" : undefined}
      data-version={link.version}
      data-hrefs={hrefs && JSON.stringify(hrefs)}
      aria-current={link.current ?? undefined}
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
