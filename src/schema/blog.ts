import { z } from "zod";
import { rule } from "../messages/message.ts";
import { emblem, motif, text } from "./fields.ts";
import { ownPicture, webAddress } from "./link-target.ts";
import { localized, optionalLocalized } from "./localized.ts";

const author = z
  .strictObject({
    name: optionalLocalized,
    title: optionalLocalized,
    description: optionalLocalized,
    email: z.email().optional(),
    url: webAddress.optional(),
    imageURL: ownPicture.optional(),
    socials: z.record(z.string(), webAddress).default({}),
    page: z.boolean().default(false),
    emblem: emblem.describe("Name of a drawing in src/theme/emblems"),
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

/** `_data/news-tags.json`: what posts can be tagged with. */
export const tagsFile = z
  .array(
    z.strictObject({
      key: text.describe(
        "Det som står i inläggen, som gasque; även i adressen / What posts call it, such as gasque; also in the address",
      ),
      label: localized.describe("Taggen som läsare ser den / The tag as readers see it"),
      description: optionalLocalized.describe(
        "En mening på taggens sida / A sentence on the page of the tag",
      ),
      permalink: z
        .string()
        .regex(
          /^\/[a-z0-9-]+$/,
          rule(
            "a permalink is a slash and lower-case letters: /it",
            "en permalink är ett snedstreck och små bokstäver: /it",
          ),
        )
        .optional()
        .describe("En annan adress, som /it / Another address, such as /it"),
      cover: motif.describe(
        "Motivet på omslag till inlägg med taggen / Motif of the covers of posts with this tag",
      ),
    }),
  )
  .superRefine((tags, context) => {
    for (const [index, { key }] of tags.entries()) {
      if (tags.findIndex((tag) => tag.key === key) === index) continue;
      const message = rule(
        `two tags have the key "${key}"; write another one here`,
        `två taggar har nyckeln "${key}"; skriv en annan här`,
      );
      context.addIssue({ code: "custom", path: [index, "key"], message });
    }
  });
export type TagsFile = z.infer<typeof tagsFile>;
