import { z } from "zod";
import { localized } from "../../src/schema/localized.ts";

/** `known.json`: findings that a person has judged to be no mistake. Each is for a place, or measured. */
export const knownFile = z.array(
  z
    .strictObject({
      rule: z.string().min(1),
      /** A pattern of the path of the element. */
      target: z.string().min(1).optional(),
      /** What has to hold for the element, each time. */
      when: z.enum(["lineHeight", "mixedColor"]).optional(),
      reason: localized,
    })
    .refine(({ target, when }) => target ?? when, "a waiver is for a place, or has a condition"),
);
