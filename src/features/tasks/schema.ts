import { z } from "zod";
import { rule } from "../../messages/message.ts";
import { email, ownPage, phone, role, service } from "../../schema/fields.ts";
import { hiddenEntry } from "../../schema/hidden.ts";
import { webAddress } from "../../schema/link-target.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

const task = z
  .strictObject({
    task: localized.describe(
      "Vad läsaren vill göra, med egna ord / What readers want to do, as they would say it",
    ),
    note: optionalLocalized.describe("Vad man bör veta innan / What one should know before"),
    phone: phone.describe("Vart man ringer / Who to call"),
    role: role
      .optional()
      .describe("Vem man skriver till: rollens nyckel / Who to write to: the key of a role"),
    email: email
      .optional()
      .describe(
        "Adressen till någon som inte är en roll här / Address of somebody who is no role here",
      ),
    to: ownPage("/docs/board")
      .optional()
      .describe(
        "Sidan där det står mer, till exempel /docs/board / The page that says more, such as /docs/board",
      ),
    form: z
      .strictObject({
        label: localized.describe("Länkens text / Text of the link"),
        href: webAddress
          .optional()
          .describe(
            "Formulärets hela adress, som börjar med https:// / Whole address of the form, which begins with https://",
          ),
        service: service.describe(
          "I stället för adressen: en av tjänsterna utanför webbplatsen / Instead of the address: one of the external services",
        ),
      })
      .refine(
        ({ href, service }) => href ?? service,
        rule('write "href" or "service"', 'skriv "href" eller "service"'),
      )
      .optional()
      .describe("Ett formulär för ärendet / A form to do it with"),
    hidden: hiddenEntry.optional(),
  })
  .refine(({ phone, role, email, to, form }) => phone ?? role ?? email ?? to ?? form, {
    message: rule(
      'a task leads somewhere; write "phone", "role", "email", "to" or "form"',
      'ett ärende leder någonstans; skriv "phone", "role", "email", "to" eller "form"',
    ),
  });

/** `_data/tasks.json`: what readers want to do and who they should ask, in groups. */
export const tasksFile = z.record(z.string(), z.strictObject({ tasks: z.array(task).min(1) }));

export const tasks = { data: { tasks: { schema: tasksFile } } } satisfies FeatureSchema;
