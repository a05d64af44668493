import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { optionalDay } from "../../schema/calendar-day.ts";
import { motif, optionalFlag, service, uploadedImage } from "../../schema/fields.ts";
import { hiddenEntry } from "../../schema/hidden.ts";
import { webAddress } from "../../schema/link-target.ts";
import { LOCALES, localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** What a document is. */
const KINDS = ["governing", "notice", "minutes", "report", "template", "form", "magazine"] as const;

/** `_data/documents.json`: lists of documents, and the address of each. */
export const documentsFile = z.record(
  z.string(),
  z.strictObject({
    none: optionalLocalized.describe(
      "Visas medan inget dokument i listan har en adress / Shown while no document of the list has an address",
    ),
    documents: z
      .array(
        z
          .strictObject({
            title: localized.describe("Dokumentets namn / Name of the document"),
            where: optionalLocalized.describe(
              "Var det finns, eller vad det är till för / Where it is kept, or what it is for",
            ),
            kind: z.enum(KINDS).optional().describe("Vad det är / What it is"),
            issued: z
              .int()
              .min(1900)
              .max(2100)
              .optional()
              .describe("Året det är från, till exempel 2024 / The year it is of, such as 2024"),
            date: optionalDay.describe(
              "Dagen det är från, till exempel mötets; då behövs inget år / The day it is of, such as that of the meeting; then no year is needed",
            ),
            inForce: optionalFlag.describe(
              "Nej flyttar det till de äldre, ordnade efter år / No moves it to the older ones, by year",
            ),
            picture: motif.describe(
              "Tecknat omslag, för en tidning; den visas också utan adress / Drawn cover, for a magazine; it is shown without an address, too",
            ),
            languages: z
              .array(z.enum(LOCALES))
              .min(1)
              .optional()
              .describe(
                "Språken som dokumentet är skrivet på, om de är kända / Languages of the document, if they are known",
              ),
            href: webAddress
              .optional()
              .describe(
                "Hela adressen, som börjar med https://; utan den visas dokumentet inte / The full address, which begins with https://; without it the document is not shown",
              ),
            file: z
              .string()
              .startsWith(
                "/pdfs/",
                rule("a file is an upload: /pdfs/name.pdf", "en fil laddas upp: /pdfs/namn.pdf"),
              )
              .optional()
              .meta({ link: "document" })
              .describe(
                "Dokumentet självt som fil, i stället för en adress / The document itself as a file, instead of an address",
              ),
            imageURL: uploadedImage.describe("Bild på framsidan / Picture of the front page"),
            service: service.describe(
              "I stället för adressen: en av tjänsterna utanför webbplatsen / Instead of the address: one of the external services",
            ),
            hidden: hiddenEntry.optional(),
          })
          .refine(({ href, file, service }) => [href, file, service].filter(Boolean).length < 2, {
            path: ["href"],
            message: rule(
              "it has several of an address, a file and a service; remove all but one",
              "det har flera av adress, fil och tjänst; ta bort alla utom en",
            ),
          }),
      )
      .min(1)
      .meta({ addsAtTop: true }),
  }),
);

export const documents = { data: { documents: { schema: documentsFile } } } satisfies FeatureSchema;
