import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { YearStreet } from "../../components/year-street/year-street.tsx";
import type { HomeSectionProps } from "../../model/site.ts";

/** The year with its events, for the home page. */
export function HomeYear({ source, site }: HomeSectionProps) {
  const { year } = source.frontMatter.sections.events;
  const { context } = site[source.locale];
  const { data, labels, text } = context;
  return (
    <section className="band wrap">
      <SectionHeading title={year ?? text(data.academicYear.label)} labels={labels} />
      <YearStreet context={context} />
    </section>
  );
}
