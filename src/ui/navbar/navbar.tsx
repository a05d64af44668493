import ColorModeSwitch, {
  type ColorModeSwitchProps,
} from "../../../widgets/color-mode/color-mode.tsx";
import { modeTexts } from "../../../widgets/color-mode/color-mode-button.tsx";
import MobileMenu, { type MobileMenuProps } from "../../../widgets/mobile-menu/mobile-menu.tsx";
import type {
  NavbarMarks,
  Navbar as NavbarModel,
  NavItem,
  NavLink,
  Shell,
} from "../../model/frame/frame-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Dropdown } from "../dropdown/dropdown.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Logo } from "../logo/logo.tsx";
import { WidgetSlot } from "../widget-slot/widget-slot.tsx";
import { isShown, NavbarLink } from "./navbar-link.tsx";

export interface NavbarProps {
  navbar: NavbarModel;
  marks: NavbarMarks;
  shell: Shell;
  /** The page has a menu of its own, which the mobile menu shows (MOB-7). */
  hasPageMenu: boolean;
}

/**
 * One copy of the items for both layouts: a row on desktop; on mobile a panel that the disclosure
 * before it opens.
 */
export function Navbar({ navbar, marks, shell, hasPageMenu }: NavbarProps) {
  const { brand, hideOnScroll } = navbar;
  const { logo, title, ...link } = brand;
  const left = navbar.left.filter((item) => isShown(item, marks));
  const right = navbar.right.filter((item) => isShown(item, marks));
  const { labels } = shell;
  const hasItems = left.length + right.length > 0;
  return (
    <header className="bar" data-hide-on-scroll={hideOnScroll || undefined}>
      <nav className="navbar" aria-label={labels["NavBar.navAriaLabel"]}>
        {(hasItems || hasPageMenu) && (
          <WidgetSlot
            name="mobile-menu"
            id="mobile-menu"
            widget={MobileMenu}
            props={mobileMenuProps(shownOrder(navbar, marks), labels)}
          />
        )}
        <Link className="brand" data-brand="" {...link} labels={labels}>
          {logo && <Logo logo={logo} />}
          {title}
        </Link>
        {hasItems && (
          <div className="panel" data-menu-items="">
            {left.length > 0 && <ul>{left.map((item) => navbarItem(item, marks, labels))}</ul>}
            {right.length > 0 && <ul>{right.map((item) => navbarItem(item, marks, labels))}</ul>}
          </div>
        )}
        {navbar.search && <SearchLink link={navbar.search} current={marks.current} />}
        {shell.colorMode.hasSwitch && (
          <div className="toggle">
            <WidgetSlot<ColorModeSwitchProps>
              name="color-mode"
              id="color-mode"
              widget={() => <ColorModeSwitch texts={modeTexts(labels)} />}
              props={{}}
            />
          </div>
        )}
      </nav>
    </header>
  );
}

/** Leads to the page of the search; a script opens a dialog instead. */
function SearchLink({ link, current }: { link: NavLink; current: NavbarMarks["current"] }) {
  const { href, label, className, key } = link;
  return (
    <a
      className={["find", className].filter(Boolean).join(" ")}
      href={href}
      aria-label={label}
      aria-current={current[key]}
      data-search=""
    >
      <Icon name="search" />
    </a>
  );
}

/** The order of the data among the items that the page shows, where it is another one (NAV-2). */
function shownOrder({ left, right, order }: NavbarModel, marks: NavbarMarks): number[] | undefined {
  const shown = [...left, ...right].map((item, at) => (isShown(item, marks) ? at : -1));
  const positions = shown.filter((at) => at >= 0);
  return order?.map((at) => positions.indexOf(at)).filter((at) => at >= 0);
}

function mobileMenuProps(order: number[] | undefined, labels: Labels): MobileMenuProps {
  return {
    labels: {
      toggle: labels["docs.sidebar.toggleSidebarButtonAriaLabel"],
      close: labels["docs.sidebar.closeSidebarButtonAriaLabel"],
      back: labels["navbar.mobileSidebarSecondaryMenu.backButtonLabel"],
      menu: labels["navbar.menu"],
      expand: labels["navbar.mobileDropdown.collapseButton.expandAriaLabel"],
      collapse: labels["navbar.mobileDropdown.collapseButton.collapseAriaLabel"],
    },
    ...(order ? { order } : {}),
  };
}

function navbarItem(item: NavItem, marks: NavbarMarks, labels: Labels) {
  switch (item.kind) {
    case "link":
      return (
        <li key={item.key}>
          <NavbarLink link={item} marks={marks} labels={labels} />
        </li>
      );
    case "dropdown":
      return <Dropdown key={item.key} dropdown={item} marks={marks} labels={labels} />;
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
