import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { calendarDay, dayWithTimes, optionalDay, TIME_ZONE } from "../../schema/calendar-day.ts";
import {
  bodyPage,
  differentIds,
  line,
  motif,
  optionalFlag,
  ownPage,
  plainTexts,
  uploadedImage,
} from "../../schema/fields.ts";
import { hiddenEntry } from "../../schema/hidden.ts";
import { webAddress } from "../../schema/link-target.ts";
import { type Locale, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** Who an event is for. */
export const AUDIENCES = ["everyone", "members", "companies"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A time of a day in Sweden. */
const time = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    rule(
      "a time is written hour:minute, for example 17:30",
      "en tid skrivs timme:minut, till exempel 17:30",
    ),
  )
  .optional();

/** Lets a check run even if other fields have mistakes, so that all are reported together. */
const TOGETHER = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** One event of `_data/events.json`. */
export const eventEntry = z
  .strictObject({
    title: plainTexts.describe("Evenemangets namn / Name of the event"),
    start: dayWithTimes.describe("Första dagen / The first day"),
    startTime: time.describe(
      "Svensk tid, till exempel 17:30; utan tider varar det hela dagar / Swedish time, such as 17:30; without times it takes whole days",
    ),
    endTime: time.describe("Svensk tid, till exempel 23:00 / Swedish time, such as 23:00"),
    end: dayWithTimes
      .optional()
      .describe(
        "Sista dagen, som ingår; tom för en enda dag / The last day, which is included; empty for one day",
      ),
    place: plainTexts.optional().describe("Till exempel kårhuset / Such as the union house"),
    description: plainTexts
      .optional()
      .describe("Vad som händer, och för vem / What happens, and who for"),
    committee: bodyPage.describe(
      "Den som arrangerar; evenemanget hamnar också i dess kalender / Who arranges it; the event is also in their calendar",
    ),
    url: webAddress.optional().describe("Där man läser mer / Where to read more"),
    price: plainTexts
      .optional()
      .describe("Till exempel 150 kr, eller Gratis / Such as SEK 150, or Free"),
    audience: z.enum(AUDIENCES).optional().describe("Vem det är för / Who it is for"),
    signUp: webAddress.optional().describe("Där man anmäler sig / Where to sign up"),
    signUpOpens: optionalDay.describe(
      "Dagen då anmälan öppnar / The day on which the sign-up opens",
    ),
    signUpOpensTime: time.describe(
      "När på den dagen, till exempel 12:00 / When on that day, such as 12:00",
    ),
    lastDay: optionalDay.describe("Sista dagen att anmäla sig / The sign-up deadline"),
    picture: motif.describe(
      "I bilden som delas, om arrangörens märke inte passar / In shared pictures, where the emblem of the organiser does not fit",
    ),
    imageURL: uploadedImage
      .refine(
        (path) => path === undefined || !/\.(svg|gif)$/i.test(path),
        rule(
          "a picture of an event is a JPEG, PNG or WebP: networks show no other",
          "en bild på ett evenemang är en JPEG, PNG eller WebP: andra visas inte när den delas",
        ),
      )
      .describe(
        "Bild eller affisch; visas på evenemangets sida och när den delas / Picture or poster; on the page of the event and where that is shared",
      ),
    imageAlt: optionalLocalized.describe(
      "Vad bilden visar, för den som inte ser den; skriv av text i bilden / What the picture shows, for those who cannot see it; with the words in it",
    ),
    cancelled: optionalFlag.describe(
      "Är inställt; sidan säger det, och listorna visar det inte / Is off; its page says so, and lists leave it out",
    ),
    draft: optionalFlag.describe("Visas bara i förhandsvisningar / Only shown in previews"),
    hidden: hiddenEntry.optional(),
    id: z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        rule(
          "an id is small letters a to z, digits and hyphens, for example sittning-2026",
          "ett id är små bokstäver a till z, siffror och bindestreck, till exempel sittning-2026",
        ),
      )
      .optional()
      .describe(
        "Till exempel sittning-2026; behåll den när titel eller dag ändras, så att kalendrar och länkar hittar evenemanget / Such as sittning-2026; keep it when title or day change, so that calendars and links find the event",
      ),
  })
  .superRefine(hasBothTimes, TOGETHER)
  .refine(({ signUpOpens, signUpOpensTime }) => signUpOpens || !signUpOpensTime, {
    ...TOGETHER,
    message: rule(
      'a time needs its day, in "signUpOpens"',
      'ett klockslag behöver sin dag, i "signUpOpens"',
    ),
    path: ["signUpOpens"],
  })
  .refine(
    ({ start, end = start, lastDay }) => !lastDay || ![end, lastDay].every(isDay) || lastDay <= end,
    {
      ...TOGETHER,
      message: rule(
        "the sign-up deadline is after the event; write an earlier day",
        "sista dagen att anmäla sig är efter evenemanget; skriv en tidigare dag",
      ),
      path: ["lastDay"],
    },
  )
  .refine(({ imageURL, imageAlt }) => !imageURL === !imageAlt, {
    ...TOGETHER,
    message: rule(
      'a picture needs "imageAlt", what it shows, and the other way round',
      'en bild behöver "imageAlt", vad den visar, och tvärtom',
    ),
    path: ["imageAlt"],
  })
  .transform(({ startTime, endTime, end, signUpOpens, signUpOpensTime, ...event }) => ({
    ...event,
    ...(signUpOpens && { signUpOpens: `${signUpOpens}T${signUpOpensTime ?? "00:00"}` }),
    ...spanOf({ start: event.start, end, startTime, endTime }),
  }));

