import type { Finding, Problem } from "../schema/finding.ts";
import type { Severity } from "../schema/site.ts";
import type { Check, CheckedSite } from "./check.ts";
import { checklistDates } from "./checklist-dates.ts";
import { duplicateAddresses } from "./duplicate-addresses.ts";
import { emblems } from "./emblems.ts";
import { eventOrganisers } from "./event-organisers.ts";
import { brokenAnchors, brokenLinks, brokenPageLinks } from "./links.ts";
import { lostTranslations } from "./lost-translations.ts";
import { markdownLinks } from "./markdown-links.ts";
import { navbarDocs } from "./navbar-docs.ts";
import { owners } from "./owners.ts";
import { pageViews } from "./page-views.ts";
import { postSummaries } from "./post-summaries.ts";
import { redirects } from "./redirects.ts";
import { sharePictures } from "./share-pictures.ts";
import { taskContacts } from "./task-contacts.ts";
import { translations } from "./translations.ts";
import { unpairedPages } from "./unpaired-pages.ts";
import { unusedFiles } from "./unused-files.ts";
import { unusedImages } from "./unused-images.ts";
import { wording } from "./wording.ts";

/** Every promise about the site; one line each. */
export const CHECKS: readonly Check[] = [
  navbarDocs,
  duplicateAddresses,
  brokenLinks,
  brokenAnchors,
  markdownLinks,
  redirects,
  owners,
  taskContacts,
  emblems,
  checklistDates,
  eventOrganisers,
  wording,
  postSummaries,
  translations,
  lostTranslations,
  unpairedPages,
  unusedImages,
  unusedFiles,
  pageViews,
  sharePictures,
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
  return runEach(
    CHECKS.filter((check) => check.about === about),
    site,
    locate,
  );
}

/** Runs what can be told of finished pages without them, for a build that will not make any. */
export function runEarlyChecks(
  site: CheckedSite,
  locate: (problem: Problem) => Finding,
): CheckResult[] {
  return runEach([brokenPageLinks], site, locate);
}

function runEach(
  checks: readonly Check[],
  site: CheckedSite,
  locate: (problem: Problem) => Finding,
): CheckResult[] {
  return checks.flatMap(({ severity, run }) => {
    const spoken = typeof severity === "string" ? severity : severity(site.data.site);
    const problems = spoken === "ignore" ? [] : run(site);
    return problems.length > 0 ? [{ severity: spoken, findings: problems.map(locate) }] : [];
  });
}
