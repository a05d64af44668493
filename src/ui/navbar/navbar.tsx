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
import { Island } from "../island/island.tsx";
import { Link } from "../link/link.tsx";
import { Logo } from "../logo/logo.tsx";
import { markup } from "../page/markup.ts";
import { reuse } from "../page/reuse.ts";
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
          <Island
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
            {left.length > 0 && <Items items={left} marks={marks} labels={labels} />}
            {right.length > 0 && <Items items={right} marks={marks} labels={labels} />}
          </div>
        )}
        {navbar.search && <SearchLink link={navbar.search} current={marks.current} />}
        {shell.colorMode.hasSwitch && (
          <div className="toggle">
            <Island<ColorModeSwitchProps>
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

interface ItemsProps {
  items: readonly NavItem[];
  marks: NavbarMarks;
  labels: Labels;
}

/** A list of items, each drawn once for all pages that mark it in the same way. */
function Items({ items, marks, labels }: ItemsProps) {
  const html = items.map((item) =>
    reuse(item, marksOf(item, marks), () => markup(navbarItem(item, marks, labels))),
  );
  return <ul dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}

/** What the marks of a page say of an item, and of what is in it. */
function marksOf(item: NavItem, { current, hrefs }: NavbarMarks): string {
  const parts = item.kind === "dropdown" ? [item, item.link, ...item.items] : [item];
  const keys = parts.flatMap((part) => (part && "key" in part ? part.key : []));
  return JSON.stringify(keys.map((key) => [current[key], hrefs[key]]));
}

function navbarItem(item: NavItem, marks: NavbarMarks, labels: Labels) {
  switch (item.kind) {
    case "link":
      return (
        <li>
          <NavbarLink link={item} marks={marks} labels={labels} />
        </li>
      );
    case "dropdown":
      return <Dropdown dropdown={item} marks={marks} labels={labels} />;
    case "html":
      return <li className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}
