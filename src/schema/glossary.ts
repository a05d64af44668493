import { z } from "zod";
import { rule } from "../messages/message.ts";
import { differentIds, key, ownPage, plainTexts } from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { LOCALES, type Localized } from "./localized.ts";

interface Word {
  id: string;
  term: Localized;
  also?: string[] | undefined;
}

/** A check of the words: a form leads to one of them. */
function differentForms(words: readonly Word[], context: z.RefinementCtx): void {
  const known = new Map<string, Word>();
  for (const [index, word] of words.entries()) {
    const { term, also = [] } = word;
    const forms = [
      ...LOCALES.map((locale) => ({ form: term[locale], path: ["term", locale] })),
      ...also.map((form, place) => ({ form, path: ["also", place] })),
    ];
    for (const { form, path } of forms) {
      const other = known.get(form.toLowerCase()) ?? word;
      known.set(form.toLowerCase(), other);
      // An id that occurs twice has a finding of its own.
      if (other.id === word.id) continue;
      const message = rule(
        `it is a form of "${other.term.sv}" already; keep it at one of the two`,
        `det är redan en form av "${other.term.sv}"; behåll det hos en av dem`,
      );
      context.addIssue({ code: "custom", path: [index, ...path], message });
      break;
    }
  }
}

/** `_data/glossary.json`: words explained, in both languages. */
export const glossaryFile = z.strictObject({
  to: ownPage("/ordlista").describe("Sidan med ordlistan / The page with the glossary"),
  terms: z
    .array(
      z.strictObject({
        term: plainTexts.describe(
          "Ordet på svenska, och vad det heter på engelska / The word in Swedish, and what it is called in English",
        ),
        explanation: plainTexts.describe("En eller två meningar / One or two sentences"),
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
    .superRefine(differentIds("words"))
    .superRefine(differentForms),
});
export type GlossaryFile = z.infer<typeof glossaryFile>;
export type GlossaryTerm = GlossaryFile["terms"][number];
