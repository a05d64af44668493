import { textRenderer } from "../../blocks/text-renderer.ts";
import { FEATURES } from "../../features/features.ts";
import { pageHtml } from "../../layouts/page-html.ts";
import content from "../../layouts/text.11ty.tsx";
import { pageAt } from "../../lint/addresses.ts";
import { lintSite } from "../../lint/lint.ts";
import { writtenLinks } from "../../lint/rules/links.ts";
import type { Build } from "../../model/build-data.ts";
import { createSite } from "../../model/create-site.ts";
import { announcementStyle } from "../../model/frame/announcement.ts";
import type { Site } from "../../model/site.ts";
import type { DataFiles } from "../../read/data-files.ts";
import type { ReadInput } from "../../read/input.ts";
import type { ReadPage } from "../../read/pages.ts";
import { splitPath } from "../../routes/paths.ts";
import type { Finding } from "../../schema/finding.ts";
import type { Snapshot } from "./snapshot.ts";

export type LinkedSite = ReturnType<typeof lintSite>["site"];

/** What an editor sees beside the entry. */
export interface Preview {
  /** Mistakes in the files of the entry. */
  findings: Finding[];
  /** Content of the page's `<body>`; null while a mistake keeps the page from being rendered. */
  body: string | null;
  /** The colours of the announcement. */
  style?: string | null;
  /** Language of the page. */
  lang?: string | undefined;
  /** Titles of the texts, and data files, that link to the open text. */
  linkedFrom(): string[];
}

/** Blocks that show a data file, where the names differ. */
const SHOWN_BY: Readonly<Record<string, string>> = { people: "roles", tasks: "who-to-ask" };

/**
 * Lints and renders a site in the browser, with the functions that build it.
 *
 * @param texts all texts and data, by path
 * @param files of the open entry; the page of the first one is shown, or a page with its data
 * @param part of a data file that was edited last, such as `board`
 */
export function preview(
  { build, lastTexts }: Snapshot,
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
  part?: string,
): Preview {
  const input = inputOf(build, texts);
  const { site, findings } = lintSite({ ...input, only: files }, FEATURES);
  const own = findings.filter(({ file }) => files.includes(file));
  const linkedFrom = () => titlesOfLinks(files, site);
  try {
    const [file = ""] = files;
    const page = pageFor(file, part ?? firstPart(lastTexts.get(file)), site);
    const shown = page && siteOf(site, build, page.status.kind);
    const body = shown ? bodyOf(page.url, shown) : null;
    const style = shown ? announcementStyle(shown.data) : null;
    return { findings: own, body, style, lang: page?.locale, linkedFrom };
  } catch (error) {
    // Data with a mistake; the findings say which.
    const all = [...findings, ...lintSite(input, FEATURES).findings];
    if (all.every(({ severity }) => severity !== "error")) throw error;
    return { findings: own, body: null, linkedFrom };
  }
}

/** What the linter reads. */
export const inputOf = (
  { files, today, firstCommits }: Snapshot["build"],
  texts: ReadonlyMap<string, string>,
): ReadInput => ({ texts, others: [...files], today, firstCommits });

/** The title of a text, in the first language if it has both; data files are their own. */
export function titleOf(file: string, { pages, locales }: LinkedSite): string {
  const own = pages.find((page) => page.file === file);
  const model = pages.find(
    ({ kind, key, locale }) => kind === own?.kind && key === own.key && locale === locales.default,
  );
  return model?.title ?? own?.title ?? file;
}

/** The first one of a form is that of the file. */
const firstPart = (json = "{}") =>
  json.startsWith("{") ? Object.keys(JSON.parse(json) as object)[0] : undefined;

function titlesOfLinks(files: readonly string[], site: LinkedSite): string[] {
  const { locales, versions } = site;
  const titles = writtenLinks(site).flatMap(({ place, leads, page }) => {
    if (!("href" in leads) || files.includes(place.file)) return [];
    // Both languages of a text link to the same; archived years keep their links.
    if (
      page &&
      (page.locale !== locales.default || (page.version ?? versions.last) !== versions.last)
    )
      return [];
    const target = pageAt(splitPath(leads.href).path, site.addresses.pages);
    return target?.page && files.includes(target.page.file) ? (page?.title ?? place.file) : [];
  });
  return [...new Set(titles)];
}

/** The page of a text, or the one that shows a part of a data file, else the file; at worst the home page. */
function pageFor(file: string, part: string | undefined, { pages, locales, data }: LinkedSite) {
  if (file.endsWith(".md")) return pages.find((page) => page.file === file && page.isValid);
  const name = file.replace(/.*\/|\.json$/g, "");
  const block = `^::: ${SHOWN_BY[name] ?? name.replace(/s$/, "s?")}\\b`;
  const own = pages.filter(({ locale }) => locale === locales.default);
  const showing = (pattern: string) =>
    own.find(({ body }) => body && new RegExp(pattern, "m").test(body));
  // The announcement may be on some pages only.
  const [place] = name === "announcement" ? (data.announcement?.pages ?? []) : [];
  const placed = own.find(({ url }) => url === place);
  return (
    placed ??
    showing(`${block} ${part}$`) ??
    showing(block) ??
    own.find(({ kind }) => kind === "home")
  );
}

/** The site that a build makes of linted texts and data; with drafts or hidden texts if the open one is such a text. */
function siteOf(
  { data, archives, pages, textAt }: LinkedSite,
  build: Snapshot["build"],
  status: ReadPage["status"]["kind"],
): Site {
  // What has a mistake stops the rendering.
  return createSite(
    pages.filter(({ isValid }) => isValid),
    data as DataFiles,
    {
      ...build,
      digest: null,
      now: new Date(build.today),
      showsUnpublished: status === "draft" || status === "scheduled",
      showsHidden: status === "hidden",
      textAt,
      preview: null,
      archives: Object.fromEntries(archives) as Build["archives"],
      // Head and menus are not shown.
      addressOfPicture: undefined,
      localeLinks: () => [],
      outsideFindings: new Set(),
      linkedFiles: new Map(),
      shownImages: new Set(),
      dataFiles: [],
      lineOf: () => null,
      lineDay: () => undefined,
    },
    textRenderer,
    FEATURES,
  );
}

function bodyOf(url: string, site: Site): string {
  const page = content({ page: { url }, collections: { site } });
  return page ? (/<body>(.*)<\/body>/s.exec(pageHtml(page))?.[1] ?? "") : "";
}
