import type { DocPage as DocPageModel } from "../../model/pages/page-model.ts";
import { EditLink } from "../edit-link/edit-link.tsx";
import { Prose } from "../prose/prose.tsx";
import { DocsFrame } from "./docs-frame.tsx";

export interface DocPageProps {
  model: DocPageModel;
}

export function DocPage({ model }: DocPageProps) {
  return (
    <DocsFrame model={model}>
      <Prose model={model} />
      <EditLink href={model.editUrl} labels={model.shell.labels} />
    </DocsFrame>
  );
}
