import { GroupPhoto } from "../../components/group-photo/group-photo.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { DocPlace } from "../../model/docs/docs.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { Site } from "../../model/site.ts";
import type { DocSource } from "../../model/sources.ts";
import { DocsFrame } from "./docs-frame.tsx";
import { OwnSections } from "./own-sections.tsx";

interface DocPageProps {
  model: PageModel & DocPlace;
  source: DocSource;
  html: string;
  site: Site;
}

export function DocPage({ model, source, html, site }: DocPageProps) {
  return (
    <DocsFrame model={model} site={site}>
      <GroupPhoto source={source} build={site.build} />
      <Prose model={model} html={html} />
      <OwnSections source={source} site={site} />
      <PageFoot model={model} />
    </DocsFrame>
  );
}
