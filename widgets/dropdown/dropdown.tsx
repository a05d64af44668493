import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { DESKTOP } from "../shared/media.ts";
import { nextState } from "./dropdown-state.ts";

export interface DropdownProps {
  /** Id of the list, unique on the page. */
  id: string;
  /** Names of the toggle where the label is a link of its own; otherwise the label names it. */
  names?: { expand: string; collapse: string };
}

/**
 * What is inside the elements. Only the page has it: there the widget finds it, and there plain
 * modules may have changed it (language links, preferred version).
 */
export interface DropdownContent {
  /** The label's own link. */
  link?: ReactNode;
  toggle: ReactNode;
  /** `<li>` elements. */
  items: ReactNode;
  /** Whether a page of the list is open (DROP-7). */
  isActive: boolean;
}

/** Time for a mouse to cross whatever lies on its way from the label to the list (DROP-1). */
const SAFE_GAP = 250;

/** The dropdown that is open; opening one closes it (DROP-5). */
let openOne: { giveWay: () => void } | null = null;

/**
 * A dropdown of the navbar on desktop: a button, or a link with a button, and a list of links
 * (DROP-1…7). Until it is hydrated, CSS shows the list (PE-1).
 */
export default function Dropdown({
  id,
  names,
  content,
}: DropdownProps & { content?: DropdownContent }) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, send] = useReducer(nextState, "closed");
  const [kept] = useState(() => (content ? null : readContent(id)));
  const isOpen = state !== "closed";

  // What CSS shows at this moment goes on being shown; a press that led to it is replayed and pins it.
  useLayoutEffect(() => {
    if (!list.current || !matchMedia(DESKTOP).matches) return;
    if (getComputedStyle(list.current).display !== "none") send("enter");
  }, []);

  // Before the browser draws: Preact runs other effects later, and an early Escape would be missed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openOne?.giveWay();
    // A list with the focus in it stays: a keyboard is at work there.
    const self = { giveWay: () => hasFocus(list.current) || send("dismiss") };
    openOne = self;
    const onAnything = (event: Event) => {
      const target = event.target as Node;
      if (!root.current?.contains(target)) send("dismiss");
      else if (event.type === "focusin" && list.current?.contains(target)) send("use");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    for (const type of OUTSIDE) document.addEventListener(type, onAnything, true);
    document.addEventListener("keydown", onKey);
    return () => {
      if (openOne === self) openOne = null;
      for (const type of OUTSIDE) document.removeEventListener(type, onAnything, true);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  useLayoutEffect(() => () => clearTimeout(leaving.current), []);

  /** The focus must not vanish with the list (DROP-5). */
  function close() {
    if (hasFocus(list.current)) toggle.current?.focus();
    send("dismiss");
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    send("enter");
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    leaving.current = setTimeout(() => hasFocus(list.current) || send("leave"), SAFE_GAP);
  }

  function onChoose(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && (event.target as Element).closest("a")) close();
  }

  return (
    <div
      className="drop"
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {names && (
        <span className="slot" id={`${id}-link`} dangerouslySetInnerHTML={kept?.link}>
          {content?.link}
        </span>
      )}
      <button
        type="button"
        ref={toggle}
        id={`${id}-toggle`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={names && (isOpen ? names.collapse : names.expand)}
        aria-current={(content?.isActive ?? kept?.isActive) || undefined}
        onClick={() => send("press")}
        dangerouslySetInnerHTML={kept?.toggle}
      >
        {content?.toggle}
      </button>
      {/** biome-ignore lint: the links in it are the controls; the list only listens to them. */}
      <ul id={id} ref={list} onClick={onChoose} dangerouslySetInnerHTML={kept?.items}>
        {content?.items}
      </ul>
    </div>
  );
}

const OUTSIDE = ["pointerdown", "touchstart", "click", "focusin"] as const;

function hasFocus(element: Element | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

function readContent(id: string) {
  const read = (part: string) => ({ __html: document.getElementById(part)?.innerHTML ?? "" });
  return {
    link: read(`${id}-link`),
    toggle: read(`${id}-toggle`),
    items: read(id),
    isActive: document.getElementById(`${id}-toggle`)?.hasAttribute("aria-current") ?? false,
  };
}
