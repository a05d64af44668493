import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { TIME_ZONE } from "../../schema/calendar-day.ts";

/** Tells which moment a clock shows. */
export interface Zone {
  /** In milliseconds; of an hour that comes twice the first, of one that is left out the one after it. */
  momentOf(wall: Temporal.PlainDateTime): number;
}

/** Zones by their names in a calendar; undefined for those that nobody knows. */
export type Zones = (name: string) => Zone | undefined;

/** Only rules such as "the last Sunday of March": ical.js does not come back from some others. */
const ZONE_RULE =
  /^RRULE:FREQ=YEARLY(?:;(?:BYMONTH=\d\d?|BYDAY=-?[1-5](?:SU|MO|TU|WE|TH|FR|SA)|INTERVAL=1|WKST=..|UNTIL=\d{8}(?:T\d{6}Z?)?))*\s*$/i;

/** So many definitions are read, and none that is longer: each takes as long as hundreds of events. */
const MOST_DEFINITIONS = 20;
const DEFINITION_LENGTH = 20_000;

/** The site's own zone, for what has none. */
export const SITE_ZONE = namedZone(TIME_ZONE);
export const UTC = namedZone("UTC");

/**
 * The zones of a calendar: those of the IANA by their names, whatever the calendar says about them, and
 * others by the calendar's definitions.
 */
export function zonesOf(definitions: ReadonlyMap<string, string>): Zones {
  const known = new Map<string, Zone | undefined>();
  let left = MOST_DEFINITIONS;
  const define = (name: string) => {
    const definition = definitions.get(name);
    if (definition === undefined || definition.length > DEFINITION_LENGTH) return undefined;
    return left-- > 0 ? definedZone(name, definition) : undefined;
  };
  return (name) => {
    if (!known.has(name)) known.set(name, namedIn(name) ?? define(name));
    return known.get(name);
  };
}

function namedIn(name: string): Zone | undefined {
  // Some programs write a path of their own before the name: /freeassociation.sourceforge.net/Europe/Stockholm
  const ends = [name, ...(name.match(/[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/) ?? [])];
  const iana = ends.find(isNamed);
  return iana === undefined ? undefined : namedZone(iana);
}

function isNamed(name: string): boolean {
  try {
    new Intl.DateTimeFormat("sv", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function namedZone(name: string): Zone {
  return { momentOf: (wall) => wall.toZonedDateTime(name).epochMilliseconds };
}

function definedZone(tzid: string, definition: string): Zone | undefined {
  const rules = definition.match(/^RRULE.*$/gim) ?? [];
  if (rules.some((rule) => !ZONE_RULE.test(rule))) return undefined;
  try {
    const zone = new ICAL.Timezone({ component: definition, tzid });
    const momentOf = (wall: Temporal.PlainDateTime) => {
      const { year, month, day, hour, minute, second } = wall;
      const offset = zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second }));
      return UTC.momentOf(wall) - offset * 1000;
    };
    // A definition that cannot be used is told by its first use.
    momentOf(Temporal.PlainDateTime.from("2026-01-01T12:00"));
    return { momentOf };
  } catch {
    return undefined;
  }
}
