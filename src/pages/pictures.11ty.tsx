import { eventsPage } from "../collections/events/event-addresses.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import { shareSets } from "../collections/pictures.ts";
import type { Site } from "../collections/site.ts";
import { Empty } from "../components/empty/empty.tsx";
import { ShareSet } from "../components/share-set/share-set.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** For editors: what is coming, as pictures to share with their words. Unlisted, and not for search engines. */
export const data = pages(picturePages);

export default template(PicturesPage);

function picturePages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { addressOfPicture } = site.build;
  return [
    generatedPage(context, {
      kind: "pictures",
      unlisted: true,
      title: context.labels["pictures.title"],
      description: context.labels["pictures.description"],
      isMade: addressOfPicture !== undefined,
      // Computed when the page is rendered: each save makes the models of all pages.
      sets: () => shareSets(site[locale], addressOfPicture),
    }),
  ];
}

function PicturesPage({ model }: { model: ModelOf<typeof picturePages> }) {
  const { context, isMade } = model;
  const { labels } = context;
  const sets = model.sets();
  return (
    <Frame model={model} isFull after={<p className="lead">{model.description}</p>}>
      {!isMade && <p className="admonition note">{labels["pictures.notMade"]}</p>}
      {sets.length === 0 && (
        <Empty next={[{ label: labels["events.back"], href: eventsPage(context) }]}>
          {labels["pictures.none"]}
        </Empty>
      )}
      <div className="prose">
        {sets.map((set) => (
          <ShareSet key={set.href} set={set} labels={labels} />
        ))}
      </div>
    </Frame>
  );
}
