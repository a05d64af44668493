import { format, pluralize } from "../../../schema/format.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { SidebarItem } from "../docs-model.ts";
import { firstLink } from "./walk-sidebar.ts";

/** One card per entry of a category; a category without a description says how many it holds (SIDE-4). */
export function cardsOf(items: readonly SidebarItem[], { labels, record }: LocaleContext) {
  const pattern = labels["docs.DocCard.categoryDescription.plurals"];
  return items.flatMap((item) => {
    if (item.kind === "html" || (item.kind === "link" && item.unlisted)) return [];
    const { label, description } = item;
    if (item.kind === "link") return [{ label, href: item.href, text: description }];
    const href = item.href ?? firstLink(item.items)?.href;
    const count = item.items.filter(
      (child) => child.kind === "category" || (child.kind === "link" && !child.unlisted),
    ).length;
    const text = description ?? format(pluralize(pattern, count, record.htmlLang), { count });
    return href ? [{ label, href, text }] : [];
  });
}
