import { Frame } from "../../../layouts/frame/frame.tsx";
import { type ModelOfPlan, pages, template } from "../../../layouts/template.tsx";
import { EventActions, EventHeader, EventText } from "../event-page/event-page.tsx";
import type { pagesOfEvents } from "../model/event-pages.ts";

/** A page for each event and each series, until a year after it. */
export const data = pages("event");

export default template(EventPage);

function EventPage({ model }: { model: ModelOfPlan<typeof pagesOfEvents> }) {
  const { page, context } = model;
  const { notice } = page.event;
  return (
    <Frame
      model={model}
      before={notice && <p className="admonition warning">{notice}</p>}
      after={<EventActions page={page} context={context} />}
      heading={(title) => <EventHeader page={page} context={context} title={title} />}
    >
      <EventText page={page} context={context} />
    </Frame>
  );
}
