import type { ContentPage as ContentPageModel } from "../../model/pages/page-model.ts";
import { EditLink } from "../edit-link/edit-link.tsx";
import { Frame } from "../frame/frame.tsx";
import { Prose } from "../prose/prose.tsx";

export interface ContentPageProps {
  model: ContentPageModel;
}

export function ContentPage({ model }: ContentPageProps) {
  return (
    <Frame model={model}>
      <Prose model={model} />
      <EditLink href={model.editUrl} labels={model.shell.labels} />
    </Frame>
  );
}
