import type { LinkedSite } from "../../lint/rules/rule.ts";
import type { Finding } from "../../schema/finding.ts";
import { eventConflicts } from "./model/conflicts.ts";

/** Events of the data file that are badly placed; those of the public calendar are looked at by the build. */
export function* events({ data, input, at }: LinkedSite): Iterable<Finding> {
  if (!data.events) return;
  const { events } = data.events;
  for (const { event, mistake } of eventConflicts(events, data.events, input.today))
    yield at("_data/events.json", ["events", events.indexOf(event)], mistake, "warning");
}