/** When something begins and ends: Swedish time, or whole days. */
interface Timing {
  start: string;
  startTime?: string | undefined;
  end?: string | undefined;
  endTime?: string | undefined;
}

/** A check: both times or neither, and the end after the start. */
function hasBothTimes(
  { start, startTime = "", end = start, endTime = "" }: Timing,
  context: z.RefinementCtx,
): void {
  const report = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if ((startTime === "") !== (endTime === ""))
    report(
      startTime ? "endTime" : "startTime",
      rule(
        "an event has a time for its start and its end, or for neither",
        "ett evenemang har klockslag för både början och slut, eller inget",
      ),
    );
  else if (
    [start, end].every(isDay) &&
    [startTime, endTime].every((one) => time.safeParse(one || undefined).success) &&
    start + startTime > end + endTime
  )
    report(
      end < start ? "end" : "endTime",
      rule(
        "the event ends before it starts; if it ends after midnight, write the next day as its end",
        "evenemanget slutar innan det börjar; slutar det efter midnatt skriver du nästa dag som slut",
      ),
    );
}

const isDay = (written: unknown) => calendarDay.safeParse(written).success;

/** The moments of an event. */
function spanOf({ start, startTime, end = start, endTime }: Timing) {
  return {
    start: `${start}T${startTime ?? "00:00"}`,
    end: `${end}T${endTime ?? "23:59"}`,
    /** It takes whole days, the last one included. */
    ...(startTime === undefined ? { allDay: true } : {}),
  };
}

/** An event, as the file has it or as it was read from the public calendar. */
export type SiteEvent = z.output<typeof eventEntry> & {
  /** Of texts that exist in one language only, which one; the other holds the same words. */
  contentLocales?: { title?: Locale; description?: Locale };
  /** What the times of one series share; it is the `id` that the event would have by itself. */
  series?: string;
  /** What its organiser has written at its title in the calendar. */
  status?: "moved" | "full";
  source?: "calendar";
  /** Whether an entry of the file stands for one of the calendar. */
  completes?: true;
  /** Whether codes or numbers of a meeting were left out. */
  hasSecrets?: true;
};

/** `_data/events.json`. */
export const eventsFile = z.strictObject({
  // The CMS saves no empty list of a required field.
  events: z
    .array(eventEntry.transform((event): SiteEvent => event))
    .superRefine(differentIds("events"))
    .default([])
    .meta({ addsAtTop: true }),
  calendar: webAddress.optional().describe("Sektionens öppna kalender / The public calendar"),
  ical: webAddress
    .optional()
    .describe(
      "Kalenderns offentliga adress i iCal-format; därifrån hämtas evenemangen / The calendar’s public address in iCal format; events are read from there",
    ),
  timeZone: z.literal(TIME_ZONE),
  to: ownPage("/evenemang").describe("Sidan med alla evenemang / The page with all events"),
  places: z
    .array(
      z.strictObject({
        name: line.describe("Som evenemangen skriver den / As the events write it"),
        address: line.describe("Som en karta hittar den / As a map finds it"),
      }),
    )
    .default([])
    .describe("Platser som kartor inte känner / Places that maps do not know"),
  examinations: z
    .array(
      z.strictObject({
        from: calendarDay.describe("Första dagen / The first day"),
        lastDay: calendarDay.describe("Sista dagen / The last day"),
      }),
    )
    .default([])
    .describe(
      "Tentaperioder; evenemang i dem får en anmärkning / Examination periods; events in them are reported",
    ),
});
export type EventsFile = z.infer<typeof eventsFile>;

export const events = {
  data: { events: { schema: eventsFile } },
  addresses: { follow: { sv: "/folj", en: "/follow" } },
} satisfies FeatureSchema;
