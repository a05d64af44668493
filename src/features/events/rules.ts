import type { LinkedSite } from "../../lint/rules/rule.ts";
import { isUnlikely } from "../../lint/rules/texts-together.ts";
import { PAGES } from "../../messages/pages.ts";
import type { Finding } from "../../schema/finding.ts";
import { eventConflicts } from "./model/conflicts.ts";

const FAR = { en: "the event is far away", sv: "evenemanget är långt borta" };

/** Events of the data file that are badly placed; those of the public calendar are looked at by the build. */
export function* events({ data, input, at }: LinkedSite): Iterable<Finding> {
  if (!data.events) return;
  const { events } = data.events;
  for (const [index, event] of events.entries()) {
    const field = (["start", "end"] as const).find((name) => isUnlikely(event[name], input.today));
    if (!field) continue;
    const mistake = PAGES.unlikelyDay({ day: event[field].slice(0, 10), effect: FAR });
    yield at("_data/events.json", ["events", index, field], mistake, "warning");
  }
  for (const { event, mistake } of eventConflicts(events, data.events, input.today))
    yield at("_data/events.json", ["events", events.indexOf(event)], mistake, "warning");
}
