import type { Navbar as NavbarModel, NavItem, Shell } from "../../model/page-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Dropdown } from "../dropdown/dropdown.tsx";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { NavbarLink } from "./navbar-link.tsx";

export interface NavbarProps {
  navbar: NavbarModel;
  shell: Shell;
}

/**
 * One copy of the items for both layouts: a row on desktop; on mobile a panel that the disclosure
 * before it opens.
 */
export function Navbar({ navbar, shell }: NavbarProps) {
  const { brand, left, right } = navbar;
  const { labels } = shell;
  const hasItems = left.length + right.length > 0;
  return (
    <header className="bar">
      <nav className="navbar" aria-label={labels["NavBar.navAriaLabel"]}>
        {hasItems && (
          <details className="menu">
            <summary aria-label={labels["docs.sidebar.toggleSidebarButtonAriaLabel"]}>
              <Icon name="menu" />
              <Icon name="close" />
            </summary>
          </details>
        )}
        <a className="brand" href={brand.href} target={brand.target}>
          {brand.logo && <Logo logo={brand.logo} />}
          {brand.title}
        </a>
        {hasItems && (
          <div className="panel">
            {left.length > 0 && <ul>{left.map((item) => navbarItem(item, labels))}</ul>}
            {right.length > 0 && <ul>{right.map((item) => navbarItem(item, labels))}</ul>}
          </div>
        )}
      </nav>
    </header>
  );
}

function navbarItem(item: NavItem, labels: Labels) {
  switch (item.kind) {
    case "link":
      return (
        <li key={item.href + item.label}>
          <NavbarLink link={item} labels={labels} />
        </li>
      );
    case "dropdown":
      return <Dropdown key={item.id} dropdown={item} labels={labels} />;
    case "html":
      return (
        <li
          key={item.html}
          className={item.className}
          dangerouslySetInnerHTML={{ __html: item.html }}
        />
      );
  }
}
