import { z } from "zod";
import { rule } from "../messages/message.ts";
import { cluster } from "./chapter-map.ts";
import {
  email,
  emblem,
  key,
  optionalFlag,
  optionalLine,
  role as roleKey,
  uploadedImage,
  yearOfOffice,
} from "./fields.ts";
import { hiddenEntry } from "./hidden.ts";
import { optionalLocalized } from "./localized.ts";

const role = z
  .strictObject({
    key: key("the key of a role")
      .optional()
      .describe(
        "Kort namn som texter visar adressen med: [[roll:ordf]] / Short name by which texts show the address: [[roll:ordf]]",
      ),
    as: roleKey
      .optional()
      .meta({ isName: true })
      .describe(
        "Nyckeln till en roll som redan finns; då behövs varken namn eller adress här / Key of a role that exists; it needs neither name nor address here",
      ),
    title: optionalLocalized.describe(
      "Rollens namn, aldrig en persons / Name of the role, never of a person",
    ),
    email: email
      .optional()
      .describe("Rollens adress, aldrig en persons / Address of the role, never of a person"),
    task: optionalLocalized.describe(
      "Vad man kontaktar rollen om, eller vad den leder / What to contact the role about, or what it leads",
    ),
    audience: optionalLocalized.describe(
      "De läsare som får en egen knapp till rollen överst på sidan / The readers who get a button of their own to the role at the top of the page",
    ),
    name: optionalLine.describe(
      "Den som har rollen i år, om hen vill synas / Who has the role this year, if they want to be shown",
    ),
    imageURL: uploadedImage.describe(
      "Bild på hen, i höjdled; namnet beskriver den / Upright picture of them; the name describes it",
    ),
    period: yearOfOffice
      .optional()
      .describe(
        "När hen har rollen, till exempel 2026/27; när året är över påminner sidan Att granska / When they have the role, such as 2026/27; when the year is over, the page Due for review says so",
      ),
    emblem: emblem.describe(
      "Märket bredvid rollen; [alla märken](/design) / The emblem beside the role; [all emblems](/design)",
    ),
    leads: cluster
      .optional()
      .describe(
        "Klustret vars nämnder visas på rollens kort / The cluster whose committees are on the card of the role",
      ),
    presides: optionalFlag.describe(
      "Sitter i presidiet: en bred skylt / Is in the presidium: a wide plate",
    ),
    hidden: hiddenEntry.optional(),
  })
  .refine(({ name, imageURL, period }) => name || !(imageURL || period), {
    path: ["name"],
    message: rule(
      "a picture and a term of office belong to a person; fill in the name, too",
      "en bild och en mandatperiod hör till en person; fyll i namnet också",
    ),
  });

type WrittenRole = z.infer<typeof role>;

/** A role of a body. */
export type Role = Omit<WrittenRole, "title" | "email" | "as"> &
  Required<Pick<WrittenRole, "title" | "email">>;

/** `_data/people.json`: roles and addresses per body. A role is written once; others refer to it by its key. */
export const peopleFile = z
  .record(z.string(), z.strictObject({ roles: z.array(role).min(1) }))
  .transform((bodies, context) => {
    const written = Object.entries(bodies).flatMap(([body, { roles }]) =>
      roles.map((own, index) => ({ own, path: [body, "roles", index] })),
    );
    const report = (path: (string | number)[], ...words: Parameters<typeof rule>) =>
      context.addIssue({ code: "custom", path, message: rule(...words) });
    if (written.length === 0)
      report([], "there is no role; put them back", "det finns ingen roll; lägg tillbaka dem");
    const known = new Map(written.flatMap(({ own }) => (own.key ? [[own.key, own]] : [])));
    /** Each is said once, however many roles have it. */
    const missing = new Set<string | undefined>();
    for (const { own, path } of written) {
      const model = own.as === undefined ? own : known.get(own.as);
      if (!model && !missing.has(own.as))
        report(
          [...path, "as"],
          `no role has the key "${own.as}"`,
          `ingen roll har nyckeln "${own.as}"`,
        );
      else if (model === own && !(model.title && model.email))
        report(
          [...path, model.title ? "email" : "title"],
          'a role needs a "title" and an "email", or in "as" the key of a role with both',
          'en roll behöver "title" och "email", eller i "as" nyckeln till en roll som har båda',
        );
      if (!model) missing.add(own.as);
      if (own.key && known.get(own.key) !== own)
        report(
          [...path, "key"],
          `two roles have the key "${own.key}"; write another one here`,
          `två roller har nyckeln "${own.key}"; skriv en annan här`,
        );
    }
    const wholeOf = ({ as, ...own }: WrittenRole): Role => {
      const { title, email } = known.get(as ?? "") ?? own;
      return { ...own, title, email } as Role;
    };
    return Object.fromEntries(
      Object.entries(bodies).map(([body, { roles }]) => [body, { roles: roles.map(wholeOf) }]),
    );
  });
export type PeopleFile = z.infer<typeof peopleFile>;
