import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { isModified } from "../shared/is-modified.ts";
import { DESKTOP } from "../shared/media.ts";
import type { Parts } from "../shared/parts.ts";

export interface DropdownProps {
  /** Of the island. */
  id: string;
  /** Whether the list holds the page, or its section (DROP-7). */
  isCurrent?: true | undefined;
  /** Names of the button where the label is a link of its own, which is beside it. */
  names?: { open: string; closed: string } | undefined;
  parts: Parts<"link" | "label" | "list">;
}

/** `hover`: the list is there as long as the mouse is; `pinned`: it was opened by a press or a key. */
type State = "closed" | "hover" | "pinned";

/** Time for a mouse to cross what is between the label and the list (DROP-1), in milliseconds. */
const SAFE_GAP = 250;

const OUTSIDE = ["pointerdown", "touchstart", "click", "focusin", "pointerover"] as const;

/**
 * A dropdown of the bar: a button, or a link with a button, and a list of links (DROP-1…7). Until it
 * is hydrated, CSS shows the list (PE-1).
 */
export default function Dropdown({ id, isCurrent, names, parts }: DropdownProps) {
  const [state, setState] = useState<State>("closed");
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== "closed";
  const isInUse = () => list.current?.contains(document.activeElement) ?? false;

  const close = () => {
    // The focus must not vanish with the list (DROP-5).
    if (isInUse()) toggle.current?.focus();
    setState("closed");
  };

  // What CSS shows when the component arrives goes on being shown.
  useLayoutEffect(() => {
    if (!list.current || !matchMedia(DESKTOP).matches) return;
    if (getComputedStyle(list.current).display !== "none") setState("hover");
    return () => clearTimeout(leaving.current);
  }, []);

  // A layout effect, because Preact runs others a frame later and would miss an early Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closed = new AbortController();
    const { signal } = closed;
    const onAnything = ({ type, target }: Event) => {
      if (root.current?.contains(target as Node)) {
        if (type === "focusin" && isInUse()) setState("pinned");
      } else if (type !== "pointerover" || isOtherHovered(target)) setState("closed");
    };
    // A list with the focus in it stays: a keyboard is at work there.
    const isOtherHovered = (target: EventTarget | null) =>
      !isInUse() && (target as Element).closest(".drop");
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stops = [toggle.current, ...(list.current?.querySelectorAll("a") ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
      if (!step || at < 0) return;
      event.preventDefault();
      stops[at + step]?.focus();
    };
    for (const type of OUTSIDE)
      document.addEventListener(type, onAnything, { capture: true, signal });
    document.addEventListener("keydown", onKey, { signal });
    // A page that comes back from the browser's memory shows it closed.
    addEventListener("pagehide", () => setState("closed"), { signal });
    return () => closed.abort();
  }, [isOpen]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    const isOtherInUse = !isInUse() && document.activeElement?.closest(".drop > ul");
    if (!isOpen && !isOtherInUse) setState("hover");
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || state !== "hover") return;
    leaving.current = setTimeout(() => isInUse() || setState("closed"), SAFE_GAP);
  };
  const onPress = () => {
    clearTimeout(leaving.current);
    // A press on what the mouse has opened keeps it open: closing it would be a flicker (DROP-2).
    setState(state === "pinned" ? "closed" : "pinned");
  };
  const onChoose = (event: MouseEvent) => {
    if (!isModified(event.nativeEvent) && (event.target as Element).closest("a")) close();
  };

  return (
    <div
      className="drop"
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {parts.link && <span className="slot" {...parts.link} />}
      <button
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-label={names?.[isOpen ? "open" : "closed"]}
        aria-current={isCurrent}
        onClick={onPress}
        {...parts.label}
      />
      {/** biome-ignore lint: the links in it are the controls; the list only listens to them. */}
      <ul id={`${id}-list`} ref={list} onClick={onChoose} {...parts.list} />
    </div>
  );
}
