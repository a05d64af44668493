/** `npm run lint:content`: checks texts and data without a build; see its usage. */

import { lintFolder, stopOnErrors } from "../lint/run.ts";
import { STEPS, USAGE } from "../messages/commands.ts";
import type { Finding } from "../schema/finding.ts";
import { formatFindings, printed, UserError } from "../schema/finding.ts";
import { confirmAll } from "./confirm.ts";
import { FEATURES } from "./features.ts";
import { peopleChange } from "./people-change.ts";
import { misspelt } from "./spelling.ts";
import { translationStates, translationsMarkdown } from "./translations.ts";

/** @throws UserError when the arguments are wrong, or the content cannot be read */
async function run([command, ...names]: readonly string[]): Promise<void> {
  if (command === "spelling") print(await misspelt(".", process.env));
  else if (command === "translations") console.log(translationsMarkdown(translationStates(".")));
  else if (command === "confirm" && names.length > 0)
    console.log(printed(STEPS.confirmed({ names: confirmAll(".", names).join(", ") })));
  else if (command !== undefined) throw new UserError(printed(USAGE.lint()));
  else {
    for (const line of peopleChange(".")) console.log(printed(line));
    stopOnErrors(lintFolder(".", process.env, FEATURES).findings, "stops");
    console.log(printed(STEPS.noErrors()));
  }
}

function print(findings: readonly Finding[]): void {
  console.log(findings.length > 0 ? formatFindings(findings, "none") : printed(STEPS.noFindings()));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
