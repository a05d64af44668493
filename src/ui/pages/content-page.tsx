import type { ContentPage as ContentPageModel } from "../../model/pages/page-model.ts";
import { EditLink } from "../edit-link/edit-link.tsx";
import { Frame } from "../frame/frame.tsx";
import { Prose } from "../prose/prose.tsx";

export interface ContentPageProps {
  model: ContentPageModel;
  content: string;
}

export function ContentPage({ model, content }: ContentPageProps) {
  return (
    <Frame model={model}>
      <Prose model={model} content={content} />
      <EditLink href={model.editUrl} labels={model.shell.labels} />
    </Frame>
  );
}
