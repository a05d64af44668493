import { classifyLink, type LinkKind } from "../model/routes/links.ts";
import { decode, normalizePath, splitPath } from "../model/routes/paths.ts";
import type { Standing } from "../model/sources.ts";
import { suggestion } from "../schema/describe-issue.ts";
import type { Problem } from "../schema/finding.ts";
import type { Check, CheckedSite } from "./check.ts";
import { idsIn } from "./ids-in-page.ts";
import { type WrittenLink, writtenLinks } from "./written-links.ts";

/**
 * Promise: every link of this site leads to a page or file that exists, in exactly this spelling
 * (CHECK-1). Links across languages are checked too; links to other sites are not.
 */
export const brokenLinks: Check = {
  name: "links",
  severity: ({ checks }) => checks.brokenLinks,
  about: "pages",
  run: (site) => linksToNothing(site, ["internal", "file", "fragment"]),
};

/**
 * The same for links to pages alone, which can be told before anything is written: whoever has to mend
 * other mistakes first would hear of these in the next build only.
 */
export const brokenPageLinks: Check = {
  ...brokenLinks,
  name: "links to pages",
  about: "sources",
  run: (site) => linksToNothing(site, ["internal"]),
};

function linksToNothing(site: CheckedSite, kinds: readonly LinkKind[]): Problem[] {
  const urls = pageUrls(site);
  const redirects = new Set(site.data.redirects.map(({ from }) => from));
  return collect(site, (path, _fragment, kind) =>
    !kinds.includes(kind) ||
    pageAt(path, urls) !== undefined ||
    site.files.has(path) ||
    redirects.has(path)
      ? null
      : missing(path, site.unpublished.get(normalizePath(path)), urls),
  );
}

/** Promise: every `#fragment` names an element of the page it leads to (CHECK-2). */
export const brokenAnchors: Check = {
  name: "anchors",
  severity: ({ checks }) => checks.brokenAnchors,
  about: "pages",
  run(site) {
    const urls = pageUrls(site);
    // What will stand there has its sections; what stands there now need not.
    const placeholders = new Set(
      site.pages.flatMap(({ model }) => (model.isPlaceholder ? [model.url] : [])),
    );
    const known = new Map<string, ReturnType<typeof idsIn>>();
    return collect(site, (path, fragment) => {
      const url = fragment === "" || fragment === "top" ? undefined : pageAt(path, urls);
      if (url === undefined || placeholders.has(url)) return null;
      const ids = known.get(url) ?? idsIn(site.html(url));
      known.set(url, ids);
      if (ids.all.has(fragment)) return null;
      return {
        problem: `leads to "#${fragment}", and ${path} has no such section`,
        fix: suggestion(
          fragment,
          [...ids.content].filter((id) => id.length > 1),
        ),
      };
    });
  },
};

const pageUrls = ({ pages }: CheckedSite) => new Set(pages.map(({ model }) => model.url));

type Verdict = (
  path: string,
  fragment: string,
  kind: LinkKind,
) => { problem: string; fix: string | null } | null;

/** One problem for each place where a broken link is written. */
function collect(site: CheckedSite, verdict: Verdict): Problem[] {
  const origin = site.data.site.url;
  const told = new Set<string>();
  return writtenLinks(site).flatMap((link): Problem[] => {
    const kind = classifyLink(link.href, origin);
    if (kind === "external" || kind === "scheme") return [];
    const resolved = new URL(link.href, `${origin}${link.page ?? "/"}`);
    const path = decode(resolved.pathname);
    const result = verdict(path, decode(resolved.hash.slice(1)), kind);
    // Data and stand-ins show it in each language.
    const place = JSON.stringify([link.file, link.path, link.line, link.column, link.written]);
    if (!result || told.has(place)) return [];
    told.add(place);
    const { file, line, column } = link;
    return [
      {
        file,
        ...(link.path ? { path: link.path } : {}),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
        problem: `The link ${shown(link.href, path)}${whereabouts(link, site)} ${result.problem}.`,
        fix: result.fix,
      },
    ];
  });
}

/** The pages that show a link: that of its text, or all that show the data which it stands in. */
function whereabouts({ href, page }: WrittenLink, { pages, html }: CheckedSite): string {
  if (page !== undefined) return ` on ${page}`;
  const attribute = `="${href.replaceAll("&", "&amp;")}"`;
  const [first, ...others] = pages
    .map(({ model }) => model.url)
    .filter((url) => html(url).includes(attribute));
  if (first === undefined) return "";
  const more = others.length === 1 ? "1 other page" : `${others.length} other pages`;
  return ` on ${first}${others.length === 0 ? "" : ` and ${more}`}`;
}

/** The page at a path: with or without a closing slash or `.html`, but in exactly this letter case. */
function pageAt(path: string, urls: ReadonlySet<string>): string | undefined {
  return [path, path.replace(/\/$/, ""), `${path}/`, normalizePath(path)].find((form) =>
    urls.has(form),
  );
}

/** A target, with the address that it leads to if that looks different. */
function shown(target: string, resolved: string): string {
  return splitPath(target).path === resolved ? target : `${target} (${resolved})`;
}

/** A page may be written, but wait to be published. */
function missing(
  path: string,
  standing: Standing | undefined,
  urls: ReadonlySet<string>,
): ReturnType<Verdict> {
  switch (standing?.kind) {
    case "draft":
      return {
        problem: `leads to ${path}, which is a draft`,
        fix: "Publish both together: remove  draft: true  there, or the link here.",
      };
    case "scheduled":
      return {
        problem: `leads to ${path}, which is not published before ${standing.day}`,
        fix: "Add the link on that day, or change the date of the post.",
      };
    default:
      return { problem: `leads to ${path}, which does not exist`, fix: nearest(path, urls) };
  }
}

function nearest(path: string, urls: ReadonlySet<string>): string | null {
  const candidates = [...urls];
  const sameLetters = candidates.find(
    (candidate) => candidate.toLowerCase() === path.toLowerCase(),
  );
  if (sameLetters) return `Write:  ${sameLetters}`;
  const hint = suggestion(path, candidates);
  return hint?.startsWith("Did") ? hint : null;
}
