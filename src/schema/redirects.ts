import { z } from "zod";

/** `_data/redirects.json`: addresses that moved, one entry each. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z
      .string()
      .startsWith("/", "an address begins with a slash")
      .refine(
        (from) => !/[?#]|%[0-9a-f]{2}/i.test(from),
        "write the address as it is read, without ?, # and codes such as %20",
      ),
    to: z
      .string()
      .regex(
        /^(\/(?!\/)|https?:\/\/)/,
        "a target begins with a slash, or with https:// where it is another site",
      ),
    why: z.string().min(1).describe("For the person who wonders in three years whether it can go"),
  }),
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
