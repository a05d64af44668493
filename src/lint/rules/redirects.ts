import { decode, normalizePath, splitPath } from "../../routes/paths.ts";
import type { Finding, Mistake } from "../../schema/finding.ts";
import type { RedirectsFile } from "../../schema/redirects.ts";
import { type LinkedSite, withSeverity } from "./rule.ts";

type Redirect = RedirectsFile[number];

/** Every redirect is followed and ends somewhere else (CHECK-6); its target is checked as a link. */
export function* redirects(site: LinkedSite): Iterable<Finding> {
  const all = site.data.redirects ?? [];
  const taken = new Set([...site.addresses.pages.keys()].map(addressOf));
  /** Those that are followed, by their address. */
  const first = new Map(all.toReversed().map((redirect) => [addressOf(redirect.from), redirect]));
  for (const [index, redirect] of all.entries()) {
    const mistake = mistakeIn(redirect, all.slice(index), first, taken);
    if (!mistake) continue;
    const finding = site.at("_data/redirects.json", [index], mistake.problem, mistake.fix);
    yield* withSeverity(site, "brokenLinks", finding);
  }
}

function mistakeIn(
  redirect: Redirect,
  rest: readonly Redirect[],
  first: ReadonlyMap<string, Redirect>,
  taken: ReadonlySet<string>,
): Mistake | undefined {
  const { from, to } = redirect;
  const followed = first.get(addressOf(from));
  if (followed !== redirect) {
    return {
      problem: `The address ${from} is redirected twice; only the first redirect is followed, to ${followed?.to}.`,
      fix: "Remove one of the two.",
    };
  }
  if (addressOf(to) === addressOf(from))
    return { problem: `The redirect from ${from} leads to itself.`, fix: "Remove it." };
  if (taken.has(addressOf(from))) {
    return {
      problem: `There is a page at ${from}, so the redirect to ${to} is never followed.`,
      fix: "Remove the redirect, or move the page.",
    };
  }
  const way = [redirect];
  let next = first.get(addressOf(to));
  // A circle is reported at its first redirect.
  while (next && rest.includes(next) && !way.includes(next)) {
    way.push(next);
    next = first.get(addressOf(next.to));
  }
  if (next !== redirect) return undefined;
  const addresses = [...way, redirect].map((step) => step.from).join(" → ");
  return {
    problem: `The redirect from ${from} leads in a circle: ${addresses}.`,
    fix: "Let one of them lead to a page.",
  };
}

/** The form in which addresses of the same file are equal; letter case counts. */
function addressOf(target: string): string {
  const path = normalizePath(decode(splitPath(target).path));
  return path.replace(/\/$/, "") || "/";
}
