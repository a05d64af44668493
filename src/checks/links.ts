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
    exists(path, site)
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
    const page = site.pages.get(path);
    if (!page || fragment === "" || fragment === "top" || page.ids.has(fragment)) return null;
    return {
      problem: `leads to "#${fragment}", and ${path} has no such section`,
      fix: suggestion(fragment, [...page.ids].filter((id) => id.length > 1)),
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
      const key = kind === "fragment" ? `${page.url} ${target}` : target;
      const known = broken.get(key);
      if (known) known.pages.push(page);
      else broken.set(key, { target, resolved: path, pages: [page], ...result });
    }
  }
  return [...broken.values()].flatMap((entry) => toFindings(entry, site));
}

function exists(path: string, { pages, files, redirects }: SiteFacts): boolean {
  return (
    pages.has(path) ||
    pages.has(path.replace(/\/$/, "")) ||
    pages.has(`${path}/`) ||
    pages.has(normalizePath(path)) ||
    files.has(path) ||
    redirects.has(path)
  );
}

function toFindings({ target, resolved, pages, problem, fix }: Broken, site: SiteFacts): Finding[] {
  const shown = splitPath(target).path === resolved ? target : `${target} (${resolved})`;
  const placed = pages.flatMap((page) => {
    const place = site.placeOf(page.url, target);
    return place ? [{ ...place, problem: `The link ${shown} on ${page.url} ${problem}.`, fix }] : [];
  });
  const others = pages.length - placed.length;
  if (others === 0) return placed;
  const [first] = pages.filter((page) => !site.placeOf(page.url, target));
  return [
    ...placed,
    {
      file: others >= LAYOUT_THRESHOLD ? "_data" : `page ${first?.url}`,
      line: null,
      problem:
        others >= LAYOUT_THRESHOLD
          ? `The link ${shown} on ${first?.url} and ${others - 1} other pages ${problem}.`
          : `The link ${shown} on ${first?.url} ${problem}.`,
      fix:
        others >= LAYOUT_THRESHOLD
          ? "It is on so many pages that it is probably in the layout: look in navbar.json, footer.json and sidebars.json."
          : fix,
    },
  ];
}

function nearest(path: string, { pages }: SiteFacts): string | null {
  const candidates = [...pages.keys()];
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === path.toLowerCase());
  if (sameLetters) return `Write:  ${sameLetters}`;
  const hint = suggestion(path, candidates);
  return hint?.startsWith("Did") ? hint : null;
}
