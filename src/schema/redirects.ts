import { z } from "zod";
import { text } from "./fields.ts";

/** `_data/redirects.json`: addresses that moved, one entry each. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z
      .string()
      .startsWith("/", "an address begins with a slash")
      .refine(
        (from) => !/[?#]|%[0-9a-f]{2}/i.test(from),
        "write the address as it is read, without ?, # and codes such as %20",
      )
      .refine(
        (from) => !/[*:\p{Cc}]/u.test(from),
        "write one whole address: * and : would redirect many, also those of pages",
      )
      .describe(
        "Den gamla adressen; den engelska är en egen rad / The old address; the English one is an entry of its own",
      ),
    to: z
      .string()
      .regex(/^\/(?![/\\])/, "a target is a page of this site, and begins with one slash")
      .refine((to) => !/:splat|\p{Cc}/u.test(to), "write one whole address")
      .describe("Sidan dit den leder nu / The page that it leads to now"),
    why: text.describe(
      "För den som om tre år undrar om raden behövs / For the person who wonders in three years whether it is needed",
    ),
  }),
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
