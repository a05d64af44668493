import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { plainLine, uploadedImage } from "../../schema/fields.ts";
import { webAddress } from "../../schema/link-target.ts";
import type { FeatureSchema } from "../feature-schema.ts";

const logo = uploadedImage.unwrap().meta({ link: "image", isYearly: true }).optional();

/** `_data/partners.json`, in the order shown. */
export const partnersFile = z
  .array(
    z
      .strictObject({
        name: plainLine.meta({ isYearly: true }),
        url: webAddress,
        main: z.boolean().default(false),
        logo: logo.describe(
          "Logotyp för ljust läge, helst SVG, utan marginaler; utan den visas namnet / Logo for light mode, best as SVG, without margins; without it the name is shown",
        ),
        logoDark: logo.describe(
          "Logotyp för mörkt läge; utan den står den ljusa på en ljus platta / Logo for dark mode; without it the light one is on a light plate",
        ),
      })
      .refine((partner) => partner.logo || !partner.logoDark, {
        message: rule(
          'a logo for dark mode needs one for light mode in "logo"',
          'en logotyp för mörkt läge behöver en för ljust läge i "logo"',
        ),
        path: ["logoDark"],
      }),
  )
  .refine((partners) => partners.filter((partner) => partner.main).length <= 1, {
    message: rule(
      'only one partner can be the main partner; write "main": false on the others',
      'bara en partner kan vara huvudpartner; skriv "main": false på de andra',
    ),
  });

export const partners = { data: { partners: { schema: partnersFile } } } satisfies FeatureSchema;
