import { z } from "zod";
import { rule } from "../messages/message.ts";
import { linkTarget } from "./link-target.ts";

const words = z.array(z.string().min(1));

/**
 * `_data/synonyms.json`: words of which a reader may search for any and mean the others. A group
 * holds for both languages: "board" also finds the Swedish page about the board. Of a group with a page,
 * each word leads to that page; a page for readers in distress comes before all others.
 */
export const synonymsFile = z.array(
  z
    .strictObject({
      sv: words.default([]),
      en: words.default([]),
      to: linkTarget
        .optional()
        .describe(
          "Sidan som vart och ett av orden leder till först / The page that each of the words leads to first",
        ),
    })
    .refine(
      ({ sv, en }) => sv.length + en.length > 1,
      rule("a group has at least two words", "en grupp har minst två ord"),
    ),
);
