import { z } from "zod";
import { hiddenEntry } from "./hidden.ts";
import { localized } from "./localized.ts";

/** `_data/glossary.json`: words explained, in both languages. */
export const glossaryFile = z.strictObject({
  to: z
    .string()
    .startsWith("/", "an address begins with a slash: /ordlista")
    .describe("The page with  ::: glossary , which [[words]] of the texts lead to"),
  terms: z.record(
    z.string().regex(/^[a-z0-9-]+$/, "an id has only small letters a–z, digits and hyphens"),
    z.strictObject({
      term: localized.describe("The word itself in Swedish, and what it is called in English"),
      explanation: localized.describe("One or two sentences"),
      also: z
        .array(z.string().min(1))
        .optional()
        .describe("Other forms that texts may write between [[ and ]]"),
      hidden: hiddenEntry.optional(),
    }),
  ),
});
export type GlossaryFile = z.infer<typeof glossaryFile>;
