import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import type { MenuGroup, MenuLabels } from "../../src/schema/menu.ts";
import { isModified } from "../shared/is-modified.ts";
import { DESKTOP } from "../shared/media.ts";
import { type Here, holdsPage } from "./current.ts";
import { Icon } from "./icon.tsx";
import { Label, MenuEntry, MenuLinkElement } from "./menu-list.tsx";

/** `hover`: the list is there as long as the mouse is; `pinned`: it was opened by a press or a key. */
export type DropdownState = "closed" | "hover" | "pinned";

export interface DropdownProps {
  /** Id of the list, unique on the page. */
  id: string;
  group: MenuGroup;
  page: Here;
  labels: MenuLabels;
  state: DropdownState;
  onChange: (state: DropdownState) => void;
}

/** Time for a mouse to cross what is between the label and the list (DROP-1), in milliseconds. */
const SAFE_GAP = 250;

const OUTSIDE = ["pointerdown", "touchstart", "click", "focusin"] as const;

/**
 * A dropdown of the bar: a button, or a link with a button, and a list of links (DROP-1…7). Until it
 * is hydrated, CSS shows the list (PE-1).
 */
export function Dropdown({ id, group, page, labels, state, onChange }: DropdownProps) {
  const { label, html, room, name, icon, link, className } = group;
  const root = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== "closed";
  const isInUse = () => list.current?.contains(document.activeElement) ?? false;

  const close = () => {
    // The focus must not vanish with the list (DROP-5).
    if (isInUse()) toggle.current?.focus();
    onChange("closed");
  };

  // What CSS shows when the component arrives goes on being shown.
  useLayoutEffect(() => {
    if (!list.current || !matchMedia(DESKTOP).matches) return;
    if (getComputedStyle(list.current).display !== "none") onChange("hover");
    return () => clearTimeout(leaving.current);
  }, []);

  // A layout effect, because Preact runs others a frame later and would miss an early Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onAnything = ({ type, target }: Event) => {
      if (!root.current?.contains(target as Node)) onChange("closed");
      else if (type === "focusin" && isInUse()) onChange("pinned");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stops = [toggle.current, ...(list.current?.querySelectorAll("a") ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
      if (!step || at < 0) return;
      event.preventDefault();
      stops[at + step]?.focus();
    };
    for (const type of OUTSIDE) document.addEventListener(type, onAnything, true);
    document.addEventListener("keydown", onKey);
    return () => {
      for (const type of OUTSIDE) document.removeEventListener(type, onAnything, true);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    if (!isOpen) onChange("hover");
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || state !== "hover") return;
    leaving.current = setTimeout(() => isInUse() || onChange("closed"), SAFE_GAP);
  };
  const onPress = () => {
    clearTimeout(leaving.current);
    // A press on what the mouse has opened keeps it open: closing it would be a flicker (DROP-2).
    onChange(state === "pinned" ? "closed" : "pinned");
  };
  const onChoose = (event: MouseEvent) => {
    if (!isModified(event.nativeEvent) && (event.target as Element).closest("a")) close();
  };

  return (
    <li
      className={className ? `drop ${className}` : "drop"}
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {link && (
        <MenuLinkElement
          link={link}
          page={page}
          labels={labels}
          isSection={holdsPage(group, page)}
        />
      )}
      <button
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={link && `${label}: ${isOpen ? labels.collapse : labels.expand}`}
        aria-current={(!link && holdsPage(group, page)) || undefined}
        onClick={onPress}
      >
        {icon && <Icon name={icon} />}
        {!link && name && <span className={icon ? "sr" : "sr-narrow"}>{`${name}: `}</span>}
        {!link && (
          <span>
            <Label label={label} html={html} room={room} />
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      {/** biome-ignore lint: the links in it are the controls; the list only listens to them. */}
      <ul id={id} ref={list} onClick={onChoose}>
        {group.items.map((item, index) => (
          <MenuEntry key={index} item={item} page={page} labels={labels} />
        ))}
      </ul>
    </li>
  );
}
