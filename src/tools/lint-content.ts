/** `npm run lint:content`: checks texts and data without a build; see USAGE. */

import { lintFolder, stopOnErrors } from "../lint/run.ts";
import type { Finding } from "../schema/finding.ts";
import { formatFindings, UserError } from "../schema/finding.ts";
import { misspelt } from "./spelling.ts";
import { confirm, translationStates, translationsMarkdown } from "./translations.ts";

const USAGE = `Usage:

  npm run lint:content                         checks texts and data
  npm run lint:content -- spelling             lists words that no dictionary has
  npm run lint:content -- translations         lists outdated and missing translations, as Markdown
  npm run lint:content -- confirm docs/board   marks both languages of a page as equal; --all: of every page`;

/** @throws UserError when the arguments are wrong, or the content cannot be read */
async function run([command, ...names]: readonly string[]): Promise<void> {
  if (command === "spelling") print(await misspelt(".", process.env));
  else if (command === "translations") console.log(translationsMarkdown(translationStates(".")));
  else if (command === "confirm" && names.length > 0)
    console.log(`Confirmed: ${confirm(".", names).join(", ")}. Commit _data/translations.json.`);
  else if (command !== undefined) throw new UserError(USAGE);
  else {
    stopOnErrors(lintFolder(".", process.env).findings, "stops");
    console.log("No errors in texts and data.");
  }
}

function print(findings: readonly Finding[]): void {
  console.log(findings.length > 0 ? formatFindings(findings, "none") : "No findings.");
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
