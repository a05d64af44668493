import type { PageModel } from "../../model/pages/page-model.ts";
import { Icon } from "../icon/icon.tsx";
import { MenuList } from "../navbar/menu-list.tsx";

export interface SideColumnProps {
  model: Pick<PageModel, "menu" | "menuPage">;
  /** The title is shown above the list; it is no heading, as the list is before the h1 (BLOG-13). */
  hasTitle?: boolean;
  /** What the button says besides its name: the version of the docs. */
  note?: string | null;
}

/** The menu of a section: a sticky column on desktop, on mobile a button that opens the drawer. */
export function SideColumn({ model: { menu, menuPage }, hasTitle, note }: SideColumnProps) {
  const side = menuPage.side === undefined ? undefined : menu.data.sides[menuPage.side];
  if (!side) return null;
  const { home, labels } = menu.data;
  return (
    <nav
      className="side column"
      aria-label={side.label}
      data-entries={side.file}
      data-keep-current=""
    >
      {hasTitle && <p className="title">{side.title}</p>}
      <button type="button" popoverTarget="drawer" data-note={note ?? undefined}>
        {side.title}
        <Icon name="chevron-right" />
      </button>
      <MenuList items={menuPage.items ?? side.items} page={{ ...menuPage, home }} labels={labels} />
    </nav>
  );
}
