import { Empty } from "../../components/empty/empty.tsx";
import { More } from "../../components/more/more.tsx";
import { Frame } from "../../layouts/frame/frame.tsx";
import { type ModelOfPlan, pages, template } from "../../layouts/template.tsx";
import type { Site } from "../../model/site.ts";
import { eventsPage, Organisers } from "../events/index.ts";
import { Month } from "./month.tsx";
import type { calendarPages } from "./months.ts";

/** The events as a table for each month. */
export const data = pages("calendar");

export default template(CalendarPage);

function CalendarPage({ model, site }: { model: ModelOfPlan<typeof calendarPages>; site: Site }) {
  const { context, months } = model;
  const { labels } = context;
  const follow = { label: labels["follow.link"], href: context.generated("follow") };
  return (
    <Frame model={model} after={<Organisers context={context} />} isFull>
      {months.length === 0 && <Empty next={[follow]}>{labels["calendar.none"]}</Empty>}
      {months.length === 0 && site.features.find(({ usual }) => usual)?.usual?.(context)}
      {months.map((month) => (
        <Month key={month.id} month={month} context={context} />
      ))}
      <More href={eventsPage(context)}>{labels["events.back"]}</More>
    </Frame>
  );
}
