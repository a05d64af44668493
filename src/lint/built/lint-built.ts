import { BUILT } from "../../messages/built.ts";
import type { Mistake, Piece } from "../../messages/message.ts";
import { PIECES } from "../../messages/values.ts";
import { classifyLink } from "../../routes/links.ts";
import { decode } from "../../routes/paths.ts";
import { meant } from "../../schema/describe-issue.ts";
import { type Finding, warningAbout } from "../../schema/finding.ts";
import { pageAt } from "../addresses.ts";
import { type Place, writtenLinks } from "../rules/links.ts";
import { type Check, type LinkedSite, withSeverity } from "../rules/rule.ts";
import { type BuiltPage, readPage } from "./built-page.ts";

/** What a build has written. */
export interface BuiltFiles {
  /** Output path, `docs/board.html`, and HTML of each page. */
  pages: Iterable<[path: string, html: string]>;
  /** Output paths of all other files. */
  files: Iterable<string>;
}

/** A link that comes from another site, such as the public calendar: its mistakes stop no build. */
export interface OutsideLink {
  href: string;
  /** What the finding is about. */
  file: string;
  /** What its editors call what holds it; null where nobody corrects it. */
  entry: Piece;
}

/** A problem of one or several pages. */
interface PageProblem {
  check?: Check;
  /** The message, for the pages that have the problem. */
  message(pages: Piece): Mistake;
  /** The same for all pages with the same problem. */
  key: string;
  /** Where the link leads. */
  target?: string;
}

/**
 * Finds what only the built pages show: links and fragments to nothing, ids that are taken twice.
 * Each problem is reported once, at the place where the link is written if that is known.
 *
 * @param site what the linter has computed of the sources
 * @param sourceFindings what the linter has found there; its links are not reported again
 * @param outside those links that came from other sites
 */
export function lintBuilt(
  { pages, files }: BuiltFiles,
  site: LinkedSite,
  sourceFindings: readonly Finding[] = [],
  outside: readonly OutsideLink[] = [],
): Finding[] {
  const built = new Map<string, BuiltPage>();
  const texts = new Map<string, string>();
  for (const [path, html] of pages) built.set(urlOf(path), readPage(html, texts));
  const published = new Set([...files].map((path) => `/${path}`));
  const problems = new Map<string, { problem: PageProblem; urls: Set<string> }>();
  const add = (url: string, problem: PageProblem) => {
    const { key } = problem;
    const known = problems.get(key) ?? { problem, urls: new Set() };
    problems.set(key, known);
    known.urls.add(url);
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
      add(url, { key: `id ${id}`, message: (pages) => BUILT.idTwice({ id, pages }) });
    }
  }
  const written = writtenLinks(site);
  // Hidden texts and redirects are on no page; their links to pages are checked in the sources.
  for (const { base, page, place, leads } of written) {
    const isRedirect = place.file === "_data/redirects.json";
    if (!("href" in leads) || !(isRedirect || page?.status.kind === "hidden")) continue;
    const problem = linkProblem(leads.href, base ?? "/", built, published, site);
    const isFile = classifyLink(leads.href, site.origin) === "file";
    if (problem && (isFile || problem.check === "brokenAnchors")) add(base ?? place.file, problem);
  }
  const places = Map.groupBy(written, ({ base, leads }) =>
    "href" in leads ? targetText(leads.href, site, base ?? "/") : null,
  );
  const reported = new Set(sourceFindings.map(placeKey));
  return [...problems.values()].flatMap(({ problem, urls }) => {
    const { check, message, target } = problem;
    const [first = "", ...others] = urls;
    const words = message(onPages(first, others.length));
    const links = (target === undefined ? undefined : places.get(target)) ?? [];
    const file = site.addresses.pages.get(first)?.page?.file ?? `page ${first}`;
    const guests = outside.filter(
      ({ href }) => links.length === 0 && targetText(href, site) === target,
    );
    if (guests.length > 0)
      return guests.flatMap(({ href, file, entry }) =>
        entry ? warningAbout(file, BUILT.outsideSection({ href, entry })) : [],
      );
    const own = links.length > 0 ? links.map(({ place }) => place) : [{ file, line: null }];
    return [...new Map(own.map((place) => [placeKey(place), place]))]
      .filter(([key]) => !reported.has(key))
      .flatMap(([, place]) => withSeverity(site, check, { ...place, ...words }));
  });
}

/** " on /blog and 3 other pages". */
function onPages(page: string, count: number): Piece {
  if (count === 0) return PIECES.on({ page });
  return count === 1 ? PIECES.onTwo({ page }) : PIECES.onMany({ page, count });
}

const placeKey = ({ file, line, column }: Place) => JSON.stringify([file, line, column]);

/** The address of an output path. */
function urlOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
}

/** The path and the fragment that a link on a page leads to; null where it cannot be read. */
function targetOf(href: string, url: string, { origin }: Pick<LinkedSite, "origin">) {
  if (!URL.canParse(href, origin + url)) return null;
  const { pathname, hash } = new URL(href, origin + url);
  return { path: decode(pathname), hash };
}

function targetText(href: string, site: LinkedSite, url = "/"): string | null {
  const target = targetOf(href, url, site);
  return target && target.path + target.hash;
}

/**
 * Whether a link leads to nothing on this site.
 *
 * @param pages by their addresses
 * @param isFile whether another file is published at a path
 */
export function isDead(
  href: string,
  pages: ReadonlyMap<string, unknown>,
  isFile: (path: string) => boolean,
  {
    origin,
    data: { redirects },
  }: Pick<LinkedSite, "origin"> & { data: Pick<LinkedSite["data"], "redirects"> },
  url = "/",
): boolean {
  const target = targetOf(href, url, { origin });
  if (!target || /^(external|scheme)$/.test(classifyLink(href, origin))) return false;
  const { path } = target;
  return !(pageAt(path, pages) || isFile(path) || redirects?.some(({ from }) => from === path));
}

function linkProblem(
  href: string,
  url: string,
  built: ReadonlyMap<string, BuiltPage>,
  files: ReadonlySet<string>,
  site: LinkedSite,
): PageProblem | null {
  const target = targetOf(href, url, site);
  if (!target || /^(external|scheme)$/.test(classifyLink(href, site.origin))) return null;
  const { path, hash } = target;
  const link = { target: path + hash, key: `link ${href}` };
  // The page of the CMS is a file: the site does not render it.
  const isFile = (name: string) =>
    files.has(name) || files.has(name.replace(/\/?$/, "/index.html"));
  if (isDead(href, built, isFile, site, url)) {
    const message = (pages: Piece) => BUILT.dead({ href, path, pages });
    return { ...link, check: "brokenLinks", message };
  }
  const page = pageAt(path, built);
  if (!page) return null;
  const fragment = decode(hash.slice(1));
  const isHidden = pageAt(path, site.addresses.pages)?.page?.status.kind === "hidden";
  if (isHidden || ["", "top"].includes(fragment) || page.ids.has(fragment)) return null;
  const fix = meant(fragment, [...page.ids]);
  return {
    ...link,
    check: "brokenAnchors",
    message: (pages) => BUILT.noSection({ href, path, fragment, fix, pages }),
  };
}
