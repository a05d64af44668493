import type { Problem } from "../../schema/finding.ts";
import type { SiteEvent } from "../../schema/home.ts";

/** The variable that names the calendar; findings are told there, as the calendar is no file of ours. */
export const CALENDAR_VARIABLE = "CALENDAR_ICS_URL";

/** What a calendar holds, and what of it editors have to look at. */
export interface CalendarReading {
  /** Sorted; in the shape of checked entries of `_data/events.json`. */
  events: readonly SiteEvent[];
  /** Warnings: a calendar stops no build. */
  problems: readonly Problem[];
}

/** What there is without a calendar. */
export const NO_CALENDAR: CalendarReading = { events: [], problems: [] };
