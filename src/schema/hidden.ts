import { z } from "zod";
import { rule } from "../messages/message.ts";
import { calendarDay, optionalDay } from "./calendar-day.ts";
import { optionalLine } from "./fields.ts";
import { localized } from "./localized.ts";

const period = {
  from: optionalDay.describe(
    "Första dagen som det är dolt; tomt betyder från och med nu / First day on which it is hidden; empty means from now on",
  ),
  until: calendarDay.describe("Dagen då det visas / The day on which it is shown"),
};

const isPeriod = ({ from, until }: { from?: string | undefined; until: string }) =>
  from === undefined || from < until;

const BACKWARDS = {
  message: rule(
    "it would be shown before it is hidden; exchange from and until",
    "den skulle visas innan den döljs; byt plats på från och till",
  ),
  path: ["until"],
};

/** In front matter: when a page is hidden, and what its address shows meanwhile. */
export const hiddenPage = z
  .strictObject({
    ...period,
    instead: optionalLine.describe(
      "En text, eller adressen till en sida, som visas så länge; tomt: att innehållet visas senare / A text, or the address of a page, to show meanwhile; empty: that the content comes later",
    ),
  })
  .refine(isPeriod, BACKWARDS);
export type HiddenPage = z.infer<typeof hiddenPage>;

/** Of an entry of a list: when it is left out. */
export const hiddenEntry = z
  .strictObject(period)
  .refine(isPeriod, BACKWARDS)
  .describe("Dagar då posten inte visas / Days on which the entry is left out");
export type HiddenEntry = z.infer<typeof hiddenEntry>;

/** For an entry that texts refer to by its name: what they show meanwhile. */
export const hiddenFact = z
  .strictObject({
    ...period,
    instead: localized.describe("Det som visas så länge / What is shown meanwhile"),
  })
  .refine(isPeriod, BACKWARDS)
  .describe(
    "Dagar då det inte visas, och vad som står i stället / Days on which it is not shown, and what is shown instead",
  );

/**
 * Whether something is hidden on a day.
 *
 * @param today the day of the build, by the site's clock
 */
export function isHiddenOn(hidden: HiddenEntry | undefined, today: string): boolean {
  return hidden !== undefined && (hidden.from ?? "") <= today && today < hidden.until;
}
