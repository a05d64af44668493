import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { contentLang } from "../../model/content-lang.ts";
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
  const { hero } = source.frontMatter;
  const { lead, text } = leadAndText(html);
  return (
    <Frame
      model={model}
      hero={hero && { hero, lead }}
      after={
        lead && (
          <p
            className="lead"
            lang={contentLang(model.contentLocale, model.locale)}
            dangerouslySetInnerHTML={{ __html: lead }}
          />
        )
      }
    >
      <Prose model={model} html={text} />
      <PageFoot model={model} />
    </Frame>
  );
}
