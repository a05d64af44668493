import { More } from "../../components/more/more.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { ExampleProps, HomeSectionProps } from "../../model/site.ts";
import { Boilersuit } from "./boilersuit.tsx";

/** The jacket with the patches of all committees, for the home page; `children` is beside it. */
export function HomeJacket({ source, site, children }: HomeSectionProps) {
  const texts = source.frontMatter.sections.overall;
  const { context } = site[source.locale];
  const { labels, href } = context;
  return (
    texts && (
      <section className="overall wrap">
        <SectionHeading title={texts.title} labels={labels} />
        <p>{texts.text}</p>
        {children}
        <More href={href(texts.to)}>{texts.link}</More>
        <Boilersuit context={context} />
      </section>
    )
  );
}

/** The jacket by itself. */
export const jacketExample = ({ context }: ExampleProps) => ({
  overall: (
    <div className="overall">
      <Boilersuit context={context} />
    </div>
  ),
});
