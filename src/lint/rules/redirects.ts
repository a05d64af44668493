import { decode, normalizePath, splitPath } from "../../routes/paths.ts";
import type { Mistake } from "../../schema/finding.ts";
import type { RedirectsFile } from "../../schema/redirects.ts";
import { type Rule, withSeverity } from "./rule.ts";

const FILE = "_data/redirects.json";

/** Every redirect is followed and ends somewhere else (CHECK-6); its target is checked as a link. */
export const redirects: Rule = ({ data, addresses, at }) => {
  const all = data.redirects ?? [];
  const taken = new Set([...addresses.pages.keys()].map(addressOf));
  const found = all.flatMap((_, index) => {
    const mistake = mistakeIn(index, all, taken);
    return mistake ? [at(FILE, [index], mistake.problem, mistake.fix)] : [];
  });
  return withSeverity(data.site?.checks.brokenLinks ?? "throw", found);
};

function mistakeIn(
  index: number,
  redirects: RedirectsFile,
  taken: ReadonlySet<string>,
): Mistake | undefined {
  const { from, to } = redirects[index] as RedirectsFile[number];
  const address = addressOf(from);
  const first = redirectAt(address, redirects);
  if (first !== index) {
    return {
      problem: `The address ${from} is redirected twice; only the first redirect is followed, to ${redirects[first]?.to}.`,
      fix: "Remove one of the two.",
    };
  }
  if (addressOf(to) === address)
    return { problem: `The redirect from ${from} leads to itself.`, fix: "Remove it." };
  if (taken.has(address)) {
    return {
      problem: `There is a page at ${from}, so the redirect to ${to} is never followed.`,
      fix: "Remove the redirect, or move the page.",
    };
  }
  const circle = circleFrom(index, redirects);
  // Reported once, at the first redirect of the circle.
  if (!circle || Math.min(...circle) !== index) return undefined;
  const way = [...circle, index].map((at) => redirects[at]?.from).join(" → ");
  return {
    problem: `The redirect from ${from} leads in a circle: ${way}.`,
    fix: "Let one of them lead to a page.",
  };
}

/** The redirects that lead back to the one at an index, itself first; undefined where it has an end. */
function circleFrom(index: number, redirects: RedirectsFile): number[] | undefined {
  const way: number[] = [];
  for (let at = index; at >= 0 && !way.includes(at); ) {
    way.push(at);
    at = redirectAt(addressOf(redirects[at]?.to ?? ""), redirects);
    if (at === index) return way;
  }
  return undefined;
}

/** The redirect that is followed at an address, by its index; -1 where there is none. */
function redirectAt(address: string, redirects: RedirectsFile): number {
  return redirects.findIndex(({ from }) => addressOf(from) === address);
}

/** The form in which addresses of the same file are equal; letter case counts. */
function addressOf(target: string): string {
  const path = normalizePath(decode(splitPath(target).path));
  return path.replace(/\/$/, "") || "/";
}
