import { leadAndText } from "../../collections/pages/page-hero.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import type { ContentSource } from "../../collections/sources.ts";
import { statutePlace } from "../../collections/statutes.ts";
import { Cover } from "../../components/cover/cover.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { StatuteNote, StatuteVersions } from "../../components/statute/statute.tsx";
import { Frame } from "../frame/frame.tsx";

interface ContentPageProps {
  model: PageModel;
  source: ContentSource;
  html: string;
}

export function ContentPage({ model, source, html }: ContentPageProps) {
  const { hero, picture } = source.frontMatter;
  const { lead, text } = leadAndText(source, html);
  const { context, contentLocale, locale } = model;
  const place = statutePlace(source.key, locale, context.data);
  return (
    <Frame
      model={model}
      hero={hero && { hero, lead }}
      after={
        place ? (
          <StatuteNote place={place} contentLocale={contentLocale} context={context} />
        ) : (
          picture && <Cover motif={picture} isHead />
        )
      }
    >
      <Prose model={model} html={text} />
      {place && <StatuteVersions place={place} context={context} />}
      <PageFoot model={model} />
    </Frame>
  );
}
