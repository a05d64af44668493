import type { DocPage as DocPageModel } from "../../collections/pages/page-model.ts";
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
      <PageFoot model={model} />
    </DocsFrame>
  );
}
