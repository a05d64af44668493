import { format } from "../collections/format.ts";
import { listedMeetings, operatingYear } from "../collections/meetings.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { MeetingList } from "../components/meeting/meeting-list.tsx";
import { More } from "../components/more/more.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** All meetings by operating year; no page while there are none. */
export const data = pages(meetingPages);

export default template(MeetingsPage);

function meetingPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { labels, data } = context;
  const meetings = listedMeetings(data.meetings[locale]);
  if (meetings.length === 0) return [];
  const [title, description] = [labels["meeting.title"], labels["meeting.lead"]];
  const years = [...Map.groupBy(meetings, ({ fields }) => operatingYear(fields.start))];
  return [generatedPage(context, { kind: "meetings" as const, title, description, years })];
}

function MeetingsPage({ model }: { model: ModelOf<typeof meetingPages> }) {
  const { years, context } = model;
  const { labels, generated } = context;
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <p className="row">
        <More href={generated("decisions")}>{labels["decision.register"]}</More>
      </p>
      {years.map(([year, meetings]) => (
        <section key={year} className="meeting prose">
          <SectionHeading
            id={year.replace("/", "-")}
            title={format(labels["meeting.year"], { year })}
            labels={labels}
          />
          <MeetingList meetings={meetings} context={context} />
        </section>
      ))}
    </Frame>
  );
}
