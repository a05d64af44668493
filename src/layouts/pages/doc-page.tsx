import type { DocPage as DocPageModel } from "../../collections/pages/page-model.ts";
import { EventList } from "../../components/event-list/event-list.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { DocsFrame } from "./docs-frame.tsx";

interface DocPageProps {
  model: DocPageModel;
}

export function DocPage({ model }: DocPageProps) {
  return (
    <DocsFrame model={model} body={model.body}>
      <Prose model={model} />
      {model.events.length > 0 && (
        <section className="own-events">
          <h2>{model.shell.labels["body.events"]}</h2>
          <EventList events={model.events} labels={model.shell.labels} />
        </section>
      )}
      <PageFoot model={model} />
    </DocsFrame>
  );
}
