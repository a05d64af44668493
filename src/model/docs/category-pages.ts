import { localPath } from "../../routes/locales.ts";
import { format, pluralize } from "../../schema/format.ts";
import type { Locale } from "../../schema/localized.ts";
import { breadcrumbHead } from "../frame/head.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import type { SidebarItem } from "./docs-model.ts";
import { placeInSidebar } from "./sidebar/sidebar-place.ts";
import { firstLink } from "./sidebar/walk-sidebar.ts";
import { versionNotes } from "./versions.ts";

/** What each category of the docs contains, in all versions (SIDE-4). */
export function categoryPages(site: Site, locale: Locale) {
  const { versions, context } = site[locale];
  return versions.flatMap((version) =>
    Object.values(version.sidebars).flatMap((sidebar) =>
      sidebar.indexes.map((index) => {
        const { url, title } = index;
        const description = index.description ?? title;
        const place = placeInSidebar(sidebar, url, title);
        const cards = cardsOf(index.items, context);
        const found = [description, ...cards.map(({ label }) => label)].join(" ");
        return generatedPage(
          context,
          {
            kind: "category",
            url,
            title,
            description,
            share: { motif: "book" },
            sections: [{ id: "", heading: "", text: found }],
            ...place,
            version: versionNotes(version, "", versions, context),
            cards,
          },
          breadcrumbHead(place.breadcrumbs, context.absolute),
          `${localPath(version.path, context.data.locales)}#${index.key}`,
        );
      }),
    ),
  );
}

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
