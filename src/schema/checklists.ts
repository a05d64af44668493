import { z } from "zod";
import { linkTarget } from "./link-target.ts";
import { localized } from "./localized.ts";

const step = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "an id has only small letters a–z, digits and hyphens")
    .describe("What a tick is remembered by; it stays when the words change"),
  step: localized.describe("What to do"),
  note: localized.optional().describe("What one should know of it"),
  keyDate: z.string().optional().describe("The day for it: a name of _data/key-dates.json"),
  link: z
    .strictObject({ label: localized, to: linkTarget })
    .optional()
    .describe("Where it is done, or where to read more"),
});

/** `_data/checklists.json`: what readers tick off, in the order of the steps. */
export const checklistsFile = z.record(
  z.string().regex(/^[a-z0-9-]+$/, "a name has only small letters a–z, digits and hyphens"),
  z.strictObject({
    title: localized,
    steps: z
      .array(step)
      .min(1)
      .refine(
        (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
        "two steps have one id",
      ),
  }),
);
