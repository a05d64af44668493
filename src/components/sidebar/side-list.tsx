import { renderToString } from "react-dom/server";
import type { MenuItem, MenuLabels } from "../../schema/menu.ts";
import { type Here, holdsPage } from "../navbar/current.ts";
import { MenuEntry } from "../navbar/menu-list.tsx";

/** HTML of entries that do not hold the page: they look the same on all other pages. */
const rendered = new WeakMap<MenuItem, string>();
/** HTML of lists for the page that was rendered last, which has each in its column and its drawer. */
const latest = new WeakMap<readonly MenuItem[], { path: string; html: string }>();

export interface SideListProps {
  items: readonly MenuItem[];
  page: Here;
  labels: MenuLabels;
}

/**
 * The same list as `MenuList`. Only what holds the page is rendered for it; the rest is rendered
 * once, because the menu of 1,000 docs is on each of their pages.
 */
export function SideList({ items, page, labels }: SideListProps) {
  const known = latest.get(items);
  const html = known?.path === page.path ? known.html : items.map(entry).join("");
  latest.set(items, { path: page.path, html });
  return <ul dangerouslySetInnerHTML={{ __html: html }} />;

  function entry(item: MenuItem): string {
    if (holds(item, page)) return render(item);
    const known = rendered.get(item) ?? render(item);
    rendered.set(item, known);
    return known;
  }

  function render(item: MenuItem): string {
    return renderToString(
      <MenuEntry item={item} page={page} labels={labels}>
        {item.kind === "group" && <SideList items={item.items} page={page} labels={labels} />}
      </MenuEntry>,
    );
  }
}

function holds(item: MenuItem, page: Here): boolean {
  return holdsPage({ kind: "group", label: "", items: [item] }, page);
}
