import type { Finding, Problem } from "../schema/finding.ts";
import type { Severity } from "../schema/site.ts";
import type { Check, CheckedSite } from "./check.ts";
import { duplicateAddresses } from "./duplicate-addresses.ts";
import { brokenAnchors, brokenLinks } from "./links.ts";
import { markdownLinks } from "./markdown-links.ts";
import { navbarDocs } from "./navbar-docs.ts";
import { postSummaries } from "./post-summaries.ts";
import { translations } from "./translations.ts";

/** Every promise about the site; one line each. */
export const CHECKS: readonly Check[] = [
  navbarDocs,
  duplicateAddresses,
  brokenLinks,
  brokenAnchors,
  markdownLinks,
  postSummaries,
  translations,
];

/** What a check has found, and how loudly it is to be said. */
export interface CheckResult {
  severity: Severity;
  findings: Finding[];
}

/**
 * Runs the checks about sources or those about finished pages.
 *
 * @param locate finds the line of a problem
 * @returns only checks that have found something, and are not to be ignored
 */
export function runChecks(
  about: Check["about"],
  site: CheckedSite,
  locate: (problem: Problem) => Finding,
): CheckResult[] {
  return CHECKS.filter((check) => check.about === about).flatMap(({ severity, run }) => {
    const spoken = typeof severity === "string" ? severity : severity(site.data.site);
    const problems = spoken === "ignore" ? [] : run(site);
    return problems.length > 0 ? [{ severity: spoken, findings: problems.map(locate) }] : [];
  });
}
