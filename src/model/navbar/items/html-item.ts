import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { NavHtml } from "../../frame/frame-model.ts";
import { type NavbarPlace, type Resolved, unmarked } from "../resolved.ts";

/** A piece of HTML of an editor whom we trust. */
export function htmlItem(
  { value, className }: NavbarItemData<"html">,
  { context }: NavbarPlace,
): Resolved<NavHtml> {
  return unmarked({
    kind: "html",
    html: context.text(value),
    ...(className ? { className } : {}),
  });
}
