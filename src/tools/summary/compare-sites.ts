import { loadRedirects, type Resolution, resolveAddress } from "../netlify-rules.ts";
import { type BuiltPage, type BuiltSite, KINDS, type Kind, readBuiltSite } from "./built-site.ts";

/** A page in one language. */
export interface PageChange {
  lang: string;
  address: string;
  title: string;
  change: "changed" | "new" | "gone" | "same";
  /** What is at the address of a page that is gone: where it leads, or the text in another language. */
  instead: { leadsTo: string } | "stand-in" | "nothing";
}

/** Two builds, told apart. */
export interface SiteChanges {
  /** Pages with a text of their own that read differently in at least one language. */
  written: PageChange[][];
  /** Such pages that are put together from others: lists, the home pages. */
  derived: PageChange[];
  /** How many other pages differ around their text. */
  framed: number;
  weights: { kind: Kind; before: BuiltSite["weights"][Kind]; after: BuiltSite["weights"][Kind] }[];
}

/**
 * Compares what two builds have made. A page counts as changed when its title, description or main area
 * reads differently; menus, footer and the names of assets do not count.
 *
 * @param before folder of the site as it is
 * @param after folder of the site as it becomes
 */
export async function compareSites(before: string, after: string): Promise<SiteChanges> {
  const known = new Map<string, number>();
  const [was, is] = [readBuiltSite(before, known), readBuiltSite(after, known)];
  const redirects = await loadRedirects(after);

  async function changeOf(page: BuiltPage): Promise<PageChange> {
    const { address, lang, title } = page;
    const change = howChanged(was.pages.get(address), is.pages.get(address));
    const instead =
      change === "gone" ? insteadOf(await resolveAddress(after, address, redirects)) : "nothing";
    return { lang, address, title, change, instead };
  }

  const all = [...new Map([...was.pages, ...is.pages]).values()];
  const isWritten = (group: readonly BuiltPage[]) => group.some((page) => page.isWritten);
  // Without a repository no page has a link to its file.
  const hasSources = isWritten(all);
  const written: PageChange[][] = [];
  const derived: PageChange[] = [];
  for (const pages of Map.groupBy(all, ({ group }) => group).values()) {
    const inOrder = pages.toSorted(
      (one, other) => Number(other.address === other.group) - Number(one.address === one.group),
    );
    const changes = await Promise.all(inOrder.map(changeOf));
    if (changes.every(({ change }) => change === "same")) continue;
    if (isWritten(pages) || !hasSources) written.push(changes);
    else derived.push(...changes.filter(({ change }) => change !== "same"));
  }
  return {
    written: written.sort(byAddress),
    derived: derived.sort((one, other) => (one.address < other.address ? -1 : 1)),
    framed: [...is.pages.values()].filter((page) => {
      const earlier = was.pages.get(page.address);
      return earlier?.text === page.text && earlier.whole !== page.whole;
    }).length,
    weights: KINDS.map((kind) => ({ kind, before: was.weights[kind], after: is.weights[kind] })),
  };
}

function howChanged(
  earlier: BuiltPage | undefined,
  later: BuiltPage | undefined,
): PageChange["change"] {
  if (!earlier) return "new";
  if (!later) return "gone";
  return earlier.text === later.text ? "same" : "changed";
}

function insteadOf(resolution: Resolution): PageChange["instead"] {
  if (resolution.kind === "redirect") return { leadsTo: resolution.location };
  return resolution.kind === "file" && resolution.status < 400 ? "stand-in" : "nothing";
}

function byAddress([one]: PageChange[], [other]: PageChange[]): number {
  return (one?.address ?? "") < (other?.address ?? "") ? -1 : 1;
}
