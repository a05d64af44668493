import { type ReactNode, useRef } from "react";
import type { Menus } from "../../src/schema/menu.ts";
import { ColorModeButton } from "../color-mode/color-mode-button.tsx";
import { Brand } from "./brand.tsx";
import type { Here } from "./current.ts";
import { Icon } from "./icon.tsx";
import { MenuList } from "./menu-list.tsx";
import { useDrawer } from "./use-drawer.ts";

export interface MobileMenuProps {
  menus: Menus;
  page: Here;
  /** List of the page's own menu, where the build has rendered it already. */
  sideList?: ReactNode;
}

/**
 * The menu of the mobile layout (MOB-1…11). It is a popover, and the groups and the main menu of a
 * page with a menu of its own are disclosures, so it works before hydration and without script.
 */
export function MobileMenu({ menus, page, sideList }: MobileMenuProps) {
  const { labels, items, modes } = menus;
  const drawer = useRef<HTMLDialogElement>(null);
  useDrawer(drawer);
  const side = page.side === undefined ? undefined : menus.sides[page.side];
  const main = (
    <nav className="side" aria-label={labels.main}>
      <MenuList items={items} page={page} labels={labels} />
    </nav>
  );
  return (
    <dialog ref={drawer} id="drawer" className="drawer" popover="auto" aria-label={labels.drawer}>
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
          <Brand brand={menus.brand} labels={labels} />
          {modes && <ColorModeButton texts={modes} />}
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
            <nav className="side" aria-label={side.label}>
              {sideList ?? (
                <MenuList items={page.items ?? side.items} page={page} labels={labels} />
              )}
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
