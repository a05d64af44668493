import { z } from "zod";
import { CLUSTERS } from "./blocks.ts";
import { email, optionalLine, optionalName, uploadedImage } from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { localized, optionalLocalized } from "./localized.ts";

const role = z
  .strictObject({
    title: localized.describe(
      "Rollens namn, aldrig en persons / Name of the role, never of a person",
    ),
    email: email.describe(
      "Rollens adress, aldrig en persons / Address of the role, never of a person",
    ),
    task: optionalLocalized.describe(
      "Vad man kontaktar rollen om, eller vad den leder / What to contact the role about, or what it leads",
    ),
    name: optionalLine.describe(
      "Den som har rollen i år, om hen vill synas / Who has the role this year, if they want to be shown",
    ),
    imageURL: uploadedImage.describe(
      "Bild på hen, i höjdled; namnet beskriver den / Upright picture of them; the name describes it",
    ),
    period: optionalLine.describe(
      "När hen har rollen, till exempel 2026/27; när året är över påminner sidan Att granska / When they have the role, such as 2026/27; when the year is over, the page Due for review says so",
    ),
    emblem: optionalName.describe(
      "Märket bredvid rollen; [alla märken](/design) / The emblem beside the role; [all emblems](/design)",
    ),
    leads: z
      .enum(CLUSTERS)
      .optional()
      .describe(
        "Klustret vars nämnder visas på rollens kort / The cluster whose committees are on the card of the role",
      ),
    hidden: hiddenEntry.optional(),
  })
  .refine(({ name, imageURL, period }) => name || !(imageURL || period), {
    message: 'a picture and a period need the "name" of the person',
  });

/** `_data/people.json`: roles and addresses per body. */
export const peopleFile = z.record(z.string(), z.strictObject({ roles: z.array(role).min(1) }));
export type PeopleFile = z.infer<typeof peopleFile>;
