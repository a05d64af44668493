import { z } from "zod";
import { hiddenEntry } from "./hidden.ts";
import { localized } from "./localized.ts";

const task = z
  .strictObject({
    task: localized.describe("What readers want to do, as they would say it"),
    note: localized.optional().describe("What they should know before"),
    email: z
      .email("an address looks like name@example.org")
      .optional()
      .describe("Whom to write to: an address of _data/people.json, which names the role"),
    to: z
      .string()
      .startsWith("/", "an address begins with a slash: /docs/board")
      .optional()
      .describe("The page that tells more; its title is the text of the link"),
    form: z
      .strictObject({ label: localized, href: z.url() })
      .optional()
      .describe("A form to do it with"),
    hidden: hiddenEntry.optional(),
  })
  .refine(({ email, to, form }) => email ?? to ?? form, {
    message: 'a task leads somewhere; write "email", "to" or "form"',
  });

/** `_data/tasks.json`: what readers want to do and whom they turn to, in groups. */
export const tasksFile = z.record(z.string(), z.strictObject({ tasks: z.array(task).min(1) }));
