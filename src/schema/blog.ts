import { z } from "zod";
import { rule } from "../messages/message.ts";
import { optionalText } from "./fields.ts";
import { linkTarget, webAddress } from "./link-target.ts";
import { localized, optionalLocalized } from "./localized.ts";
import { MOTIFS } from "./pictures.ts";

const author = z
  .strictObject({
    name: optionalLocalized,
    title: optionalLocalized,
    description: optionalLocalized,
    email: z.email().optional(),
    url: webAddress.optional(),
    imageURL: linkTarget.optional(),
    socials: z.record(z.string(), webAddress).default({}),
    page: z.boolean().default(false),
    emblem: optionalText.describe("Name of a drawing in src/theme/emblems"),
  })
  .refine((fields) => fields.name || fields.imageURL, {
    message: rule(
      'an author needs a "name" or an "imageURL" (BLOG-12)',
      'en författare behöver "name" eller "imageURL" (BLOG-12)',
    ),
  });

/** `_data/news-authors.json`: who can be named in the front matter of a post. */
export const authorsFile = z.record(
  z
    .string()
    .regex(
      /^[A-Za-z0-9_-]+$/,
      rule(
        "a key holds letters, digits, - and _ only",
        "en nyckel har bara bokstäver, siffror, - och _",
      ),
    ),
  author,
);

/** `_data/news-tags.json`: names and descriptions of tags; the key is the tag in front matter and its address. */
export const tagsFile = z.record(
  z.string(),
  z.strictObject({
    label: localized,
    description: optionalLocalized,
    permalink: z
      .string()
      .regex(
        /^\/[a-z0-9-]+$/,
        rule(
          "a permalink is a slash and lower-case letters: /it",
          "en permalink är ett snedstreck och små bokstäver: /it",
        ),
      )
      .optional(),
    cover: z
      .enum(MOTIFS)
      .optional()
      .describe("Motif in the arch on the covers of posts with this tag"),
  }),
);
export type TagsFile = z.infer<typeof tagsFile>;
