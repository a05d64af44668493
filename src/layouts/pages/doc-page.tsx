import type { DocPlace } from "../../collections/docs/docs-model.ts";
import { printAddress } from "../../collections/docs/print-pages.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import type { Site } from "../../collections/site.ts";
import type { DocSource } from "../../collections/sources.ts";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { DocsFrame } from "./docs-frame.tsx";

interface DocPageProps {
  model: PageModel<DocPlace>;
  source: DocSource;
  site: Site;
}

export function DocPage({ model, source, site }: DocPageProps) {
  const print = printAddress(source, site[model.locale].versions);
  return (
    <DocsFrame model={model}>
      <Prose model={model} html={source.text.html} />
      <PageFoot model={model}>
        {print && <a href={print}>{model.context.labels["docs.print.link"]}</a>}
      </PageFoot>
    </DocsFrame>
  );
}
