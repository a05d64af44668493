import { classifyLink } from "../model/routes/links.ts";
import { decode, normalizePath, splitPath } from "../model/routes/paths.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { type Finding, formatPlace } from "../schema/finding.ts";
import type { PageFacts, SiteFacts } from "./page-facts.ts";

/** From so many pages on, a broken link is probably in the layout (behaviour.md, 0.4). */
const LAYOUT_THRESHOLD = 5;

interface Broken {
  target: string;
  resolved: string;
  pages: PageFacts[];
  problem: string;
  fix: string | null;
}

/**
 * Promise: every internal link leads to a page or file that exists, in exactly this spelling (CHECK-1).
 * Links across languages are checked too; links to other sites are not.
 */
export function checkLinks(site: SiteFacts): Finding[] {
  return collect(site, (path) =>
    pageAt(path, site) || site.files.has(path) || site.redirects.has(path)
      ? null
      : {
          problem: `leads to ${path}, which does not exist`,
          fix: nearest(path, site),
        },
  );
}

/** Promise: every `#fragment` names an element of the page it leads to (CHECK-2). */
export function checkAnchors(site: SiteFacts): Finding[] {
  return collect(site, (path, fragment) => {
    const page = pageAt(path, site);
    if (!page || fragment === "" || fragment === "top" || page.ids.has(fragment)) return null;
    return {
      problem: `leads to "#${fragment}", and ${path} has no such section`,
      fix: suggestion(
        fragment,
        [...page.contentIds].filter((id) => id.length > 1),
      ),
    };
  });
}

function collect(
  site: SiteFacts,
  check: (path: string, fragment: string) => { problem: string; fix: string | null } | null,
): Finding[] {
  const broken = new Map<string, Broken>();
  for (const page of site.pages.values()) {
    for (const target of new Set(page.targets)) {
      const kind = classifyLink(target, site.origin);
      if (kind === "external" || kind === "scheme") continue;
      const resolved = new URL(target, `${site.origin}${page.url}`);
      const path = decode(resolved.pathname);
      const result = check(path, decode(resolved.hash.slice(1)));
      if (!result) continue;
      // A relative link means another page wherever it stands.
      const key = `${resolved.href} ${target}`;
      const known = broken.get(key);
      if (known) known.pages.push(page);
      else broken.set(key, { target, resolved: path, pages: [page], ...result });
    }
  }
  const entries = [...broken.values()];
  return [
    ...placedFindings(entries, site),
    ...entries.flatMap((entry) => looseFindings(entry, site)),
  ];
}

/** The page at an address: with or without a closing slash or `.html`, but in exactly this letter case. */
function pageAt(path: string, { pages }: SiteFacts): PageFacts | undefined {
  return [path, path.replace(/\/$/, ""), `${path}/`, normalizePath(path)]
    .map((form) => pages.get(form))
    .find((page) => page !== undefined);
}

/** One finding for each link in a Markdown file, even if other pages repeat it (LOC-5, BLOG-3). */
function placedFindings(entries: readonly Broken[], site: SiteFacts): Finding[] {
  const findings = new Map<string, Finding & { isRepeated: boolean }>();
  for (const entry of entries) {
    for (const page of entry.pages) {
      const place = site.placeOf(page.url, entry.target);
      if (!place) continue;
      const { written, isRepeated, ...at } = place;
      const key = `${formatPlace(at)} ${written}`;
      if (findings.get(key)?.isRepeated === false) continue;
      const problem = `The link ${shown(entry)} on ${page.url} ${entry.problem}.`;
      findings.set(key, { ...at, problem, fix: entry.fix, isRepeated });
    }
  }
  return [...findings.values()].map(({ isRepeated, ...finding }) => finding);
}

/** Links that no Markdown file holds: one finding per page, but a link of the layout is told once. */
function looseFindings(entry: Broken, site: SiteFacts): Finding[] {
  const { problem, fix } = entry;
  const urls = entry.pages.map(({ url }) => url);
  const loose = urls.filter((url) => !site.placeOf(url, entry.target));
  if (loose.length >= LAYOUT_THRESHOLD) {
    const hint =
      "It is on so many pages that it is probably in the layout: look in navbar.json, footer.json and sidebars.json.";
    return [
      {
        file: "_data",
        line: null,
        problem: `The link ${shown(entry)} on ${loose[0]} and ${loose.length - 1} other pages ${problem}.`,
        fix: fix ? `${fix} ${hint}` : hint,
      },
    ];
  }
  return loose.map(
    (url): Finding => ({
      file: `page ${url}`,
      line: null,
      problem: `The link ${shown(entry)} on ${url} ${problem}.`,
      fix,
    }),
  );
}

/** A target, with the address that it leads to if that looks different. */
function shown({ target, resolved }: Broken): string {
  return splitPath(target).path === resolved ? target : `${target} (${resolved})`;
}

function nearest(path: string, { pages }: SiteFacts): string | null {
  const candidates = [...pages.keys()];
  const sameLetters = candidates.find(
    (candidate) => candidate.toLowerCase() === path.toLowerCase(),
  );
  if (sameLetters) return `Write:  ${sameLetters}`;
  const hint = suggestion(path, candidates);
  return hint?.startsWith("Did") ? hint : null;
}
