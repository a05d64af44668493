import type { DocPage as DocPageModel } from "../../model/pages/page-model.ts";
import { PageFoot } from "../page-foot/page-foot.tsx";
import { Prose } from "../prose/prose.tsx";
import { DocsFrame } from "./docs-frame.tsx";

export interface DocPageProps {
  model: DocPageModel;
}

export function DocPage({ model }: DocPageProps) {
  return (
    <DocsFrame model={model}>
      <Prose model={model} />
      <PageFoot model={model} />
    </DocsFrame>
  );
}
