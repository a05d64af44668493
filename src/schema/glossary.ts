import { z } from "zod";
import { differentIds, key, ownPage } from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { localized } from "./localized.ts";

/** `_data/glossary.json`: words explained, in both languages. */
export const glossaryFile = z.strictObject({
  to: ownPage("/ordlista").describe("Sidan med ordlistan / The page with the glossary"),
  terms: z
    .array(
      z.strictObject({
        term: localized.describe(
          "Ordet på svenska, och vad det heter på engelska / The word in Swedish, and what it is called in English",
        ),
        explanation: localized.describe("En eller två meningar / One or two sentences"),
        also: z
          .array(z.string().min(1))
          .optional()
          .describe(
            "Andra former av ordet, som sittningar för sittning / Other forms of the word, such as sittningar for sittning",
          ),
        id: key("an id").describe(
          "Ordets adress på sidan: små bokstäver a–z, siffror och bindestreck / Address of the word on the page: small letters a–z, digits and hyphens",
        ),
        hidden: hiddenEntry.optional(),
      }),
    )
    .superRefine(differentIds("words")),
});
export type GlossaryFile = z.infer<typeof glossaryFile>;
export type GlossaryTerm = GlossaryFile["terms"][number];
