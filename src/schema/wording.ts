import { z } from "zod";
import { rule } from "../messages/message.ts";
import { text } from "./fields.ts";

const wordingRule = z
  .strictObject({
    avoid: z
      .array(
        z
          .string()
          .regex(
            /^[^\s*#]|^#\S/,
            rule(
              "a word begins with a letter or a digit",
              "ett ord börjar med en bokstav eller en siffra",
            ),
          )
          .regex(
            /\S$/,
            rule("a word does not end with a space", "ett ord slutar inte med ett mellanslag"),
          ),
      )
      .min(1)
      .describe(
        "Ord att undvika; * är resten av ett ord, # en siffra / Words to avoid; * is the rest of a word, # a digit",
      ),
    write: z
      .union([text, z.array(text)])
      .describe(
        "Vad man skriver i stället; en lista har ett ord för vart och ett att undvika, * är samma rest / What to write instead; a list has a word for each to avoid, * is the same rest",
      ),
    why: text.describe("Skälet, som står i varningen / The reason, which the warning gives"),
    except: z
      .array(z.string().min(1))
      .optional()
      .describe(
        "Uttryck där ordet är rätt, med rätt stora bokstäver; * och # som ovan / Phrases in which the word is right, with their capital letters; * and # as above",
      ),
  })
  .refine(({ avoid, write }) => typeof write === "string" || write.length === avoid.length, {
    message: rule(
      'a list has one word for each in "avoid"',
      'en lista har ett ord för vart och ett i "avoid"',
    ),
    path: ["write"],
  });

/** `_data/wording.json`: words that texts do not use, in each language, and what to write instead. */
export const wordingFile = z.strictObject({
  sv: z.array(wordingRule).describe("I svenska texter / In Swedish texts"),
  en: z.array(wordingRule).describe("I engelska texter / In English texts"),
});
export type WordingFile = z.infer<typeof wordingFile>;

const words = z.array(
  z.string().regex(/^\S+$/, rule("one word, without spaces", "ett ord, utan mellanslag")),
);

/** `_data/words.json`: words that are right although no dictionary has them, for the spelling check. */
export const wordsFile = z.strictObject({
  names: words.describe("Names and student words, in texts of both languages"),
  sv: words.describe("In Swedish texts"),
  en: words.describe("In English texts"),
});
export type WordsFile = z.infer<typeof wordsFile>;
export type WordingRule = WordingFile["sv"][number];
