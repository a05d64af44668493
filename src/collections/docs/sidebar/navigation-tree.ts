/** A page or folder in the words of eleventy-navigation, which nests them by `key` and `parent`. */
export interface NavigationEntry<Value> {
  /** Empty where no other entry can have this one as its parent. */
  key: string;
  parent?: string;
  /** Front matter's `sidebar_position` or the like; entries without one come last, as given. */
  order?: number;
  title: string;
  value: Value;
}

/** A nested entry, as eleventy-navigation returns it. */
export interface NavigationTree<Value> extends NavigationEntry<Value> {
  children?: NavigationTree<Value>[];
}

/** Nests entries; injected, because the package that does it belongs to Eleventy. */
export type Nest = <Value>(entries: NavigationEntry<Value>[]) => NavigationTree<Value>[];
