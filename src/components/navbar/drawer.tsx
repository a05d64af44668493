import type { ReactNode } from "react";
import type { Menus } from "../../schema/menu.ts";
import { Icon } from "../icon/icon.tsx";
import { Brand } from "./brand.tsx";
import type { Here } from "./current.ts";
import { MenuList } from "./menu-list.tsx";

export interface DrawerProps {
  menus: Menus;
  page: Here;
  colorMode: ReactNode;
  /** List of the navbar's items. */
  children: ReactNode;
}

/**
 * The menu of the mobile layout (MOB-1…11). It is a popover, and the groups and the main menu of a page
 * with a menu of its own are disclosures, so it works without script; `widgets/mobile-menu` adds the rest.
 */
export function Drawer({ menus, page, colorMode, children }: DrawerProps) {
  const { labels } = menus;
  const side = page.side === undefined ? undefined : menus.sides[page.side];
  const main = (
    <nav className="side" aria-label={labels.main}>
      {children}
    </nav>
  );
  return (
    <dialog id="drawer" className="drawer" popover="auto" aria-label={labels.drawer}>
      <div className="drawer-panel">
        <div className="drawer-head">
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the first control of the drawer, once it is open.
            autoFocus
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={labels.close}
          >
            <Icon name="close" />
          </button>
          <Brand {...menus.brand} />
          {colorMode}
        </div>
        {side ? (
          <>
            <details>
              <summary>
                <span className="when-closed">{labels.back}</span>
                <span className="when-open">
                  {side.title}
                  <Icon name="chevron-right" />
                </span>
              </summary>
              {main}
            </details>
            <nav className="side" aria-label={side.label} data-entries={side.file}>
              <MenuList items={page.items ?? side.items} page={page} labels={labels} />
            </nav>
          </>
        ) : (
          main
        )}
      </div>
      {/* A press beside the panel: the page behind would get a tap that the browser itself closes by. */}
      <button
        type="button"
        className="scrim"
        popoverTarget="drawer"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
    </dialog>
  );
}
