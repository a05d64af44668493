import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import ColorModeSwitch from "../color-mode/color-mode.tsx";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";
import { replaceDrawerEntry } from "./drawer-entry.ts";
import { DrawerPanels, type PanelLabels } from "./drawer-panels.tsx";
import { keepFocusInside } from "./focus-trap.ts";
import { Icon } from "./icon.tsx";
import { pressedLink } from "./pressed-link.ts";
import { type Menus, readMenus } from "./read-menus.ts";
import { useModal } from "./use-modal.ts";
import {
  continueStaticMenu,
  readStaticMenu,
  type StaticMenu,
  useTakeover,
} from "./use-takeover.ts";

export interface MobileMenuProps {
  labels: PanelLabels & {
    toggle: string;
    close: string;
    /** Name of the drawer. */
    menu: string;
  };
  /** Positions of the items in the data, where the bar shows them in another order. */
  order?: number[];
}

/** Id of the drawer. */
const ID = "drawer";

interface State {
  /** Whether the button has taken the place of the static disclosure. */
  isLive: boolean;
  isOpen: boolean;
  /** The open static menu that it takes over from, so that it neither slides in nor looks otherwise. */
  taken: StaticMenu | null;
  /** The page's own menu is in front of the main one (MOB-7). */
  isPageMenu: boolean;
  menus: Menus | null;
  error: unknown;
}

/**
 * The menu of the mobile layout (MOB-1…11): a modal drawer instead of the disclosure that does its
 * work without script.
 *
 * It stays in the document, closed, once it has been opened, so that groups keep their state. It hangs
 * on the body: rules for the bar do not reach it, and the bar does not find open things in itself.
 */
export default function MobileMenu({ labels, order }: MobileMenuProps) {
  const [state, setState] = useState<State>({
    isLive: false,
    isOpen: false,
    taken: null,
    isPageMenu: false,
    menus: null,
    error: null,
  });
  const { isLive, isOpen, taken, isPageMenu, menus, error } = state;
  // A visitor may have been quicker than the script; then that is the picture to begin with.
  const [isPressed] = useState(
    () => typeof document !== "undefined" && document.querySelector("details.menu[open]") !== null,
  );
  const disclosure = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const pageMenu = useRef<HTMLDivElement>(null);
  const isBackdropPressed = useRef(false);

  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  const open = (isSudden: boolean) => {
    const bar = (toggle.current ?? disclosure.current)?.closest("nav");
    if (!bar || matchMedia(DESKTOP).matches) {
      update({ isLive: true });
      return;
    }
    try {
      const taken = isSudden ? readStaticMenu(bar) : null;
      const found = readMenus(bar, taken ? [] : order);
      // What a finger is about to press stays the main menu; that of the page is one press away.
      const isPageMenu = found.page !== null && !taken;
      update({ isLive: true, isOpen: true, taken, isPageMenu, menus: found });
    } catch (error) {
      update({ error });
    }
  };

  const hadFocus = useTakeover(disclosure, {
    onLive: () => update({ isLive: true }),
    onOpen: open,
  });
  useLayoutEffect(() => {
    if (isLive && hadFocus.current) toggle.current?.focus({ preventScroll: true });
  }, [isLive]);

  const { close, closeAndStay, isShown } = useModal({
    toggle,
    drawer,
    isOpen,
    scrollers: ".drawer-panel",
    onClosed: () => update({ isOpen: false }),
    onError: (error) => update({ error }),
    onShown(dialog) {
      dialog.style.top = "";
      if (taken) continueStaticMenu(dialog, main.current, taken);
      const current = pageMenu.current?.querySelector("[aria-current]");
      if (current && pageMenu.current) keepInView(current, pageMenu.current);
    },
  });

  // Then the static disclosure stands there again (PE-3).
  if (error) throw error;

  const onClick = (event: MouseEvent) => {
    if (event.target === drawer.current) {
      if (isBackdropPressed.current) closeAndStay();
      return;
    }
    const link = pressedLink(event);
    // Another program answers; what it needs from this event comes first.
    if (link?.kind === "program") setTimeout(closeAndStay);
    if (!link || link.kind === "program") return;
    event.preventDefault();
    if (link.kind === "here") {
      closeAndStay();
    } else {
      close();
      replaceDrawerEntry(link.address);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (drawer.current) keepFocusInside(drawer.current, event);
    // The browser closes it by itself, but not for a key that is replayed.
    if (event.key === "Escape" && isShown()) {
      event.preventDefault();
      closeAndStay();
    }
  };

  return (
    <>
      {isLive ? (
        <button
          type="button"
          className="menu"
          ref={toggle}
          aria-label={labels.toggle}
          aria-expanded={isOpen}
          aria-controls={ID}
          onClick={() => (isOpen ? closeAndStay() : open(false))}
        >
          <Icon name="menu" />
        </button>
      ) : (
        <details className="menu" ref={disclosure} open={isPressed}>
          <summary aria-label={labels.toggle}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
        </details>
      )}
      {isLive &&
        createPortal(
          <dialog
            ref={drawer}
            id={ID}
            className="drawer"
            aria-label={labels.menu}
            data-sudden={taken !== null || undefined}
            onPointerDown={(event) => {
              isBackdropPressed.current = event.target === drawer.current;
            }}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onClose={() => {
              // Closed by the system's own "back".
              if (isShown() && !drawer.current?.open) closeAndStay();
            }}
          >
            {menus && (
              <>
                <div className="drawer-head">
                  <span className="slot" dangerouslySetInnerHTML={{ __html: menus.brand }} />
                  <ColorModeSwitch />
                  <button
                    type="button"
                    data-close=""
                    aria-label={labels.close}
                    onClick={closeAndStay}
                  >
                    <Icon name="close" />
                  </button>
                </div>
                <DrawerPanels
                  id={ID}
                  menus={menus}
                  labels={labels}
                  isOpen={isOpen}
                  isPageMenu={isPageMenu}
                  isExpanded={taken !== null}
                  onTurn={(isPageMenu) => update({ isPageMenu })}
                  main={main}
                  pageMenu={pageMenu}
                />
              </>
            )}
          </dialog>,
          document.body,
        )}
    </>
  );
}
