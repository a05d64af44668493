import type { NavLink } from "../../model/page-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Link } from "../link/link.tsx";

export interface NavbarLinkProps {
  link: NavLink;
  labels: Labels;
}

/** A link of the bar or of one of its menus; language links name the language they lead to. */
export function NavbarLink({ link, labels }: NavbarLinkProps) {
  return (
    <Link
      href={link.href}
      external={link.external}
      labels={labels}
      className={link.className}
      lang={link.lang}
      hrefLang={link.lang}
      aria-current={link.current ?? undefined}
      {...link.attributes}
    >
      {link.label}
    </Link>
  );
}
