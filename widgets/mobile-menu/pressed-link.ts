import type { MouseEvent } from "react";

/** Where a press in the drawer leads. */
export type PressedLink =
  /** Another program, such as the one for mail. */
  | { kind: "program" }
  /** The page that is shown. */
  | { kind: "here" }
  | { kind: "page"; address: string };

/** What a press means for the drawer; null: it stays as it is, and the browser does what it does. */
export function pressedLink(event: MouseEvent): PressedLink | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (isModified(event) || opensElsewhere(link)) return null;
  const { protocol, origin, pathname, search, hash, href } = new URL(link.href);
  if (!/^https?:$/.test(protocol)) return { kind: "program" };
  const isHere =
    origin + pathname + search === location.origin + location.pathname + location.search;
  return isHere && !hash ? { kind: "here" } : { kind: "page", address: href };
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
