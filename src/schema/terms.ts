import { z } from "zod";
import { rule } from "../messages/message.ts";
import { calendarDay, optionalDay } from "./calendar-day.ts";
import { optionalFlag, optionalLine, optionalName } from "./fields.ts";
import { optionalLocalized } from "./localized.ts";

/** A term of office. */
export const term = z
  .strictObject({
    role: optionalName.describe("Rollen, om den finns i dag / The role, if there is one today"),
    title: optionalLocalized.describe(
      "Rollens namn, om den inte finns längre / Name of the role, if it is gone",
    ),
    name: optionalLine.describe(
      "Den som hade rollen; lämna tomt om hen inte vill synas, så står där ett streck / Who had the role; leave it empty if they do not want to be shown, and there is a dash",
    ),
    start: calendarDay.describe("Första dagen, till exempel 2025-07-01 / First day"),
    end: optionalDay.describe(
      "Sista dagen; lämna tomt tills den är bestämd / Last day; leave it empty until it is known",
    ),
    note: optionalLocalized.describe(
      "Till exempel att någon tog över / Such as that somebody took over",
    ),
  })
  .superRefine(({ role, title, start, end = start }, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if ((role === undefined) === (title === undefined))
      report(
        "role",
        rule(
          'a term has a "role", or a "title" if the role is gone; fill in one of the two',
          'en mandatperiod har "role", eller "title" om rollen inte finns längre; fyll i en av dem',
        ),
      );
    if (end < start)
      report(
        "end",
        rule(
          `the last day (${end}) is before the first (${start}); write a later day`,
          `sista dagen (${end}) är före den första (${start}); skriv en senare dag`,
        ),
      );
  });

/** `_data/terms.json`: who has held which role, through the years. */
export const termsFile = z.strictObject({
  indexed: optionalFlag.describe("Sökmotorer får visa sidorna / Search engines may show the pages"),
  terms: z.array(term).default([]).describe("Mandatperioderna / The terms of office"),
});
export type TermsFile = z.infer<typeof termsFile>;
export type Term = TermsFile["terms"][number];
