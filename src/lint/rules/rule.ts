import type { SiteFeature } from "../../model/site.ts";
import type { ReadPage } from "../../read/pages.ts";
import type { ReadSite } from "../../read/site.ts";
import type { Finding } from "../../schema/finding.ts";
import type { SiteFile } from "../../schema/site.ts";
import type { Addresses } from "../addresses.ts";
import type { DocsVersion } from "../docs.ts";
import type { CheckedText } from "../texts.ts";

/** The site with what follows from all files together. */
export interface LinkedSite extends ReadSite {
  texts: ReadonlyMap<ReadPage, CheckedText>;
  docs: readonly DocsVersion[];
  addresses: Addresses;
  /** Names of all blocks. */
  blocks: ReadonlySet<string>;
}

/** Finds mistakes that only show when files are seen together. */
export type Rule = (site: LinkedSite) => Iterable<Finding>;

/** What a subject brings to the linter. */
export interface LintFeature extends Pick<SiteFeature, "blocks" | "later"> {
  rules?: readonly Rule[];
}

/** A check whose severity is in `_data/site.json`. */
export type Check = keyof SiteFile["checks"];

/** The finding as the setting of its check has it (CHECK-3); without a check it is an error. */
export function withSeverity(
  { data }: LinkedSite,
  check: Check | undefined,
  finding: Omit<Finding, "severity">,
): Finding[] {
  const setting = (check && data.site?.checks[check]) ?? "throw";
  if (setting === "ignore") return [];
  return [{ ...finding, severity: setting === "throw" ? "error" : "warning" }];
}
