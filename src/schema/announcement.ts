import { z } from "zod";
import { rule } from "../messages/message.ts";
import { optionalDay } from "./calendar-day.ts";
import { color, contrast } from "./color.ts";
import { checksum } from "./drawing.ts";
import { ownPage } from "./fields.ts";
import { localizedHtml } from "./html-text.ts";

/** WCAG 1.4.6, for text of this size. */
const LEAST_CONTRAST = 7;

/** `_data/announcement.json`: one line above the navbar, on every page or on some (ANN-1). */
export const announcementFile = z
  .strictObject({
    enabled: z.boolean().default(false).describe("Om det visas / Whether it is shown"),
    id: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe(
        "Lämna tomt, så visas ett ändrat meddelande även för den som stängde det förra / Leave it empty, so that a changed message shows where the last was closed",
      ),
    content: localizedHtml().describe(
      "HTML; länkar leder till samma språk / HTML; links lead to the same language",
    ),
    from: optionalDay.describe(
      "Första dagen som det visas; tom betyder nu / The first day on which it is shown; empty means now",
    ),
    pages: z
      .array(ownPage("/business"))
      .optional()
      .describe(
        "Sidorna som det visas på, med dem under; tomt betyder alla / The pages that show it, with those below them; empty means all",
      ),
    expires: optionalDay.describe("Sista dagen som det visas / The last day on which it is shown"),
    backgroundColor: color.default("#ffee99"),
    textColor: color.default("#22160d"),
    isCloseable: z
      .boolean()
      .default(true)
      .describe("Om besökare kan stänga det / Whether visitors can close it"),
  })
  .superRefine(({ backgroundColor, textColor }, context) => {
    const found = contrast(textColor, backgroundColor);
    const message = rule(
      `on ${backgroundColor} it has a contrast of ${found.toFixed(1)}, but ${LEAST_CONTRAST} is the least that everyone can read`,
      `på ${backgroundColor} är kontrasten ${found.toFixed(1)}, men alla kan läsa först vid ${LEAST_CONTRAST}`,
    );
    // What is no colour has no contrast.
    if (found < LEAST_CONTRAST) context.addIssue({ code: "custom", path: ["textColor"], message });
  })
  .refine(({ from, expires }) => !from || !expires || from <= expires, {
    path: ["expires"],
    message: rule(
      "the last day is before the first, so it is never shown",
      "den sista dagen är före den första, så den visas aldrig",
    ),
  })
  // Days, too: the same words return another year.
  .transform((all) => ({ ...all, id: all.id ?? checksum(JSON.stringify(all)) }));
export type Announcement = z.infer<typeof announcementFile>;
