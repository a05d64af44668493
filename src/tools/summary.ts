/** `npm run summary`: what a pull request changes, as a comment in Markdown. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "../schema/finding.ts";
import { siteUrl } from "../schema/site.ts";
import { compareSites } from "./summary/compare-sites.ts";
import { lastLines, newFindings } from "./summary/findings-in.ts";
import { summaryText } from "./summary/summary-text.ts";

const USAGE = `Write the folder of the site as it is, then that of the site as it becomes:
  npm run summary -- .cache/base _site

  --address <https://…>    where the preview is
  --log <file>             what the second build has printed
  --log-before <file>      what the first build has printed: what both say is left out
  --translations <file>    Markdown about translations that lag behind
  --output <file>          where to write it, instead of here`;

/** How much of a failed build is shown when it does not say what is to be mended. */
const LAST_LINES = 20;

/**
 * The summary that the command line asks for.
 *
 * @param args what follows the command
 * @throws UserError when a folder or file is missing, or the address is none
 */
export async function summarize(args: string[]): Promise<{ text: string; output?: string }> {
  const { positionals, values } = read(args);
  const [before, after, ...others] = positionals;
  if (!before || !after || others.length > 0) throw new UserError(USAGE);
  const { address = "", output, translations } = values;
  if (address && siteUrl.safeParse(address).error)
    throw new UserError(
      `"${address}" is no address of a site; write it as https://www.example.org`,
    );
  const log = values.log ? textOf(values.log) : "";
  if (!isSite(before)) throw new UserError(`${before}: there is no built website here.\n${USAGE}`);
  if (!isSite(after) && !values.log)
    throw new UserError(`${after}: there is no built website here.\n${USAGE}`);
  const isBuilt = isSite(after);
  const findings = newFindings(log, values["log-before"] ? textOf(values["log-before"]) : "");
  const text = summaryText({
    changes: isBuilt ? await compareSites(resolve(before), resolve(after)) : null,
    address: address || null,
    findings,
    lastWords: isBuilt ? null : lastLines(log, LAST_LINES),
    translations: translations ? textOf(translations) : null,
  });
  return output ? { text, output } : { text };
}

function read(args: string[]) {
  const string = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        address: string,
        log: string,
        "log-before": string,
        translations: string,
        output: string,
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`);
  }
}

function isSite(folder: string): boolean {
  return existsSync(join(folder, "index.html"));
}

/** @throws UserError when there is no such file */
function textOf(file: string): string {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such file.`);
  return readFileSync(file, "utf8");
}

if (import.meta.main) {
  try {
    const { text, output } = await summarize(process.argv.slice(2));
    if (output) writeFileSync(output, text);
    else process.stdout.write(text);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
