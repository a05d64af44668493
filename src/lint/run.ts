import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { buildTime, showsUnpublished } from "../read/environment.ts";
import { readFiles } from "../read/read-files.ts";
import { dayOf } from "../schema/calendar-day.ts";
import type { Finding } from "../schema/finding.ts";
import { type Consequence, formatFindings, UserError } from "../schema/finding.ts";
import { posixPath } from "../schema/posix-path.ts";
import { lintBuilt, type OutsideLink } from "./built/lint-built.ts";
import { type LintedSite, lintSite } from "./lint.ts";
import type { LintFeature } from "./rules/rule.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Lints the texts and data of a folder; what was computed is needed to lint the built pages.
 *
 * @param root folder with `_data` and `src/content`
 * @param features what subjects bring
 * @throws UserError when SITE_NOW is not a moment
 */
export function lintFolder(
  root: string,
  env: Environment,
  features: readonly LintFeature[],
): LintedSite {
  const input = {
    ...readFiles(root),
    today: dayOf(buildTime(env)),
    showsUnpublished: showsUnpublished(env),
  };
  return lintSite(input, features);
}

/**
 * Lints the pages that were built from a linted folder.
 *
 * @param output folder with the built site
 * @param outside links that came from other sites
 */
export function lintOutput(
  output: string,
  { site, findings }: LintedSite,
  outside: readonly OutsideLink[] = [],
): Finding[] {
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posixPath(relative(output, join(parentPath, name))));
  // The CMS at /admin is not rendered by the site.
  const pages = files.filter((path) => path.endsWith(".html") && !path.startsWith("admin/"));
  // One after the other: all of them together are too much for the memory.
  function* read(): Iterable<[string, string]> {
    for (const path of pages) yield [path, readFileSync(join(output, path), "utf8")];
  }
  return lintBuilt({ pages: read(), files }, site, findings, outside);
}

/**
 * Prints warnings, and stops on errors.
 *
 * @param consequence what errors lead to
 * @throws UserError with all errors
 */
export function stopOnErrors(
  findings: readonly Finding[],
  consequence: Consequence = "notPublished",
): void {
  const [errors = [], warnings = []] = (["error", "warning"] as const).map((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  if (warnings.length > 0) console.warn(`warning:\n${formatFindings(warnings, "warnings")}\n`);
  if (errors.length > 0) throw new UserError(formatFindings(errors, consequence));
}
