import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { type GroupLabels, MenuList } from "./menu-list.tsx";
import type { Menus } from "./read-menus.ts";

export interface PanelLabels extends GroupLabels {
  /** Name of the button from the page's own menu to the main one. */
  back: string;
}

export interface DrawerPanelsProps {
  /** Prefix of the ids inside. */
  id: string;
  menus: Menus;
  labels: PanelLabels;
  isOpen: boolean;
  /** The page's own menu is in front of the main one (MOB-7). */
  isPageMenu: boolean;
  /** Groups are open at first, as those of the static menu. */
  isExpanded: boolean;
  onTurn: (isPageMenu: boolean) => void;
  main: RefObject<HTMLElement | null>;
  pageMenu: RefObject<HTMLDivElement | null>;
}

/** The main menu, and beside it that of the page; one of them can be seen (MOB-6, MOB-7). */
export function DrawerPanels({
  id,
  menus: { label, items, page },
  labels,
  isOpen,
  isPageMenu,
  isExpanded,
  onTurn,
  main,
  pageMenu,
}: DrawerPanelsProps) {
  const [isMainDrawn, setMainDrawn] = useState(!isPageMenu);
  // What nobody sees yet is drawn in a task of its own, so that the drawer opens sooner.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setMainDrawn(true));
    return () => clearTimeout(timer);
  }, []);

  // The button that was pressed is gone with its panel.
  const before = useRef({ isOpen, isPageMenu });
  useLayoutEffect(() => {
    const { current } = before;
    if (isOpen && current.isOpen && current.isPageMenu !== isPageMenu) {
      const panel = isPageMenu ? pageMenu.current : main.current;
      panel?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    }
    before.current = { isOpen, isPageMenu };
  }, [isOpen, isPageMenu]);

  return (
    <div className="drawer-body">
      <nav className="drawer-panel" aria-label={label} ref={main} inert={isPageMenu}>
        {(isMainDrawn || !isPageMenu) && (
          <MenuList id={id} items={items} labels={labels} isExpanded={isExpanded} />
        )}
        {page && (
          <button type="button" onClick={() => onTurn(true)}>
            {page.title}
            <Icon name="caret" />
          </button>
        )}
      </nav>
      {page && (
        <div className="drawer-panel" ref={pageMenu} inert={!isPageMenu}>
          {items.length > 0 && (
            <button type="button" onClick={() => onTurn(false)}>
              {labels.back}
            </button>
          )}
          <nav
            className="side"
            aria-label={page.label}
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
        </div>
      )}
    </div>
  );
}
