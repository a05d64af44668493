import { z } from "zod";
import { rule } from "../messages/message.ts";

const words = z.array(z.string().min(1));

/**
 * `_data/synonyms.json`: words of which a reader may search for any and mean the others. A group
 * holds for both languages: "board" also finds the Swedish page about the board.
 */
export const synonymsFile = z.array(
  z
    .strictObject({ sv: words.default([]), en: words.default([]) })
    .refine(
      ({ sv, en }) => sv.length + en.length > 1,
      rule("a group has at least two words", "en grupp har minst två ord"),
    ),
);
