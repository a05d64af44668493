import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { optionalDay } from "../../schema/calendar-day.ts";
import { hiddenFact } from "../../schema/hidden.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** `_data/key-dates.json`: dates that change every year. */
export const keyDatesFile = z.record(
  z.string(),
  z
    .strictObject({
      label: localized,
      date: optionalDay
        .meta({ isYearly: true })
        .describe("Tomt medan dagen är okänd / Empty while the day is not known"),
      events: z.array(z.string()).optional().describe("Evenemangets namn / Names of the event"),
      note: optionalLocalized,
      past: optionalLocalized.describe(
        "Visas när dagen är över eller okänd: när nästa datum kommer / Shown when the day is over or not known: when the next date comes",
      ),
      hidden: hiddenFact.optional(),
    })
    .refine(({ date, past }) => date ?? past, {
      message: rule(
        'a key date has a day, or says why it has none; write "date" or "past"',
        'ett viktigt datum har en dag, eller säger varför det saknar en; skriv "date" eller "past"',
      ),
      path: ["date"],
    }),
);
export type KeyDatesFile = z.infer<typeof keyDatesFile>;

export const keyDates = {
  data: { "key-dates": { schema: keyDatesFile, isVersioned: true } },
} satisfies FeatureSchema;
