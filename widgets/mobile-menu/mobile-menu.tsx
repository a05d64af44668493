import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import ColorModeSwitch from "../color-mode/color-mode.tsx";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";
import { enterDrawerEntry, leaveDrawerEntry, replaceDrawerEntry } from "./drawer-entry.ts";
import { keepFocusInside } from "./focus-trap.ts";
import { Icon } from "./icon.tsx";
import { type GroupLabels, MenuList } from "./menu-list.tsx";
import { type Menus, readMenus } from "./read-menus.ts";
import { lockScroll } from "./scroll-lock.ts";

export interface MobileMenuProps {
  labels: GroupLabels & {
    toggle: string;
    close: string;
    back: string;
    /** Name of the drawer. */
    menu: string;
    /** Name of the list of all navbar items. */
    main: string;
  };
  /** Positions of the items in the data, where the bar shows them in another order. */
  order?: number[];
}

/** Id of the drawer. */
const ID = "drawer";
/** How long a press on the static toggle may last until it is replaced by the button. */
const PRESS_MS = 500;
/** What scrolls inside the drawer. */
const PANEL = ".drawer-panel";

interface State {
  /** Whether the button has taken the place of the static disclosure. */
  isLive: boolean;
  isOpen: boolean;
  /** It takes over from the open disclosure, so it does not slide in. */
  isSudden: boolean;
  /** The page's own menu is in front of the main one (MOB-7). */
  isPageMenu: boolean;
  /** The main menu is drawn, although the page's own is in front of it. */
  isMainDrawn: boolean;
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
    isSudden: false,
    isPageMenu: false,
    isMainDrawn: false,
    menus: null,
    error: null,
  });
  const { isLive, isOpen, isSudden, isPageMenu, isMainDrawn, menus, error } = state;
  // A visitor may have been quicker than the script; then that is the picture to begin with.
  const [isPressed] = useState(
    () => typeof document !== "undefined" && document.querySelector("details.menu[open]") !== null,
  );
  const disclosure = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const pageMenu = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isBackdropPressed = useRef(false);
  /** Undoes what the open drawer does to the page; null while it is closed. */
  const release = useRef<(() => void) | null>(null);

  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  const open = (isSudden: boolean) => {
    const bar = (toggle.current ?? disclosure.current)?.closest("nav");
    if (!bar || matchMedia(DESKTOP).matches) {
      update({ isLive: true });
      return;
    }
    try {
      const found = readMenus(bar, order);
      const isPageMenu = found.page !== null;
      update({ isLive: true, isOpen: true, isSudden, isPageMenu, menus: found });
    } catch (error) {
      update({ error });
    }
  };

  /** Closes at once, without waiting for the next drawing: the page may be about to go. */
  const close = () => {
    release.current?.();
    release.current = null;
    update({ isOpen: false });
  };
  const closeAndStay = () => {
    const bar = toggle.current?.closest("nav");
    close();
    leaveDrawerEntry();
    returnFocus(toggle.current, bar);
  };

  // The button waits for a press that is under way: replacing what is pressed would lose it.
  useEffect(() => {
    const details = disclosure.current;
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;
    if (details.open) {
      open(true);
      return;
    }
    const onClick = (event: Event) => {
      event.preventDefault();
      open(false);
    };
    const takeOver = () => {
      if (summary.matches(":active")) timer = setTimeout(takeOver, PRESS_MS);
      else {
        hadFocus.current = document.activeElement === summary;
        update({ isLive: true });
      }
    };
    let timer = setTimeout(takeOver, PRESS_MS);
    summary.addEventListener("click", onClick);
    return () => {
      clearTimeout(timer);
      summary.removeEventListener("click", onClick);
    };
  }, []);

  useLayoutEffect(() => {
    if (isLive && hadFocus.current) toggle.current?.focus({ preventScroll: true });
  }, [isLive]);

  // Runs before the browser draws, so that there is no moment without menu.
  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!isOpen || !dialog) return;
    const { dataset } = document.documentElement;
    const undo: (() => void)[] = [];
    release.current = () => {
      for (const step of undo.splice(0)) step();
    };
    try {
      dialog.showModal();
      undo.push(() => dialog.close());
      enterDrawerEntry(() => {
        const bar = toggle.current?.closest("nav");
        close();
        returnFocus(toggle.current, bar);
      });
      undo.push(lockScroll(PANEL));
      dataset.drawerOpen = "";
      undo.push(() => delete dataset.drawerOpen);
      const current = pageMenu.current?.querySelector("[aria-current]");
      if (current && pageMenu.current) keepInView(current, pageMenu.current);
    } catch (error) {
      close();
      leaveDrawerEntry();
      update({ error });
      return;
    }
    const layout = matchMedia(DESKTOP);
    const onLayout = () => layout.matches && closeAndStay();
    layout.addEventListener("change", onLayout);
    // A page that comes back from the browser's memory shows the drawer closed (MOB-9).
    addEventListener("pagehide", close);
    return () => {
      layout.removeEventListener("change", onLayout);
      removeEventListener("pagehide", close);
      release.current?.();
      release.current = null;
    };
  }, [isOpen]);

  // What nobody sees yet is drawn in a task of its own, so that the drawer opens sooner.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => update({ isMainDrawn: true }));
    return () => clearTimeout(timer);
  }, [isOpen]);

  // The button that was pressed is gone with its panel.
  const wasPageMenu = useRef(false);
  useLayoutEffect(() => {
    if (isOpen && wasPageMenu.current && !isPageMenu) {
      main.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    }
    wasPageMenu.current = isPageMenu;
  }, [isOpen, isPageMenu]);

  // Then the static disclosure stands there again (PE-3).
  if (error) throw error;

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target === drawer.current) {
      if (isBackdropPressed.current) closeAndStay();
      return;
    }
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (!link || event.button !== 0 || isModified(event) || opensElsewhere(link)) return;
    follow(event, link);
  };
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const address = new URL(link.href);
    if (!/^https?:$/.test(address.protocol)) {
      // Another program answers; what it needs from this event comes first.
      setTimeout(closeAndStay);
      return;
    }
    event.preventDefault();
    const { origin, pathname, search } = location;
    const isHere =
      address.origin + address.pathname + address.search === origin + pathname + search;
    if (isHere && !address.hash) {
      closeAndStay();
    } else {
      close();
      replaceDrawerEntry(address.href);
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
            data-sudden={isSudden || undefined}
            onPointerDown={(event) => {
              isBackdropPressed.current = event.target === drawer.current;
            }}
            onClick={onClick}
            onKeyDown={(event: KeyboardEvent) =>
              drawer.current && keepFocusInside(drawer.current, event)
            }
            onClose={() => {
              // Closed by Escape or the system's own "back".
              if (release.current && !drawer.current?.open) closeAndStay();
            }}
          >
            {menus && (
              <>
                <div className="drawer-head">
                  <span className="slot" dangerouslySetInnerHTML={{ __html: menus.brand }} />
                  <ColorModeSwitch />
                  <button type="button" aria-label={labels.close} onClick={closeAndStay}>
                    <Icon name="close" />
                  </button>
                </div>
                <div className="drawer-body">
                  <nav
                    className="drawer-panel"
                    aria-label={labels.main}
                    ref={main}
                    inert={isPageMenu}
                  >
                    {(isMainDrawn || !isPageMenu) && (
                      <MenuList id={ID} items={menus.items} labels={labels} />
                    )}
                  </nav>
                  {menus.page && (
                    <div className="drawer-panel" ref={pageMenu} inert={!isPageMenu}>
                      {menus.items.length > 0 && (
                        <button
                          type="button"
                          onClick={() => update({ isPageMenu: false, isMainDrawn: true })}
                        >
                          {labels.back}
                        </button>
                      )}
                      <nav
                        className="side"
                        aria-label={menus.page.label}
                        dangerouslySetInnerHTML={{ __html: menus.page.html }}
                      />
                    </div>
                  )}
                </div>
              </>
            )}
          </dialog>,
          document.body,
        )}
    </>
  );
}

/** Closing gives the focus back to the toggle; where the layout has none, to the brand beside it. */
function returnFocus(toggle: HTMLElement | null, bar: Element | null | undefined): void {
  const isShown = toggle && toggle.getClientRects().length > 0;
  const next = isShown ? toggle : bar?.querySelector<HTMLElement>("[data-brand]");
  next?.focus({ preventScroll: true });
}

function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Opens beside this page, which stays as it is. */
function opensElsewhere({ target, download, attributes }: HTMLAnchorElement): boolean {
  return (
    (target !== "" && target !== "_self") ||
    download !== "" ||
    attributes.getNamedItem("download") !== null
  );
}
