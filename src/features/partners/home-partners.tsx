import { More } from "../../components/more/more.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { HomeSectionProps } from "../../model/site.ts";
import { PartnerLinks } from "./partner-links.tsx";

/** The partners, for the home page. */
export function HomePartners({ source, site }: HomeSectionProps) {
  const { data, labels, href } = site[source.locale].context;
  const { images } = site.build;
  const { title, text, link, to, main } = source.frontMatter.sections.partners;
  const mainPartners = data.partners.filter((partner) => partner.main);
  return (
    <section className="band partners wrap">
      <SectionHeading title={title} labels={labels} />
      {data.partners.length > 0 && <p>{text}</p>}
      {mainPartners.length > 0 && (
        <>
          <SectionHeading title={main} labels={labels} level={3} />
          <PartnerLinks partners={mainPartners} images={images} isMain />
        </>
      )}
      <PartnerLinks partners={data.partners.filter((partner) => !partner.main)} images={images} />
      <More href={href(to)}>{link}</More>
    </section>
  );
}
