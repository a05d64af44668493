import type { Labels } from "../../schema/labels.ts";
import { Fold } from "../fold/fold.tsx";
import { blank } from "../page/blank.ts";

/** Stands for the items of the menu, which `sidebarItems` draws, until the page is put together. */
export const SIDEBAR_ITEMS = blank("sidebar");

export interface SidebarProps {
  /** HTML of the items. */
  items: string;
  /** The version of the docs, where there are several. */
  version: string | null;
  labels: Labels;
}

/** The menu of the docs: a sticky column on desktop, folded away above the text on mobile. */
export function Sidebar({ items, version, labels }: SidebarProps) {
  return (
    <nav
      className="side"
      aria-label={labels["docs.sidebar.navAriaLabel"]}
      data-keep-current=""
      data-page-menu=""
    >
      <Fold note={version}>{labels["docs.mobileMenu"]}</Fold>
      <ul dangerouslySetInnerHTML={{ __html: items }} />
    </nav>
  );
}
