import { z } from "zod";
import { rule } from "../messages/message.ts";
import { localized } from "./localized.ts";
import { operatingYear } from "./operating-years.ts";
import { MOTIFS } from "./pictures.ts";

/** A text that is not empty. */
export const text = z.string().min(1).meta({ prose: "line" });
export const optionalText = text.optional();

/** The same without the spaces around it. */
export const line = z.string().trim().min(1).meta({ prose: "line" });
export const optionalLine = line.optional();

/** Markup that readers would see, as the text is shown as it is written. */
const MARKUP =
  /\[\[|\*\*|\]\(|&(?:[a-z]+|#\d+);|<\/?(?:a|b|br|div|em|h\d|i|li|p|span|strong|u|ul)\b[^<>]*>/i;
const ROLE = /\[\[roll(?:namn)?:[^[\]]*\]\]/g;

const NO_MARKUP = rule(
  "readers would see the markup; write the text only, without links, bold words or &…;",
  "läsare skulle se formateringen; skriv bara texten, utan länkar, fetstil eller &…;",
);

/** A line that is shown as it is written. */
export const plainLine = line.refine((written) => !MARKUP.test(written), NO_MARKUP);

/** The same in data, where roles may be named by their key. */
const dataLine = line.refine((written) => !MARKUP.test(written.replaceAll(ROLE, "")), NO_MARKUP);

/** A text in both languages that is shown as it is written. */
export const plainTexts = z.strictObject({ sv: dataLine, en: dataLine });

/** The name of something, which the linter looks for where that is. */
export const optionalName = z.string().optional();
export const body = optionalName.meta({ reference: "body" });
export const emblem = optionalName.meta({ reference: "emblem" });
export const keyDate = optionalName.meta({ reference: "keyDate" });
export const service = optionalName.meta({ reference: "service" });

/** Yes or no; left out it means no. */
export const optionalFlag = z.boolean().optional();

/** A picture that the CMS or somebody else has put into `src/assets/img`. */
export const uploadedImage = z
  .string()
  .startsWith(
    "/img/",
    rule("a picture is an upload: /img/name.webp", "en bild laddas upp: /img/namn.webp"),
  )
  .meta({ link: "image" })
  .optional();

const YEAR = rule(
  "a committee year is two years that follow each other, written 2026/27",
  "ett verksamhetsår är två år i följd och skrivs 2026/27",
);

/** Such as 2026/27. */
export const yearOfOffice = z
  .string()
  .regex(/^\d{4}\/\d{2}$/, { message: YEAR, abort: true })
  .refine((written) => operatingYear(written) !== undefined, YEAR);

/** A drawn cover. */
export const motif = z.enum(MOTIFS).optional();

/** A page of this site, without a language. */
export const ownPage = (example: string) =>
  z
    .string()
    .startsWith(
      "/",
      rule(
        `an address begins with a slash: ${example}`,
        `en adress börjar med ett snedstreck: ${example}`,
      ),
    )
    .meta({ link: true });

/** A note beside a list, which leads to a page. */
export const ask = (example: string) =>
  z
    .strictObject({
      label: localized.describe("Texten / The words"),
      to: ownPage(example).describe("Sidan / The page"),
    })
    .optional()
    .describe("Lappen bredvid / The note beside it");

/** The page of a body of the chapter map. */
export const bodyPage = ownPage("/docs/event/club").meta({ reference: "committee" }).optional();

/** Whether a `slug` can be part of an address; hosts and file systems bear longer parts badly. */
export const isSlug = (slug: string): boolean =>
  /^(?=.)\/?(?:[a-z0-9-]{1,100}\/)*(?:(?!index$)[a-z0-9-]{1,100})?$/.test(slug);

/** A name that data are referred to by, and that addresses hold. */
export const key = (noun: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9-]+$/,
      rule(
        `${noun} has only small letters a–z, digits and hyphens`,
        "här går bara små bokstäver a–z, siffror och bindestreck",
      ),
    );

/** The key of a role that another file has. */
export const role = key("the key of a role").meta({ reference: "role" });

/** A telephone number. */
export const phone = z
  .string()
  .regex(
    /^\+?\d[\d -]+\d$/,
    rule(
      "a number looks like 1177 or +46 771 11 77 00",
      "ett nummer ser ut som 1177 eller +46 771 11 77 00",
    ),
  )
  .optional();

/** The mail address of a role; the spaces around it and capital letters do not count. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    z.regexes.email,
    rule("an address looks like name@example.org", "en adress ser ut som namn@example.org"),
  )
  .meta({ format: "email" });

/** A check of a list: no entry has the id of one before it. */
export const differentIds =
  (nouns: string) =>
  (entries: readonly { id?: string | undefined }[], context: z.RefinementCtx): void => {
    for (const [index, { id }] of entries.entries())
      if (id !== undefined && entries.slice(0, index).some((other) => other.id === id))
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: rule(
            `two ${nouns} have the id "${id}"; write another one here`,
            `två har samma id, "${id}"; skriv ett annat här`,
          ),
        });
  };
