import { z } from "zod";
import { hiddenEntry } from "./hidden.ts";
import { LOCALES, localized } from "./localized.ts";

/** `_data/documents.json`: lists of documents, and where each lies. */
export const documentsFile = z.record(
  z.string(),
  z.strictObject({
    none: localized.optional().describe("Shown while no document of the list has an address"),
    documents: z
      .array(
        z.strictObject({
          title: localized,
          where: localized.optional().describe("Where it lies, or what it is for"),
          languages: z
            .array(z.enum(LOCALES))
            .min(1)
            .optional()
            .describe("Languages of the document, if they are known"),
          href: z
            .url()
            .optional()
            .describe("Its address; a document without one is not shown until it is known"),
          hidden: hiddenEntry.optional(),
        }),
      )
      .min(1),
  }),
);
