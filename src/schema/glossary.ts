import { z } from "zod";
import { rule } from "../messages/message.ts";
import { differentIds, key, ownPage } from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { LOCALES, type Localized, localized } from "./localized.ts";

interface Word {
  term: Localized;
  also?: string[] | undefined;
}

/** A check of the words: a form leads to one of them. */
function differentForms(words: readonly Word[], context: z.RefinementCtx): void {
  const known = new Map<string, string>();
  for (const [index, { term, also = [] }] of words.entries()) {
    const forms = [
      ...LOCALES.map((locale) => ({ form: term[locale], path: ["term", locale] })),
      ...also.map((form, place) => ({ form, path: ["also", place] })),
    ].filter(({ form }) => known.get(form.toLowerCase()) !== term.sv);
    for (const { form, path } of forms) {
      const other = known.get(form.toLowerCase());
      known.set(form.toLowerCase(), other ?? term.sv);
      if (other === undefined || other === term.sv) continue;
      const message = rule(
        `it is a form of "${other}" already; keep it at one of the two`,
        `det är redan en form av "${other}"; behåll det hos en av dem`,
      );
      context.addIssue({ code: "custom", path: [index, ...path], message });
    }
  }
}

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
    .superRefine(differentIds("words"))
    .superRefine(differentForms),
});
export type GlossaryFile = z.infer<typeof glossaryFile>;
export type GlossaryTerm = GlossaryFile["terms"][number];
