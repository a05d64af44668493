import { leadAndText } from "../../collections/pages/page-hero.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import type { ContentSource } from "../../collections/sources.ts";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Frame } from "../frame/frame.tsx";

interface ContentPageProps {
  model: PageModel;
  source: ContentSource;
}

export function ContentPage({ model, source }: ContentPageProps) {
  const { hero } = source.frontMatter;
  const { lead, text } = leadAndText(source);
  return (
    <Frame model={model} hero={hero && { hero, lead }}>
      <Prose model={model} html={text} />
      <PageFoot model={model} />
    </Frame>
  );
}
