import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { differentIds, key, keyDate, service } from "../../schema/fields.ts";
import { linkTarget } from "../../schema/link-target.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

const step = z.strictObject({
  id: key("an id").describe(
    "Krysset sparas under nyckeln; behåll den när orden ändras / The tick is stored under the key; keep it when the words change",
  ),
  step: localized.describe("Vad man ska göra / What to do"),
  note: optionalLocalized.describe("Vad man bör veta om det / What one should know about it"),
  keyDate: keyDate.describe("Dagen för steget / The day of the step"),
  link: z
    .strictObject({
      label: localized,
      to: linkTarget.optional(),
      service: service.describe(
        "I stället för adressen: en av tjänsterna utanför webbplatsen / Instead of the address: one of the external services",
      ),
    })
    .refine(
      ({ to, service }) => to ?? service,
      rule('write "to" or "service"', 'skriv "to" eller "service"'),
    )
    .optional()
    .describe("Där man gör det eller läser mer / Where it is done, or where to read more"),
});

/** `_data/checklists.json`: what readers tick off, in the order of the steps. */
export const checklistsFile = z.record(
  key("a name"),
  z.strictObject({
    title: localized,
    done: optionalLocalized.describe(
      "Visas när alla steg är ikryssade / Shown when all steps are ticked",
    ),
    steps: z.array(step).min(1).superRefine(differentIds("steps")),
  }),
);

export const checklists = {
  data: { checklists: { schema: checklistsFile } },
} satisfies FeatureSchema;
