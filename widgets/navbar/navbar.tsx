import { type ReactNode, useLayoutEffect, useState } from "react";
import type { MenuPage, Menus, NavbarItem } from "../../src/schema/menu.ts";
import { ColorModeButton } from "../color-mode/color-mode-button.tsx";
import { Brand } from "./brand.tsx";
import { currentOf, type Here } from "./current.ts";
import { Dropdown, type DropdownState } from "./dropdown.tsx";
import { Icon } from "./icon.tsx";
import { MenuEntry } from "./menu-list.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { onPreferredMenus } from "./preferred-menus.ts";

/** The shared part comes from the file of the menus, `page` from the page itself. */
export interface NavbarProps extends Menus {
  page: MenuPage;
  /** See `MobileMenu`. */
  sideList?: ReactNode;
}

/** The bar at the top of every page, with the mobile menu that it opens (NAV-1). */
export default function Navbar({ page: { ...place }, sideList, ...own }: NavbarProps) {
  const menus = usePreferredMenus(own, place);
  const { labels, items, brand, search, modes, home } = menus;
  const page: Here = { ...place, home };
  const find = search && (
    <a
      className={search.className ? `find ${search.className}` : "find"}
      href={search.href}
      aria-label={search.label}
      aria-current={currentOf(search, page)}
      data-search=""
    >
      <Icon name="search" />
    </a>
  );
  return (
    <>
      <nav className="navbar" aria-label={labels.main}>
        <button type="button" className="menu" popoverTarget="drawer" aria-label={labels.toggle}>
          <Icon name="menu" />
        </button>
        <Brand brand={brand} labels={labels} />
        {search?.isLeft && find}
        {items.length > 0 && <Items menus={menus} page={page} />}
        {!search?.isLeft && find}
        {modes && (
          <div className="toggle">
            <ColorModeButton texts={modes} />
          </div>
        )}
      </nav>
      <MobileMenu menus={menus} page={page} sideList={sideList} />
    </>
  );
}

/** The items in a row; one dropdown is open at a time. */
function Items({ menus: { items, labels }, page }: { menus: Menus; page: Here }) {
  const [open, setOpen] = useState<{ id: string; state: DropdownState } | null>(null);
  const entry = (item: NavbarItem, index: number) => {
    if (item.kind !== "group")
      return <MenuEntry key={index} item={item} page={page} labels={labels} />;
    const id = `menu-${index}`;
    return (
      <Dropdown
        key={index}
        id={id}
        group={item}
        page={page}
        labels={labels}
        state={open?.id === id ? open.state : "closed"}
        onChange={(state) =>
          setOpen((now) => {
            if (state === "closed") return now?.id === id ? null : now;
            // A list with the focus in it stays: a keyboard is at work there.
            const isInUse = state === "hover" && document.activeElement?.closest(".drop > ul");
            return isInUse && now ? now : { id, state };
          })
        }
      />
    );
  };
  const entries = items.map((item, index) => ({ item, element: entry(item, index) }));
  const side = (isRight: boolean) => {
    const shown = entries.filter(({ item }) => (item.isRight ?? false) === isRight);
    return shown.length > 0 && <ul>{shown.map(({ element }) => element)}</ul>;
  };
  return (
    <div className="panel">
      {side(false)}
      {side(true)}
    </div>
  );
}

/** Outside the docs, the menus lead to the version that the visitor prefers (PREF-2). */
function usePreferredMenus(own: Menus, page: MenuPage): Menus {
  const [preferred, setPreferred] = useState<Menus | null>(null);
  const { files } = own;
  const isOutside = page.version === undefined;
  useLayoutEffect(() => {
    if (files && isOutside) return onPreferredMenus(files, setPreferred);
  }, []);
  // The sides stay: what is outside the docs has the menu of the news.
  return preferred ? { ...preferred, sides: own.sides } : own;
}
