import { localPath } from "../../routes/locales.ts";
import { format, pluralize } from "../format.ts";
import { breadcrumbHead } from "../frame/head.ts";
import { generatedPage, type PlannedPage } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";
import { placeInSidebar } from "./sidebar/sidebar-place.ts";
import { type Version, versionNotes } from "./versions.ts";

/** The generated pages of categories (SIDE-4), of all versions of the docs in one language. */
export function categoryPages(versions: readonly Version[], context: LocaleContext): PlannedPage[] {
  const { labels, record, data } = context;
  return versions.flatMap((version) =>
    Object.values(version.sidebars).flatMap((sidebar) =>
      sidebar.indexes.map((index): PlannedPage => {
        const place = placeInSidebar(sidebar, index.url, index.title);
        return {
          core: {
            ...generatedPage(context.locale),
            kind: "category",
            url: index.url,
            title: index.title,
            description: index.description ?? index.title,
            ...place,
            version: versionNotes(version, "", versions, context),
            cards: index.cards.map(({ label, href, description, count }) => ({
              label,
              href,
              text:
                description ??
                (count === null
                  ? null
                  : format(
                      pluralize(
                        labels["docs.DocCard.categoryDescription.plurals"],
                        count,
                        record.htmlLang,
                      ),
                      { count },
                    )),
            })),
          },
          source: null,
          head: breadcrumbHead(place.breadcrumbs, context.absolute),
          translationKey: `${localPath(version.path, data.locales)}#${index.id}`,
        };
      }),
    ),
  );
}
