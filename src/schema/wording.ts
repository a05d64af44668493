import { z } from "zod";

const rule = z.strictObject({
  avoid: z
    .array(
      z
        .string()
        .regex(/^[^\s*#]|^#\S/, "a word begins with a letter or a digit")
        .regex(/\S$/, "a word does not end with a blank"),
    )
    .min(1)
    .describe("Words not to write; * stands for the rest of a word, # for a digit"),
  write: z.string().min(1).describe("What to write instead"),
  why: z.string().min(1).describe("The reason, for whoever reads the warning"),
  except: z
    .array(z.string().min(1))
    .optional()
    .describe("Phrases in which the word is right, with their capital letters; * and # as above"),
});

/** `_data/wording.json`: words that texts do not use, in each language, and what to write instead. */
export const wordingFile = z.strictObject({
  sv: z.array(rule).describe("For Swedish texts"),
  en: z.array(rule).describe("For English texts"),
});
export type WordingFile = z.infer<typeof wordingFile>;
export type WordingRule = WordingFile["sv"][number];
