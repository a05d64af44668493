import type { Finding } from "../../schema/finding.ts";
import type { Severity } from "../../schema/site.ts";
import type { Addresses } from "../addresses.ts";
import type { DocsVersion } from "../docs.ts";
import type { LintPage } from "../pages.ts";
import type { LintSite } from "../site.ts";
import type { CheckedText } from "../texts.ts";

/** The site with what follows from all files together. */
export interface LinkedSite extends LintSite {
  texts: ReadonlyMap<LintPage, CheckedText>;
  docs: readonly DocsVersion[];
  addresses: Addresses;
}

/** Finds mistakes that only show when files are seen together. */
export type Rule = (site: LinkedSite) => Finding[];

/** The findings as a setting of `_data/site.json` has them (CHECK-3). */
export function withSeverity(severity: Severity, findings: readonly Finding[]): Finding[] {
  if (severity === "ignore") return [];
  return findings.map((finding) => ({
    ...finding,
    severity: severity === "throw" ? "error" : "warning",
  }));
}

/** The findings as warnings. */
export const asWarnings = (findings: readonly Finding[]) => withSeverity("warn", findings);
