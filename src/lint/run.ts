import { pathToFileURL } from "node:url";
import { buildTime, deploymentFrom, showsUnpublished } from "../read/environment.ts";
import { dayOf } from "../schema/calendar-day.ts";
import { formatFindings, UserError } from "../schema/finding.ts";
import type { Finding } from "./finding.ts";
import type { LintInput } from "./input.ts";
import { lint } from "./lint.ts";
import { readFiles } from "./read-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the linter reads of a folder, in an environment.
 *
 * @param root folder with `_data` and `src/content`
 * @throws UserError when SITE_NOW is not a moment
 */
export function readInput(root: string, env: Environment): LintInput {
  const isServing = env.ELEVENTY_RUN_MODE === "serve";
  return {
    ...readFiles(root),
    today: dayOf(buildTime(env)),
    showsUnpublished: showsUnpublished(env),
    deployment: isServing ? "development" : deploymentFrom(env),
  };
}

/** Lints the texts and data of a folder. */
export function lintFolder(root: string, env: Environment): Finding[] {
  return lint(readInput(root, env));
}

/**
 * Findings as text: errors with a closing line, or warnings, or nothing.
 *
 * @param consequence the closing words of errors, e.g. "Nothing was published."
 */
export function report(
  findings: readonly Finding[],
  consequence: string,
): { errors: string | null; warnings: string | null } {
  const text = (severity: Finding["severity"], closing: string) => {
    const own = findings.filter((finding) => finding.severity === severity);
    return own.length > 0 ? formatFindings(own, closing) : null;
  };
  return {
    errors: text("error", consequence),
    warnings: text("warning", "Warnings do not stop the build."),
  };
}

function main(): number {
  const start = performance.now();
  const findings = lintFolder(process.cwd(), process.env);
  const { errors, warnings } = report(findings, "They stop the build.");
  if (warnings) console.warn(`warning:\n${warnings}\n`);
  if (errors) console.error(errors);
  else console.log(`No errors in texts and data (${Math.round(performance.now() - start)} ms).`);
  return errors ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    process.exitCode = main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
