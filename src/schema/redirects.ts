import { z } from "zod";

/** `_data/redirects.json`: addresses that moved, one entry each. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z.string().startsWith("/", "an address begins with a slash"),
    to: z.string().min(1),
    why: z.string().min(1).describe("For the person who wonders in three years whether it can go"),
  }),
);
export type RedirectsFile = z.infer<typeof redirectsFile>;
