import type { ReadInput } from "../read/input.ts";
import { readSite } from "../read/site.ts";
import { type Finding, inOrder, MOST_OF_A_KIND } from "../schema/finding.ts";
import { addressesOf } from "./addresses.ts";
import { docsVersions } from "./docs.ts";
import { otherLanguage } from "./rules/language.ts";
import { links } from "./rules/links.ts";
import { mailAddresses } from "./rules/mail-addresses.ts";
import { emptyMenuItems, longBar } from "./rules/menus.ts";
import { personalNumbers } from "./rules/personal-numbers.ts";
import { redirects } from "./rules/redirects.ts";
import { labels, linkedMenus, owners, references, shownThere } from "./rules/references.ts";
import type { LinkedSite, LintFeature, Rule } from "./rules/rule.ts";
import {
  addressesTwice,
  documents,
  postSummaries,
  unevenDates,
  unevenlyHidden,
  unlikelyDates,
  untouchedStarters,
  unusedFiles,
} from "./rules/texts-together.ts";
import { unpairedPages } from "./rules/unpaired-pages.ts";
import { icons } from "./rules/uploads.ts";
import { weekdays } from "./rules/weekdays.ts";
import { wording } from "./rules/wording.ts";
import { years } from "./rules/years.ts";
import { checkTexts } from "./texts.ts";

/** What the linter returns. */
export type LintedSite = ReturnType<typeof lintSite>;

/** Rules about several files that belong to no subject; one line each. */
const RULES: readonly Rule[] = [
  addressesTwice,
  unpairedPages,
  unevenlyHidden,
  unevenDates,
  links,
  redirects,
  references,
  shownThere,
  labels,
  emptyMenuItems,
  longBar,
  linkedMenus,
  owners,
  mailAddresses,
  personalNumbers,
  postSummaries,
  unlikelyDates,
  weekdays,
  wording,
  otherLanguage,
  untouchedStarters,
  unusedFiles,
  documents,
  icons,
  years,
];

/** Those and the rules of subjects. */
export const rulesOf = (features: readonly LintFeature[]): readonly Rule[] => [
  ...RULES,
  ...features.flatMap(({ rules = [] }) => rules),
];

/**
 * Finds every mistake of the texts and data, in one go. Pure: it opens no file, renders nothing and
 * asks no clock.
 *
 * @param features what subjects bring
 * @returns findings in the order of the files, of two with the same words and place only one; and the
 * site as it was computed, for the check of the built pages
 */
export function lintSite(input: ReadInput, features: readonly LintFeature[]) {
  const { site, findings } = readSite(input);
  const { texts, findings: inTexts } = checkTexts(site, features);
  const docs = docsVersions(site);
  const linked = {
    ...site,
    texts,
    docs,
    addresses: addressesOf(site, docs, features),
    blocks: new Set(features.flatMap(({ blocks = {} }) => Object.keys(blocks))),
  };
  findings.push(...inTexts, ...rulesOf(features).flatMap((rule) => [...rule(linked)]));
  return { site: linked, findings: mostOfAKind(inOrder(withoutDraftErrors(findings, linked))) };
}

/** The first findings of each kind in a file: who makes a mistake a thousand times corrects the rest, too. */
function mostOfAKind(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ file, kind, problem }) => {
    const key = `${file} ${kind ?? problem}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= MOST_OF_A_KIND;
  });
}

/** Drafts are worked on: what is wrong in one must not keep the rest from being published. */
function withoutDraftErrors(findings: readonly Finding[], { pages }: LinkedSite): Finding[] {
  const drafts = new Set(
    pages.flatMap(({ status, file }) => (status.kind === "draft" ? file : [])),
  );
  return findings.map((finding) =>
    drafts.has(finding.file) ? { ...finding, severity: "warning" } : finding,
  );
}
