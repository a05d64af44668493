import type { ContentPage as ContentPageModel } from "../../model/pages/page-model.ts";
import { Frame } from "../frame/frame.tsx";
import { PageFoot } from "../page-foot/page-foot.tsx";
import { Prose } from "../prose/prose.tsx";

export interface ContentPageProps {
  model: ContentPageModel;
}

export function ContentPage({ model }: ContentPageProps) {
  return (
    <Frame model={model}>
      <Prose model={model} />
      <PageFoot model={model} />
    </Frame>
  );
}
