import { decode, normalizePath, splitPath } from "../../routes/paths.ts";
import type { Finding, Mistake } from "../../schema/finding.ts";
import type { RedirectsFile } from "../../schema/redirects.ts";
import { type LinkedSite, withSeverity } from "./rule.ts";

/** Every redirect is followed and ends somewhere else (CHECK-6); its target is checked as a link. */
export function* redirects(site: LinkedSite): Iterable<Finding> {
  const { data, addresses, at } = site;
  const all = data.redirects ?? [];
  const taken = new Set([...addresses.pages.keys()].map(addressOf));
  for (const index of all.keys()) {
    const mistake = mistakeIn(index, all, taken);
    if (!mistake) continue;
    const finding = at("_data/redirects.json", [index], mistake.problem, mistake.fix);
    yield* withSeverity(site, "brokenLinks", finding);
  }
}

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
  const way: number[] = [];
  for (let at = index; at >= 0 && !way.includes(at); ) {
    way.push(at);
    at = redirectAt(addressOf(redirects[at]?.to ?? ""), redirects);
    // A circle is reported once, at its first redirect.
    if (at !== index || Math.min(...way) !== index) continue;
    const addresses = [...way, index].map((step) => redirects[step]?.from).join(" → ");
    return {
      problem: `The redirect from ${from} leads in a circle: ${addresses}.`,
      fix: "Let one of them lead to a page.",
    };
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
