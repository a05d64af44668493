import { z } from "zod";
import { CLUSTERS } from "./blocks.ts";
import { hiddenEntry } from "./hidden.ts";
import { localized } from "./localized.ts";

const email = z.email("an address looks like name@example.org");

const role = z.strictObject({
  title: localized.describe("Name of the role, never of a person"),
  email,
  task: localized.optional().describe("What to contact the role about, or what it leads"),
  group: localized.optional().describe("Heading above this role and those that follow"),
  emblem: z.string().optional().describe("A drawing in src/theme/emblems, without .svg"),
  leads: z.enum(CLUSTERS).optional().describe("The cluster whose committees stand on its card"),
  hidden: hiddenEntry.optional(),
});

/** `_data/people.json`: roles and addresses per body. */
export const peopleFile = z.record(z.string(), z.strictObject({ roles: z.array(role).min(1) }));
export type PeopleFile = z.infer<typeof peopleFile>;

/** `_data/contacts.json`: tables of what to ask whom. */
export const contactsFile = z.record(
  z.string(),
  z.strictObject({
    caption: localized,
    topicHeading: localized,
    contactHeading: localized,
    rows: z.array(z.strictObject({ topic: localized, email })).min(1),
  }),
);
