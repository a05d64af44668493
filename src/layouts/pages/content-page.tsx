import { Cover } from "../../components/cover/cover.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { leadAndText } from "../../model/pages/page-hero.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import type { ContentSource } from "../../model/sources.ts";
import { Frame } from "../frame/frame.tsx";

interface ContentPageProps {
  model: PageModel;
  source: ContentSource;
  html: string;
}

export function ContentPage({ model, source, html }: ContentPageProps) {
  const { hero, picture } = source.frontMatter;
  const { lead, text } = leadAndText(source, html);
  return (
    <Frame
      model={model}
      hero={hero && { hero, lead }}
      after={picture && <Cover motif={picture} isHead />}
    >
      <Prose model={model} html={text} />
      <PageFoot model={model} />
    </Frame>
  );
}
