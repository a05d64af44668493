import type { SidebarItem } from "../docs-model.ts";

/** An item before nesting: eleventy-navigation puts the tree together from `key`, `parent` and `order`. */
export interface NavigationEntry {
  /** Empty where no other item can have this one as its parent. */
  key: string;
  parent?: string;
  order: number;
  title: string;
  item: FlatItem;
}

/** A menu item without those that it holds. */
export type FlatItem = SidebarItem extends infer T
  ? T extends { kind: "category" }
    ? Omit<T, "items">
    : T
  : never;

/** A nested entry, as eleventy-navigation returns it. */
export interface NavigationTree extends NavigationEntry {
  children?: NavigationTree[];
}

/** Nests entries; injected, because the package that does it belongs to Eleventy. */
export type Nest = (entries: NavigationEntry[]) => NavigationTree[];

/** The items of a menu out of nested entries. */
export function toItems(tree: readonly NavigationTree[]): SidebarItem[] {
  return tree.map(({ item, children = [] }) =>
    item.kind === "category" ? { ...item, items: toItems(children) } : item,
  );
}
