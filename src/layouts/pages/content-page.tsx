import type { ContentPage as ContentPageModel } from "../../collections/pages/page-model.ts";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Frame } from "../frame/frame.tsx";

interface ContentPageProps {
  model: ContentPageModel;
}

export function ContentPage({ model }: ContentPageProps) {
  return (
    <Frame model={model} hero={model.hero}>
      <Prose model={model} />
      <PageFoot model={model} />
    </Frame>
  );
}
