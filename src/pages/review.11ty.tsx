import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import { buildReview } from "../collections/review/review.ts";
import { reviewTables } from "../collections/review/review-tables.ts";
import type { Site } from "../collections/site.ts";
import { isPlaceholder } from "../collections/status.ts";
import { SectionHeading } from "../components/heading-link/section-heading.tsx";
import { ScrollRegion } from "../components/scroll-region/scroll-region.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** For editors: what to review, and what is out of date. Unlisted, and not for search engines. */
export const data = pages(reviewPages);

export default template(ReviewPage);

function reviewPages(site: Site, language: Locale) {
  const { context } = site[language];
  const { build } = site;
  const review = buildReview({
    now: build.now,
    data: site.written,
    dataFiles: build.dataFiles,
    files: site.sources
      .filter(({ locale, contentLocale }) => locale === contentLocale)
      .filter((source) => !isPlaceholder(source))
      .map((source) => ({ source, body: source.body, bodyLine: build.bodyLine(source) })),
    lineOf: build.lineOf,
  });
  const page = generatedPage(context, {
    kind: "review",
    unlisted: true,
    url: context.href("/redaktion/granskning"),
    title: context.labels["review.title"],
    description: context.labels["review.description"],
    tables: reviewTables(review, context),
  });
  return [page];
}

function ReviewPage({ model }: { model: ModelOf<typeof reviewPages> }) {
  const { labels } = model.context;
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        {model.tables.map(({ title, id, columns, rows, empty }) => (
          <section key={id}>
            <SectionHeading id={id} title={title} labels={labels} />
            {rows.length === 0 ? (
              <p>{empty}</p>
            ) : (
              <ScrollRegion label={title}>
                <table>
                  <thead>
                    <tr>
                      {columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((cells) => (
                      <tr key={cells.map(({ text }) => text).join()}>
                        {cells.map(({ text, href, lang }, index) => (
                          <td key={columns[index]} lang={lang}>
                            {href ? <a href={href}>{text}</a> : text}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
            )}
          </section>
        ))}
      </div>
    </Frame>
  );
}
