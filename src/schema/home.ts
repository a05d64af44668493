import { z } from "zod";
import { rule } from "../messages/message.ts";
import { calendarDay, optionalDay, TIME_ZONE } from "./calendar-day.ts";
import { differentIds, line, optionalFlag, ownPage } from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { webAddress } from "./link-target.ts";
import { type Locale, localized, optionalLocalized } from "./localized.ts";
import { MOTIFS } from "./pictures.ts";

/** Who an event is for. */
export const AUDIENCES = ["everyone", "members", "companies"] as const;
export type Audience = (typeof AUDIENCES)[number];

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/, {
    error: rule(
      "a time is written year-month-dayThour:minute in Swedish time, for example 2026-12-01T17:30; a whole day 2026-12-01",
      "en tid skrivs år-månad-dagTtimme:minut i svensk tid, till exempel 2026-12-01T17:30; en hel dag 2026-12-01",
    ),
    // What is no time is neither on a day nor before another.
    abort: true,
  })
  .refine((time) => calendarDay.safeParse(time.slice(0, 10)).success, {
    error: rule("there is no such day", "den dagen finns inte"),
    abort: true,
  });

/** One event of `_data/events.json`. */
export const eventEntry = z
  .strictObject({
    title: localized.describe("Evenemangets namn / Name of the event"),
    description: optionalLocalized.describe(
      "Vad som händer, och för vem / What happens, and who for",
    ),
    place: optionalLocalized.describe("Till exempel Issy / Such as Issy"),
    committee: ownPage("/docs/event/cmi")
      .optional()
      .describe(
        "Den som arrangerar; evenemanget hamnar också i dess kalender / Who arranges it; the event is also in their calendar",
      ),
    url: webAddress.optional().describe("Där man läser mer / Where to read more"),
    price: optionalLocalized.describe(
      "Till exempel 150 kr, eller Gratis / Such as SEK 150, or Free",
    ),
    audience: z.enum(AUDIENCES).optional().describe("Vem det är för / Who it is for"),
    signUp: webAddress.optional().describe("Där man anmäler sig / Where to sign up"),
    lastDay: optionalDay.describe("Sista dagen att anmäla sig / The last day to sign up"),
    picture: z
      .enum(MOTIFS)
      .optional()
      .describe(
        "I bilden som delas, om arrangörens märke inte passar / In shared pictures, where the emblem of the organiser does not fit",
      ),
    start: localTime.describe(
      "Svensk tid: 2026-12-01T17:30; för hela dagar 2026-12-01 / Swedish time; for whole days the day alone",
    ),
    end: localTime.describe(
      "Som början; för hela dagar den sista dagen, som ingår / Like the start; for whole days the last day, which is included",
    ),
    allDay: optionalFlag.describe(
      "Varar hela dagar, utan klockslag; den sista dagen ingår / Takes whole days without a time; the last day is included",
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
  .superRefine((event, context) => {
    const [start, end] = [event.start, event.end].map((time) =>
      event.allDay ? time.slice(0, 10) : time,
    ) as [string, string];
    const report = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (start > end)
      report(
        "end",
        rule(
          "the event ends before it starts; exchange start and end",
          "evenemanget slutar innan det börjar; byt plats på början och slut",
        ),
      );
    for (const name of ["start", "end"] as const) {
      if (event.allDay || event[name].includes("T")) continue;
      report(
        name,
        rule(
          `the time is missing; write ${event[name]}T17:30, or "allDay": true`,
          `tiden saknas; skriv ${event[name]}T17:30, eller "allDay": true`,
        ),
      );
    }
  });

/** `_data/events.json`. */
export const eventsFile = z.strictObject({
  calendar: webAddress.describe("Sektionens publika kalender / The public calendar"),
  ical: webAddress
    .optional()
    .describe(
      "Kalenderns publika adress i iCal-format; därifrån hämtas evenemangen / The calendar’s public address in iCal format; events are read from there",
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
  // The CMS saves no empty list of a required field.
  events: z.array(eventEntry).superRefine(differentIds("events")).default([]),
});
export type EventsFile = z.infer<typeof eventsFile>;

/** An event, as the file has it or as it was read from the public calendar. */
export type SiteEvent = EventsFile["events"][number] & {
  /** Of texts that exist in one language only, which one; the other holds the same words. */
  contentLocales?: { title?: Locale; description?: Locale };
  /** What the times of one series share; it is the `id` that the event would have by itself. */
  series?: string;
  source?: "calendar";
};

/** A logo keeps its sharp edges at any size, and its transparent ground. */
const logo = z
  .string()
  .regex(
    /^\/img\/.+\.(svg|png)$/i,
    rule(
      "a logo is an upload in SVG or PNG: /img/name.svg",
      "en logotyp laddas upp som SVG eller PNG: /img/namn.svg",
    ),
  )
  .optional();

/** `_data/partners.json`, in the order shown. */
export const partnersFile = z
  .array(
    z
      .strictObject({
        name: z.string().min(1),
        url: webAddress,
        main: z.boolean().default(false),
        logo: logo.describe(
          "Logotyp för ljust läge, SVG eller PNG utan marginaler; utan den visas namnet / Logo for light mode, SVG or PNG without margins; without it the name is shown",
        ),
        logoDark: logo.describe(
          "Logotyp för mörkt läge; utan den står den ljusa på en ljus platta / Logo for dark mode; without it the light one is on a light plate",
        ),
      })
      .refine((partner) => partner.logo || !partner.logoDark, {
        message: rule(
          'a logo for dark mode needs one for light mode in "logo"',
          'en logotyp för mörkt läge behöver en för ljust läge i "logo"',
        ),
        path: ["logoDark"],
      }),
  )
  .refine((partners) => partners.filter((partner) => partner.main).length <= 1, {
    message: rule(
      'only one partner can be the main partner; write "main": false on the others',
      'bara en partner kan vara huvudpartner; skriv "main": false på de andra',
    ),
  });

/** `_data/stats.json`: the chapter in numbers. */
export const statsFile = z.array(z.strictObject({ value: localized, label: localized }));
