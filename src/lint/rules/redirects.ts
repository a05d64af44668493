import { LINKS } from "../../messages/links.ts";
import { decode, normalizePath, splitPath } from "../../routes/paths.ts";
import type { Finding, Mistake } from "../../schema/finding.ts";
import type { RedirectsFile } from "../../schema/redirects.ts";
import { isUpload } from "../../schema/uploads.ts";
import { type LinkedSite, withSeverity } from "./rule.ts";

type Redirect = RedirectsFile[number];

/** Every redirect is followed and ends somewhere else (CHECK-6); its target is checked as a link. */
export function* redirects(site: LinkedSite): Iterable<Finding> {
  const all = site.data.redirects ?? [];
  const taken = new Set([...site.addresses.pages.keys()].map(addressOf));
  /** Those that are followed, by their address. */
  const first = new Map(all.toReversed().map((redirect) => [addressOf(redirect.from), redirect]));
  for (const [index, redirect] of all.entries()) {
    const { from, to } = redirect;
    const mistake = isUpload(from, site.files)
      ? LINKS.redirectOverPage({ from, to })
      : mistakeIn(redirect, all.slice(index), first, taken);
    if (!mistake) continue;
    const finding = site.at("_data/redirects.json", [index], mistake);
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
  if (followed !== redirect) return LINKS.redirectedTwice({ from, to: followed?.to ?? "" });
  if (addressOf(to) === addressOf(from)) return LINKS.redirectsToItself({ from });
  if (taken.has(addressOf(from))) return LINKS.redirectOverPage({ from, to });
  const way = [redirect];
  let next = first.get(addressOf(to));
  // A circle is reported at its first redirect.
  while (next && rest.includes(next) && !way.includes(next)) {
    way.push(next);
    next = first.get(addressOf(next.to));
  }
  if (next !== redirect) return undefined;
  return LINKS.redirectCircle({
    from,
    way: [...way, redirect].map((step) => step.from).join(" → "),
  });
}

/** The form in which addresses of the same file are equal; letter case counts. */
function addressOf(target: string): string {
  const path = normalizePath(decode(splitPath(target).path));
  return path.replace(/\/$/, "") || "/";
}
