import { cardsOf } from "../collections/docs/sidebar/category-cards.ts";
import { placeInSidebar } from "../collections/docs/sidebar/sidebar-place.ts";
import { versionNotes } from "../collections/docs/versions.ts";
import { breadcrumbHead } from "../collections/frame/head.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { DocsFrame } from "../layouts/pages/docs-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { localPath } from "../routes/locales.ts";
import type { Locale } from "../schema/localized.ts";

/** What each category of the docs contains, in all versions (SIDE-4). */
export const data = pages(categoryPages);

export default template(CategoryPage);

function categoryPages(site: Site, locale: Locale) {
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

function CategoryPage({ model }: { model: ModelOf<typeof categoryPages> }) {
  return (
    <DocsFrame model={model}>
      <dl className="answers">
        {model.cards.map(({ label, href, text }) => (
          <div key={href}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </DocsFrame>
  );
}
