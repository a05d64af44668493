import { classifyLink } from "../../routes/links.ts";
import { decode, normalizePath } from "../../routes/paths.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import type { Finding } from "../../schema/finding.ts";
import { writtenLinks } from "../rules/links.ts";
import { type LinkedSite, withSeverity } from "../rules/rule.ts";
import { type BuiltPage, readPage } from "./built-page.ts";

/** What a build has written. */
export interface BuiltFiles {
  /** HTML by output path: `docs/board.html`. */
  pages: ReadonlyMap<string, string>;
  /** Output paths of all other files. */
  files: Iterable<string>;
}

/** A problem of one or several pages. */
interface PageProblem {
  check: "error" | "brokenLinks" | "brokenAnchors";
  /** Words around the pages: `The link /x`, ` leads to /x, which does not exist.` */
  before: string;
  after: string;
  fix: string | null;
  /** Addresses of the pages. */
  urls: string[];
  /** Where the link leads; null for other problems. */
  target: string | null;
}

/**
 * Finds what only the built pages show: links and fragments to nothing, ids that are taken twice,
 * pages without a picture for links to them. Each problem is reported once, at the place where the
 * link is written if that is known.
 *
 * @param site what the linter has computed of the sources
 * @param found what the linter has found there; its links are not reported again
 */
export function lintBuilt(
  { pages, files }: BuiltFiles,
  site: LinkedSite,
  found: readonly Finding[] = [],
): Finding[] {
  const built = new Map([...pages].map(([path, html]) => [urlOf(path), readPage(html)]));
  const published = new Set([...files].map((path) => `/${path}`));
  const problems = new Map<string, PageProblem>();
  const add = (url: string, { urls: _, ...problem }: PageProblem) => {
    const key = JSON.stringify(problem);
    const known = problems.get(key);
    if (!known) problems.set(key, { ...problem, urls: [url] });
    else if (!known.urls.includes(url)) known.urls.push(url);
  };
  /** Menus repeat the same addresses on every page. */
  const absolute = new Map<string, PageProblem | null>();
  for (const [url, page] of built) {
    for (const href of page.links) {
      let problem = absolute.get(href);
      if (problem === undefined) problem = linkProblem(href, url, built, published, site);
      if (href.startsWith("/")) absolute.set(href, problem);
      if (problem) add(url, problem);
    }
    for (const id of page.repeatedIds) {
      add(url, {
        ...OTHER,
        before: `The id "${id}"`,
        after: " occurs more than once, so links to it lead to the first place only.",
        fix: "Rename one of the headings, or give it an id of its own:  ## Heading {#my-id}",
      });
    }
    const picture = pictureMistake(page, published);
    if (picture) {
      add(url, {
        ...OTHER,
        before: `There is ${picture} for links`,
        after: ".",
        fix: 'Name a picture of 1200 × 630 pixels in _data/site.json: "socialImage": "/og-image.png"',
      });
    }
  }
  // Hidden texts are not built, but an editor wants to know today what will be wrong with them.
  for (const { base, page, leads } of writtenLinks(site)) {
    if (page?.status.kind !== "hidden" || base === null || !("href" in leads)) continue;
    const problem = linkProblem(leads.href, base, built, published, site);
    if (problem?.check === "brokenAnchors") add(base, problem);
  }
  const places = placesOf(site);
  const reported = new Set(found.map(placeKey));
  return [...problems.values()].flatMap((problem) =>
    findingsOf(problem, places, site).filter((finding) => !reported.has(placeKey(finding))),
  );
}

const OTHER = { check: "error", target: null, urls: [] } satisfies Partial<PageProblem>;

const placeKey = ({ file, line, column }: Pick<Finding, "file" | "line" | "column">) =>
  JSON.stringify([file, line, column]);

/** The address of an output path. */
function urlOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}

function linkProblem(
  href: string,
  url: string,
  built: ReadonlyMap<string, BuiltPage>,
  files: ReadonlySet<string>,
  { data, addresses }: LinkedSite,
): PageProblem | null {
  const origin = data.site?.url ?? "https://example.org";
  const kind = classifyLink(href, origin);
  if (kind === "external" || kind === "scheme" || !URL.canParse(href, origin + url)) return null;
  const resolved = new URL(href, origin + url);
  const [path, fragment] = [decode(resolved.pathname), decode(resolved.hash.slice(1))];
  const known = [path, path.replace(/\/$/, ""), `${path}/`, normalizePath(path)].find((form) =>
    built.has(form),
  );
  const words = { before: `The link ${href}`, urls: [], target: path + resolved.hash };
  if (known === undefined) {
    // The page of the CMS is a file: the site does not render it.
    const isFile = files.has(path.replace(/\/$/, "/index.html"));
    if (isFile || data.redirects?.some(({ from }) => from === path)) return null;
    const after = ` leads to ${path}, which does not exist.`;
    return { ...words, check: "brokenLinks", after, fix: null };
  }
  const target = built.get(known);
  const isHidden = addresses.pages.get(known)?.page?.status.kind === "hidden";
  if (!target || isHidden || ["", "top"].includes(fragment) || target.ids.has(fragment))
    return null;
  return {
    ...words,
    check: "brokenAnchors",
    after: ` leads to "#${fragment}", and ${path} has no such section.`,
    fix: suggestion(fragment, [...target.contentIds]),
  };
}

function pictureMistake({ picture, pictureAlt, isPage }: BuiltPage, files: ReadonlySet<string>) {
  if (!isPage) return null;
  if (!picture) return "no picture";
  if (!URL.canParse(picture) || !files.has(decode(new URL(picture).pathname)))
    return `only the picture ${picture}, which does not exist,`;
  return pictureAlt ? null : "only a picture without a text that says what it shows";
}

type Places = ReadonlyMap<string, readonly Pick<Finding, "file" | "line" | "column">[]>;

/** Where links are written, by the address that they lead to. */
function placesOf(site: LinkedSite): Places {
  const origin = site.data.site?.url ?? "https://example.org";
  const places = new Map<string, Pick<Finding, "file" | "line" | "column">[]>();
  for (const { place, base, leads } of writtenLinks(site)) {
    if (!("href" in leads) || !URL.canParse(leads.href, `${origin}${base ?? "/"}`)) continue;
    const { pathname, hash } = new URL(leads.href, `${origin}${base ?? "/"}`);
    const key = decode(pathname) + hash;
    const known = places.get(key) ?? [];
    if (!known.some((other) => placeKey(other) === placeKey(place))) known.push(place);
    places.set(key, known);
  }
  return places;
}

function findingsOf(problem: PageProblem, places: Places, site: LinkedSite): Finding[] {
  const { check, before, after, fix, urls, target } = problem;
  const [first = "", ...others] = urls;
  const count = others.length === 1 ? "1 other page" : `${others.length} other pages`;
  const where = ` on ${first}${others.length === 0 ? "" : ` and ${count}`}`;
  const written = target === null ? [] : (places.get(target) ?? []);
  const source = site.addresses.pages.get(first)?.page?.file;
  const fallback = [{ file: source ?? `page ${first}`, line: null }];
  const findings = (written.length > 0 ? written : fallback).map(
    (place): Finding => ({ severity: "error", ...place, problem: before + where + after, fix }),
  );
  return check === "error"
    ? findings
    : withSeverity(site.data.site?.checks[check] ?? "throw", findings);
}
