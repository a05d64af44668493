import { z } from "zod";

const words = z.array(z.string().min(1));

/**
 * `_data/synonyms.json`: words of which a reader may search for any and mean the others. A group
 * holds for both languages: "board" also finds the Swedish page about the board.
 */
export const synonymsFile = z.array(
  z
    .strictObject({ sv: words.default([]), en: words.default([]) })
    .refine(({ sv, en }) => sv.length + en.length > 1, "a group has at least two words"),
);
