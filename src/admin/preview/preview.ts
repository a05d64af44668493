import type { Build } from "../../collections/build-data.ts";
import { createSite, type Site } from "../../collections/site.ts";
import type { CollectionItem } from "../../eleventy/types.ts";
import content from "../../layouts/content.11ty.tsx";
import { pageHtml } from "../../layouts/page-html.ts";
import { lintSite } from "../../lint/lint.ts";
import type { LintPage } from "../../lint/pages.ts";
import { type DataFileName, dataFiles, dataKey } from "../../schema/data-files.ts";
import type { Finding } from "../../schema/finding.ts";
import type { Snapshot } from "./snapshot.ts";

type LinkedSite = ReturnType<typeof lintSite>["site"];

/** What an editor sees beside the entry. */
export interface Preview {
  /** Mistakes in the files of the entry. */
  findings: Finding[];
  /** Content of the page's `<body>`; null while a mistake keeps the page from being rendered. */
  body: string | null;
  /** Language of the page. */
  lang?: string | undefined;
}

/** Blocks that show a data file, where the names differ. */
const SHOWN_BY: Readonly<Record<string, string>> = { people: "roles", tasks: "who-to-ask" };

/**
 * Lints and renders a site in the browser, with the functions that build it.
 *
 * @param texts all texts and data, by path
 * @param files of the open entry; the page of the first one is shown, or a page with its data
 */
export function preview(
  { build }: Snapshot,
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
): Preview {
  const { today, firstCommits } = build;
  const { site, findings } = lintSite({ texts, others: [...build.files], today, firstCommits });
  const own = findings.filter(({ file }) => files.includes(file));
  try {
    const [file = ""] = files;
    const page = pageFor(file, site);
    const body = page ? bodyOf(page.url, siteOf(site, build, page.status.kind)) : null;
    return { findings: own, body, lang: page?.locale };
  } catch (error) {
    // Data with a mistake; the findings say which.
    if (findings.every(({ severity }) => severity !== "error")) throw error;
    return { findings: own, body: null };
  }
}

/** The page of a text, or the first one that shows a data file; at worst the home page. */
function pageFor(file: string, { pages, locales }: LinkedSite) {
  if (file.endsWith(".md")) return pages.find((page) => page.file === file && page.isValid);
  const name = file.replace(/.*\/|\.json$/g, "");
  const block = `::: ${SHOWN_BY[name] ?? name.replace(/s$/, "")}`;
  const own = pages.filter(({ locale }) => locale === locales.default);
  return own.find(({ body }) => body?.includes(block)) ?? own.find(({ kind }) => kind === "home");
}

/** The site that a build makes of linted texts and data; with drafts or hidden texts if the open one is such a text. */
function siteOf(
  { data, archives, pages }: LinkedSite,
  build: Snapshot["build"],
  status: LintPage["status"]["kind"],
): Site {
  const globals = {
    ...Object.fromEntries(
      (Object.keys(dataFiles) as DataFileName[]).map((name) => [name, data[dataKey(name)]]),
    ),
    build: {
      ...build,
      calendarDigest: null,
      now: new Date(build.today),
      showsUnpublished: status === "draft" || status === "scheduled",
      showsHidden: status === "hidden",
      preview: null,
      // Linted; one with a mistake stops the rendering.
      archives: Object.fromEntries(archives) as Build["archives"],
      // Head and menus are not shown.
      addressOfPicture: undefined,
      localeLinks: () => [],
      linkedFiles: new Map(),
      shownImages: new Set(),
      dataFiles: [],
      lineOf: () => null,
      bodyLine: () => 1,
    } satisfies Build,
  };
  const items = pages.flatMap(({ file, url, written, body, isValid }): CollectionItem[] =>
    isValid && body !== null
      ? [
          {
            url,
            inputPath: file,
            outputPath: "",
            data: { ...globals, ...written },
            rawInput: body,
          },
        ]
      : [],
  );
  return createSite(items);
}

function bodyOf(url: string, site: Site): string {
  const page = content({ page: { url }, collections: { site, all: [] } });
  return page ? (/<body>(.*)<\/body>/s.exec(pageHtml(page))?.[1] ?? "") : "";
}
