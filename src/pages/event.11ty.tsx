import { eventPages, eventShare } from "../collections/events/events.ts";
import { eventHead } from "../collections/events/events-head.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { EventActions, EventHeader, EventText } from "../components/event-page/event-page.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { shortened } from "../schema/finding.ts";
import type { Locale } from "../schema/localized.ts";

/** Of a description in the head. */
const MOST_LETTERS = 160;

/** A page for each event and each series, until a year after it. */
export const data = pages(pagesOfEvents);

export default template(EventPage);

function pagesOfEvents(site: Site, locale: Locale) {
  const { context } = site[locale];
  return eventPages(context).map((page) => {
    const { event } = page;
    const { title, titleLang, description, organiser } = event;
    const share = eventShare(event);
    const { line } = share;
    const about = [line, organiser?.label, description].filter(Boolean).join(" · ");
    return generatedPage(
      context,
      {
        kind: "event",
        url: event.address,
        title,
        contentLocale: titleLang ?? locale,
        description: shortened(about, MOST_LETTERS),
        sections: [{ id: "", heading: "", text: about }],
        share,
        page,
      },
      eventHead(event, context),
      `event ${event.page}`,
    );
  });
}

function EventPage({ model }: { model: ModelOf<typeof pagesOfEvents> }) {
  const { page, context } = model;
  const { isCancelled } = page.event;
  return (
    <Frame
      model={model}
      before={
        isCancelled && <p className="admonition warning">{context.labels["events.isCancelled"]}</p>
      }
      after={<EventActions page={page} context={context} />}
      heading={(title) => <EventHeader page={page} context={context} title={title} />}
    >
      <EventText page={page} context={context} />
    </Frame>
  );
}
