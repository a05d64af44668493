import { useLayoutEffect, useRef, useState } from "react";
import { animateHeight } from "../shared/animate-height.ts";
import { Icon } from "./icon.tsx";
import type { MenuEntry } from "./read-menus.ts";

export interface GroupLabels {
  /** Names of the caret button. */
  expand: string;
  collapse: string;
}

export interface MenuListProps {
  /** Prefix of the ids inside. */
  id: string;
  items: MenuEntry[];
  labels: GroupLabels;
  /** Whether all groups are open at first, not only that of the page. */
  isExpanded: boolean;
}

/** All items of the navbar, one below the other (MOB-6). */
export function MenuList({ id, items, labels, isExpanded }: MenuListProps) {
  return (
    <ul>
      {items.map((item, index) =>
        item.kind === "item" ? (
          <Item key={index} item={item} />
        ) : (
          <Group
            key={index}
            id={`${id}-${index}`}
            group={item}
            labels={labels}
            isExpanded={isExpanded}
          />
        ),
      )}
    </ul>
  );
}

function Item({ item }: { item: Extract<MenuEntry, { kind: "item" }> }) {
  return <li className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
}

interface GroupProps {
  id: string;
  group: Extract<MenuEntry, { kind: "group" }>;
  labels: GroupLabels;
  isExpanded: boolean;
}

/** A dropdown of the navbar; label and caret both toggle it (MOB-8). */
function Group({ id, group, labels, isExpanded }: GroupProps) {
  const { label, link, isActive, items } = group;
  const [isOpen, setOpen] = useState(isActive || isExpanded);
  // A list that closes is still there until it has gone.
  const [isShown, setShown] = useState(isOpen);
  const list = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);

  const turn = (open: boolean) => {
    setOpen(open);
    if (open) setShown(true);
  };
  useLayoutEffect(() => {
    if (!isActive) return;
    setOpen(true);
    setShown(true);
  }, [isActive]);
  useLayoutEffect(() => {
    const block = list.current;
    if (!block || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    animateHeight(block, isOpen, () => setShown(isOpen));
  }, [isOpen]);

  const toggles = {
    "aria-expanded": isOpen,
    "aria-controls": id,
    onClick: () => turn(!isOpen),
  };
  return (
    <li>
      <div className="drawer-group">
        {link ? (
          // biome-ignore lint/a11y: what is pressed is the link in it; it leads on, and toggles as well.
          <span
            className="slot"
            onClick={toggles.onClick}
            dangerouslySetInnerHTML={{ __html: link }}
          />
        ) : (
          <button type="button" {...toggles} dangerouslySetInnerHTML={{ __html: label }} />
        )}
        <button type="button" aria-label={isOpen ? labels.collapse : labels.expand} {...toggles}>
          <Icon name="caret" />
        </button>
      </div>
      <ul id={id} ref={list} hidden={!isShown} inert={!isOpen}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </li>
  );
}
