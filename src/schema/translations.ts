import { z } from "zod";
import { rule } from "../messages/message.ts";

const fingerprints = z
  .string()
  .regex(
    /^[\w-]{6}( [\w-]{6})*$/,
    rule(
      "these marks are not written by hand; remove the page's entry, or run  npm run lint:content -- confirm",
      "de här märkena skrivs inte för hand; ta bort sidans post, eller kör  npm run lint:content -- confirm",
    ),
  )
  .describe("What the sections said when both languages were last compared");

/**
 * `_data/translations.json`: each page that both languages have, with fingerprints of its sections
 * at the time when somebody last confirmed that the two texts say the same.
 */
export const translationsFile = z.record(
  z.string(),
  z.strictObject({ sv: fingerprints, en: fingerprints }),
);
export type TranslationsFile = z.infer<typeof translationsFile>;
