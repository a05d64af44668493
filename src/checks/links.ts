import { classifyLink } from "../model/links.ts";
import { decode, normalizePath, splitPath } from "../model/paths.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Finding } from "../schema/finding.ts";
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
        [...page.ids].filter((id) => id.length > 1),
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
  return [...broken.values()].flatMap((entry) => toFindings(entry, site));
}

/** The page at an address: with or without a closing slash or `.html`, but in exactly this letter case. */
function pageAt(path: string, { pages }: SiteFacts): PageFacts | undefined {
  return [path, path.replace(/\/$/, ""), `${path}/`, normalizePath(path)]
    .map((form) => pages.get(form))
    .find((page) => page !== undefined);
}

/** One finding per page; a link of the layout is told once. */
function toFindings({ target, resolved, pages, problem, fix }: Broken, site: SiteFacts): Finding[] {
  const shown = splitPath(target).path === resolved ? target : `${target} (${resolved})`;
  const written = pages.map((page) => ({ page, place: site.placeOf(page.url, target) }));
  const placed = written.flatMap(({ page, place }): Finding[] =>
    place ? [{ ...place, problem: `The link ${shown} on ${page.url} ${problem}.`, fix }] : [],
  );
  const loose = written.filter(({ place }) => !place).map(({ page }) => page.url);
  if (loose.length >= LAYOUT_THRESHOLD) {
    const hint =
      "It is on so many pages that it is probably in the layout: look in navbar.json, footer.json and sidebars.json.";
    return [
      ...placed,
      {
        file: "_data",
        line: null,
        problem: `The link ${shown} on ${loose[0]} and ${loose.length - 1} other pages ${problem}.`,
        fix: fix ? `${fix} ${hint}` : hint,
      },
    ];
  }
  return [
    ...placed,
    ...loose.map(
      (url): Finding => ({
        file: `page ${url}`,
        line: null,
        problem: `The link ${shown} on ${url} ${problem}.`,
        fix,
      }),
    ),
  ];
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
