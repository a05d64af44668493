import { z } from "zod";
import { text } from "./fields.ts";

const rule = z.strictObject({
  avoid: z
    .array(
      z
        .string()
        .regex(/^[^\s*#]|^#\S/, "a word begins with a letter or a digit")
        .regex(/\S$/, "a word does not end with a space"),
    )
    .min(1)
    .describe(
      "Ord att undvika; * är resten av ett ord, # en siffra / Words to avoid; * is the rest of a word, # a digit",
    ),
  write: text.describe("Vad man skriver i stället / What to write instead"),
  why: text.describe("Skälet, som står i varningen / The reason, which the warning gives"),
  except: z
    .array(z.string().min(1))
    .optional()
    .describe(
      "Uttryck där ordet är rätt, med rätt stora bokstäver; * och # som ovan / Phrases in which the word is right, with their capital letters; * and # as above",
    ),
});

/** `_data/wording.json`: words that texts do not use, in each language, and what to write instead. */
export const wordingFile = z.strictObject({
  sv: z.array(rule).describe("I svenska texter / In Swedish texts"),
  en: z.array(rule).describe("I engelska texter / In English texts"),
});
export type WordingFile = z.infer<typeof wordingFile>;

const words = z.array(z.string().regex(/^\S+$/, "one word, without spaces"));

/** `_data/words.json`: words that are right although no dictionary has them, for the spelling check. */
export const wordsFile = z.strictObject({
  names: words.describe("Names and student words, in texts of both languages"),
  sv: words.describe("In Swedish texts"),
  en: words.describe("In English texts"),
});
export type WordsFile = z.infer<typeof wordsFile>;
export type WordingRule = WordingFile["sv"][number];
