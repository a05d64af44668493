import { comingPages, eventShare } from "../collections/events/events.ts";
import { format } from "../collections/format.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { Poster } from "../components/poster/poster.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { posterAddress } from "../routes/generated-pages.ts";
import type { Locale } from "../schema/localized.ts";

/** A poster of each event to come. Unlisted, and not for search engines. */
export const data = pages(posterPages);

export default template(PosterPage);

function posterPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  return comingPages(context).map((page) => {
    const { title, titleLang, address } = page.event;
    return generatedPage(
      context,
      {
        kind: "poster",
        url: posterAddress(address, locale),
        title,
        contentLocale: titleLang ?? locale,
        unlisted: true,
        description: format(context.labels["poster.description"], { title }),
        share: eventShare(page.event),
        page,
      },
      {},
      `poster ${page.event.page}`,
    );
  });
}

function PosterPage({ model }: { model: ModelOf<typeof posterPages> }) {
  const { page, context } = model;
  return (
    <Frame
      model={model}
      isFull
      heading={(title) => <Poster page={page} context={context} title={title} />}
    >
      <p className="row">
        <a href={page.event.address}>{context.labels["poster.back"]}</a>
      </p>
    </Frame>
  );
}
