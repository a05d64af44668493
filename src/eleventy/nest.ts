import eleventyNavigation from "@11ty/eleventy-navigation";
import type {
  NavigationEntry,
  NavigationTree,
} from "../collections/docs/sidebar/navigation-tree.ts";

/**
 * Nests entries with eleventy-navigation, which sorts them by `order`. The package looks at every entry
 * for each key, so it is called once per menu and never per page.
 */
export function nest<Value>(entries: NavigationEntry<Value>[]): NavigationTree<Value>[] {
  return eleventyNavigation.navigation.find(
    entries.map((entry) => ({ data: { eleventyNavigation: entry } })),
  );
}
