import { z } from "zod";
import { CLUSTERS } from "./blocks.ts";
import { hiddenEntry } from "./hidden.ts";
import { localized } from "./localized.ts";

const email = z
  .email("an address looks like name@example.org")
  .describe("Rollens adress, aldrig en persons / Address of the role, never of a person");

const role = z.strictObject({
  title: localized.describe(
    "Rollens namn, aldrig en persons / Name of the role, never of a person",
  ),
  email,
  task: localized
    .optional()
    .describe(
      "Vad man kontaktar rollen om, eller vad den leder / What to contact the role about, or what it leads",
    ),
  group: localized
    .optional()
    .describe(
      "Rubrik över den här rollen och dem som följer / Heading above this role and those that follow",
    ),
  emblem: z
    .string()
    .optional()
    .describe(
      "Märket bredvid rollen; [alla märken](/design) / The emblem beside the role; [all emblems](/design)",
    ),
  leads: z
    .enum(CLUSTERS)
    .optional()
    .describe(
      "Klustret vars nämnder visas på rollens kort / The cluster whose committees are on the card of the role",
    ),
  hidden: hiddenEntry.optional(),
});

/** `_data/people.json`: roles and addresses per body. */
export const peopleFile = z.record(z.string(), z.strictObject({ roles: z.array(role).min(1) }));
export type PeopleFile = z.infer<typeof peopleFile>;

/** `_data/contacts.json`: tables of who to ask about what. */
export const contactsFile = z.record(
  z.string(),
  z.strictObject({
    caption: localized,
    topicHeading: localized,
    contactHeading: localized,
    rows: z.array(z.strictObject({ topic: localized, email })).min(1),
  }),
);
