import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { HomeSectionProps } from "../../model/site.ts";
import { hasDates } from "./model.ts";
import { YearStreet } from "./year-street.tsx";

/** The year with its events, for the home page. While no event has a date, it takes the place of the events. */
export function HomeYear({ source, site }: HomeSectionProps) {
  const { year } = source.frontMatter.sections.events;
  const { context } = site[source.locale];
  const { data, labels, text } = context;
  if (data.academicYear.events.length === 0 || !hasDates(context)) return null;
  return (
    <section className="band wrap">
      <SectionHeading title={year ?? text(data.academicYear.label)} labels={labels} />
      <YearStreet context={context} />
    </section>
  );
}
