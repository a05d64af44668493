import { z } from "zod";
import { TIME_ZONE } from "./calendar-day.ts";
import { hiddenEntry } from "./hidden.ts";
import { webAddress } from "./link-target.ts";
import { localized } from "./localized.ts";

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, {
    error:
      "a time is written year-month-dayThour:minute in Swedish time, for example 2026-12-01T17:30",
    // What is no time is neither on a day nor before another.
    abort: true,
  })
  .refine(isMoment, { error: "there is no such date", abort: true });

/** `_data/events.json`. */
export const eventsFile = z.strictObject({
  calendar: webAddress.describe("The public calendar"),
  timeZone: z.literal(TIME_ZONE),
  events: z.array(
    z
      .strictObject({
        title: localized,
        description: localized.optional(),
        place: localized.optional(),
        url: webAddress.optional(),
        start: localTime,
        end: localTime,
        draft: z.boolean().optional().describe("true: only shown in previews"),
        hidden: hiddenEntry.optional(),
      })
      .refine((event) => event.start <= event.end, {
        message: "the event ends before it starts; exchange start and end",
        path: ["end"],
      }),
  ),
});
export type EventsFile = z.infer<typeof eventsFile>;

/** `_data/partners.json`, in the order shown. */
export const partnersFile = z
  .array(
    z.strictObject({ name: z.string().min(1), url: webAddress, main: z.boolean().default(false) }),
  )
  .refine((partners) => partners.filter((partner) => partner.main).length <= 1, {
    message: 'only one partner can be the main partner; write "main": false on the others',
  });
export type PartnersFile = z.infer<typeof partnersFile>;

/** `_data/stats.json`: the chapter in numbers. */
export const statsFile = z.array(z.strictObject({ value: localized, label: localized }));
export type StatsFile = z.infer<typeof statsFile>;

/** JavaScript reads the 30th of February as the 2nd of March, so the parsed time is compared. */
function isMoment(local: string): boolean {
  const moment = new Date(`${local}Z`);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(local);
}
