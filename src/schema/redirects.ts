import { z } from "zod";
import { rule } from "../messages/message.ts";
import { text } from "./fields.ts";

/** `_data/redirects.json`: addresses that moved, one entry each. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z
      .string()
      .startsWith(
        "/",
        rule("an address begins with a slash", "en adress börjar med ett snedstreck"),
      )
      .refine(
        (from) => !/[?#]|%[0-9a-f]{2}/i.test(from),
        rule(
          "write the address as it is read, without ?, # and codes such as %20",
          "skriv adressen som den läses, utan ?, # och koder som %20",
        ),
      )
      .refine(
        (from) => !from.startsWith("/") || !/[*:\p{Cc}]/u.test(from),
        rule(
          "write one full address: * and : would redirect many, also those of pages",
          "skriv en hel adress: * och : skulle omdirigera många, även sidors",
        ),
      )
      .describe(
        "Den gamla adressen; den engelska är en egen rad / The old address; the English one is an entry of its own",
      ),
    to: z
      .string()
      .regex(
        /^\/(?![/\\])/,
        rule(
          "a target is a page of this site, and begins with one slash",
          "målet är en sida här och börjar med ett snedstreck",
        ),
      )
      .refine(
        (to) => !/:splat|\p{Cc}/u.test(to),
        rule("write one full address", "skriv en hel adress"),
      )
      .meta({ link: true })
      .describe("Sidan dit den leder nu / The page that it leads to now"),
    why: text.describe(
      "För den som om tre år undrar om raden behövs / For the person who wonders in three years whether it is needed",
    ),
  }),
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
