import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { calendarDay } from "../../schema/calendar-day.ts";
import { ask, line, optionalLine, ownPage, plainTexts } from "../../schema/fields.ts";
import { webAddress } from "../../schema/link-target.ts";
import { localized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** What companies advertise, in the order of their names. */
const JOB_TYPES = ["job", "internship", "thesis"] as const;

/** `_data/jobs.json`: advertisements of companies, and the page that shows them. */
export const jobsFile = z.strictObject({
  to: ownPage("/jobb").describe(
    "Sidan som visar annonserna / The page that shows the advertisements",
  ),
  advertisement: localized.describe("Märker varje annons / Marks each advertisement"),
  lastDay: localized.describe("Orden före sista ansökningsdag / The words before the deadline"),
  types: z
    .strictObject({
      job: localized.describe("Ett jobb / A job"),
      internship: localized.describe("En praktikplats / An internship"),
      thesis: localized.describe("Ett examensarbete / A thesis project"),
    })
    .describe("Vad annonserna gäller / What the advertisements are about"),
  none: localized.describe("Visas när det inte finns någon annons / Shown while there is none"),
  ask: ask("/business"),
  jobs: z
    .array(
      z
        .strictObject({
          title: plainTexts.describe("Annonsens rubrik / Title of the advertisement"),
          company: line.describe("Företagets namn / Name of the company"),
          type: z
            .enum(JOB_TYPES)
            .describe("Jobb, praktik eller exjobb / A job, an internship or a thesis"),
          text: plainTexts.describe(
            "En eller två meningar om jobbet / One or two sentences about the job",
          ),
          place: optionalLine.describe("Orten / The town"),
          href: webAddress.describe(
            "Hela annonsen, hos företaget / The whole advertisement, on the company’s site",
          ),
          published: calendarDay.describe("Första dagen / The first day"),
          lastDay: calendarDay.describe(
            "Sista ansökningsdag; dagen efter visas annonsen inte / Last day to apply; the advertisement is hidden the day after",
          ),
        })
        .refine(({ published, lastDay }) => published <= lastDay, {
          path: ["lastDay"],
          message: rule(
            "the last day is before the first, so it is never shown",
            "den sista dagen är före den första, så den visas aldrig",
          ),
        }),
    )
    .default([]),
});
export type Job = z.infer<typeof jobsFile>["jobs"][number];

export const jobs = { data: { jobs: { schema: jobsFile } } } satisfies FeatureSchema;
