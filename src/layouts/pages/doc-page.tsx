import type { DocPlace } from "../../collections/docs/docs.ts";
import { printAddress } from "../../collections/docs/print-pages.ts";
import { type EventModel, listedEvents } from "../../collections/events/events.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import type { Site } from "../../collections/site.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { DocSource } from "../../collections/sources.ts";
import { EventList } from "../../components/event-list/event-list.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { DocsFrame } from "./docs-frame.tsx";

interface DocPageProps {
  model: PageModel & DocPlace;
  source: DocSource;
  site: Site;
}

export function DocPage({ model, source, site }: DocPageProps) {
  const { labels } = model.context;
  const events = eventsOf(source, model.context);
  const print = printAddress(source, site[model.locale].versions);
  return (
    <DocsFrame model={model}>
      <Prose model={model} html={source.text.html} />
      {events.length > 0 && (
        <section className="own-events">
          <SectionHeading id="own-events" title={labels["body.events"]} labels={labels} />
          <EventList events={events} labels={labels} />
        </section>
      )}
      <PageFoot model={model}>{print && <a href={print}>{labels["docs.print.link"]}</a>}</PageFoot>
    </DocsFrame>
  );
}

/** The coming events of the body whose page it is. */
function eventsOf({ url, version }: DocSource, context: LocaleContext): EventModel[] {
  const { data, href } = context;
  const isOwn = data.events.events.some(({ committee }) => committee && href(committee) === url);
  if (version !== data.versions.last || !isOwn) return [];
  return listedEvents(context).upcoming.filter(({ organiser }) => organiser?.href === url);
}
