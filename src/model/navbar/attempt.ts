import type { NavbarItemData, NavbarLeafData } from "../../schema/navbar.ts";
import type { NavbarPlace, Resolved } from "./resolved.ts";

/**
 * Resolves an item. Whatever goes wrong in it is told with the item and its line, so that it can be
 * found in the data (NAV-4).
 *
 * @returns null where there is nothing to show
 */
export function attempt<Item extends Resolved>(
  item: NavbarItemData | NavbarLeafData,
  { context, path }: Pick<NavbarPlace, "context" | "path">,
  resolve: () => Item | null,
): Item | null {
  try {
    return resolve();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report({
      file: "_data/navbar.json",
      path,
      problem: `The navbar item ${JSON.stringify(item)} cannot be drawn: ${reason}`,
      fix: "If nothing is wrong with it, this is a mistake in the code; tell its maintainers.",
    });
    return null;
  }
}
