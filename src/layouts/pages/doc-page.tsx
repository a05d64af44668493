import type { DocPage as DocPageModel } from "../../collections/pages/page-model.ts";
import { EventList } from "../../components/event-list/event-list.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { DocsFrame } from "./docs-frame.tsx";

interface DocPageProps {
  model: DocPageModel;
}

export function DocPage({ model }: DocPageProps) {
  const { labels } = model.shell;
  return (
    <DocsFrame model={model} body={model.body}>
      <Prose model={model} />
      {model.events.length > 0 && (
        <section className="own-events">
          <SectionHeading of={{ id: "own-events", title: labels["body.events"] }} labels={labels} />
          <EventList events={model.events} labels={labels} />
        </section>
      )}
      <PageFoot model={model} />
    </DocsFrame>
  );
}
