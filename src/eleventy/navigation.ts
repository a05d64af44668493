import eleventyNavigation from "@11ty/eleventy-navigation";
import type { NavigationEntry, NavigationTree } from "../model/docs/sidebar/navigation-tree.ts";

/**
 * Nests the entries of one sidebar with eleventy-navigation.
 *
 * The package looks at every entry for each key, so it is called once per language and version and
 * never per page; breadcrumbs, neighbours and the active path are walked from the tree
 * (shared/stack.md, section 3).
 */
export function nest(entries: NavigationEntry[]): NavigationTree[] {
  return eleventyNavigation.navigation.find(
    entries.map((entry) => ({ data: { eleventyNavigation: entry } })),
  );
}
