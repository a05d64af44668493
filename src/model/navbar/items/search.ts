import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { NavLink } from "../../frame/frame-model.ts";
import { isSamePath } from "../../routes/paths.ts";
import { searchAddress } from "../../routes/search-address.ts";
import { link } from "../links.ts";
import { marked, type NavbarPlace, type Resolved } from "../resolved.ts";

/** The search: a link to its page, which a script makes the button of a dialog. */
export function searchItem(item: NavbarItemData<"search">, place: NavbarPlace): Resolved<NavLink> {
  const { labels, locale, data } = place.context;
  const href = searchAddress(locale, data.locales);
  const { className } = item;
  return marked(
    link(place, className ? { className } : {}, { label: labels["search.label"], href }),
    ({ url }) => (isSamePath(href, url) ? "page" : null),
  );
}
