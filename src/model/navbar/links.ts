import type { NavbarLeafData } from "../../schema/navbar.ts";
import type { NavLink } from "../frame/frame-model.ts";
import type { NavbarPlace } from "./resolved.ts";

/** An item that is drawn as a link; whatever else it holds are attributes of the element. */
type LinkData = Exclude<NavbarLeafData, { type: "html" }>;

/** Fields that say what an item is; the schema lets nothing else through but attributes. */
const OWN_FIELDS = new Set([
  "type",
  "position",
  "label",
  "html",
  "to",
  "href",
  "activeBasePath",
  "activeBaseRegex",
  "prependBaseUrlToHref",
  "className",
  "docId",
  "sidebarId",
  "items",
]);

/** The model of a link, with what every link may have. */
export function link(
  { key }: Pick<NavbarPlace, "key">,
  item: Pick<LinkData, "className">,
  fields: Pick<NavLink, "label" | "href"> & Partial<NavLink>,
): NavLink {
  const attributes = Object.entries(item).filter(
    (entry): entry is [string, string] => !OWN_FIELDS.has(entry[0]),
  );
  return {
    kind: "link",
    key,
    external: false,
    ...fields,
    ...(item.className ? { className: item.className } : {}),
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
  };
}
