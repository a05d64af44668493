import { localPath } from "../../routes/locales.ts";
import type { Locale } from "../../schema/localized.ts";
import { breadcrumbHead } from "../frame/head.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Site } from "../site.ts";
import { cardsOf } from "./sidebar/category-cards.ts";
import { placeInSidebar } from "./sidebar/sidebar-place.ts";
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
