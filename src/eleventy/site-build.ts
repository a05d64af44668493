import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BuiltAssets, buildAssets } from "../bundle/assets.ts";
import { imageAddress, imageHtml } from "../bundle/image-html.ts";
import { copyImages, type Images, readImages } from "../bundle/images.ts";
import {
  type PictureDrawing,
  type SharePictures,
  sharePictures,
} from "../bundle/share-pictures.ts";
import type { CheckedSite } from "../checks/check.ts";
import { type CheckResult, runChecks, runEarlyChecks } from "../checks/checks.ts";
import { renderTexts, type TextCache } from "../markdown/render-texts.ts";
import {
  createTextRenderer,
  type RenderedPage,
  type TextSources,
} from "../markdown/text-renderer.ts";
import { buildSite, type SitePage } from "../model/build-site.ts";
import { endOfDay } from "../model/events/dates.ts";
import { unchosenMode } from "../model/frame/color-mode.ts";
import type { PageModel } from "../model/pages/page-model.ts";
import { buildReview } from "../model/review/review.ts";
import { decode } from "../model/routes/paths.ts";
import { lostEntries } from "../model/translations/translations.ts";
import { hasAdmin } from "../output/admin/config.ts";
import type { OutputFile } from "../output/output-file.ts";
import { outputFiles } from "../output/outputs.ts";
import { searchJobs } from "../output/search/search-index.ts";
import { markdownTwins } from "../output/twins.ts";
import { deploymentFrom, hasSharePictures } from "../read/environment.ts";
import { locate } from "../read/locate.ts";
import type { Sources } from "../read/read-sources.ts";
import type { Deployment } from "../schema/deployment.ts";
import { TOKEN_FILES } from "../schema/design-tokens.ts";
import { type Finding, formatFindings, type Problem, SiteError } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { Block } from "../ui/blocks/block.tsx";
import { SharePicture, WORDS } from "../ui/share-picture/share-picture.tsx";
import { addFolderNames } from "./folder-names.ts";
import { nest } from "./navigation.ts";
import { type SearchIndexing, startSearchIndex } from "./start-search-index.ts";
import { type WrittenFiles, writeFiles } from "./write-files.ts";

/** Where a build reads and writes. */
export interface BuildPlace {
  /** Folder with `_data` and `src/content`. */
  root: string;
  output: string;
  /** Whether the result is published; else someone is editing, whom a mistake must not stop. */
  isBuild: boolean;
  /** What lies in the output folder already, besides pages and assets. */
  written: WrittenFiles;
}

/** Before the search index is made in development, so that it is not in the way of the next save. */
const REST = 1000;

/** A page on its way through Eleventy. */
export interface PageToWrite {
  outputPath: string;
  model: PageModel;
  /** By this Eleventy's I18nPlugin pairs pages that come from one template. */
  eleventyPaginationGroupNumber: number;
}

/** What stands in texts besides Markdown. */
const DRAW: TextSources["draw"] = {
  block: (block) => renderToStaticMarkup(createElement(Block, { block })),
  image: imageHtml,
  imageAddress,
};

/** What links to pages show. */
const PICTURES = {
  background: (picture) => renderToStaticMarkup(createElement(SharePicture, picture)),
  words: WORDS,
} satisfies PictureDrawing;

/** A site that is ready to be written. */
export interface SiteBuild {
  pages: PageToWrite[];
  /** Makes all that are neither pages nor assets; a saved page is shown before. */
  files(): OutputFile[];
  /** What links to the pages show; null where all show the picture of the site. */
  pictures: SharePictures | null;
  search: SearchIndexing;
  checked: Omit<CheckedSite, "files" | "html" | "localeLinks">;
  rendered: readonly RenderedPage[];
  /** Published images of `src/assets/img` that only hidden texts show, by their path in the output. */
  hiddenImages: readonly string[];
  /** Not yet told: these come with those about finished pages. */
  warnings: CheckResult[];
  /** What all of it follows from, besides the texts. */
  made: string;
  /** What pages need to know of stylesheet and scripts. */
  assets: BuiltAssets;
  /** Bundles these once more, of the same site. */
  bundle(): Promise<BuiltAssets>;
}

/**
 * Computes all pages and files out of what was read.
 *
 * @param texts what an earlier build has rendered
 * @param earlier an earlier site; it is returned when nothing has changed but styles
 * @throws SiteError with all findings about data, front matter and texts at once (CONF-1)
 */
export async function buildSiteFiles(
  sources: Sources,
  { root, output, isBuild }: BuildPlace,
  texts: TextCache,
  earlier?: SiteBuild,
): Promise<SiteBuild> {
  const { now, written, data, dataFiles, files, drafts, unpublished, updated } = sources;
  const bundle = () =>
    buildAssets(output, {
      hashed: isBuild,
      runtime: data.site.widgetRuntime,
      homes: LOCALES.map((locale) => data.locales.locales[locale].path),
      labels: data.labels,
      colorMode: {
        unchosen: unchosenMode(data.site.colorMode),
        hasSwitch: data.site.colorMode.switch,
      },
      hasAnnouncement: data.announcement?.enabled === true,
      hasAdmin: hasAdmin(data),
      announcementEnd:
        data.announcement?.enabled && data.announcement.expires
          ? Date.parse(endOfDay(data.announcement.expires, data.events.timeZone))
          : 0,
    });
  const render = async () => {
    const textSources: TextSources = {
      root,
      data,
      files,
      images: await readImages(root),
      draw: DRAW,
    };
    return { textSources, rendered: renderTexts(textSources, texts) };
  };
  // Bundling is the work of another process.
  const [assets, { textSources, rendered }] = await Promise.all([bundle(), render()]);
  const { images } = textSources;
  const made = JSON.stringify([texts.made, texts.summaries, drafts, assets, [...updated]]);
  if (earlier?.made === made && isSame(earlier.rendered, rendered)) return earlier;
  // Told now: on the day on which they are shown, a mistake in them would keep the whole site back.
  const renderText = createTextRenderer(textSources);
  const hidden = sources.hidden.map((file) => renderText(file, file.source.locale));
  const problems: Problem[] = [
    ...sources.calendarProblems,
    ...images.problems,
    ...[...rendered, ...hidden].flatMap((page) => page.problems),
  ];
  const find = (problem: Problem): Finding => locate(problem, root);
  // Pages that cannot be read would be told a second time, as missing where others lead to them.
  if (sources.findings.length > 0) {
    const errors = problems.filter(({ severity }) => severity !== "warning");
    throw new SiteError([...sources.findings, ...errors.map(find)]);
  }
  const pictures = hasSharePictures(process.env) ? sharePictures(PICTURES) : null;
  const site = buildSite({
    data,
    sources: rendered.map(({ source }) => source),
    drafts,
    updated,
    review: buildReview({
      now,
      data: written,
      dataFiles,
      files,
      lineOf: (file, path) => find({ file, path, problem: "" }).line,
    }),
    assets,
    nest,
    addressOfPicture: pictures?.addressOf,
    now,
    report: (problem) => problems.push(problem),
  });
  const deployment: Deployment = isBuild ? deploymentFrom(process.env) : "development";
  const checked = {
    ...site,
    deployment,
    dataFiles,
    brokenMarkdownLinks: [...rendered, ...hidden].flatMap(({ brokenLinks }) => brokenLinks),
    hiddenTexts: hidden.map(({ source }) => source),
    lostTranslations: lostEntries(
      [...files, ...unpublished].map(({ source }) => source),
      data,
    ),
    unusedImages: withoutUse(images, rendered, unpublished),
    unpublished: new Map(unpublished.map(({ source }) => [source.url, source.standing])),
    unusedFiles: withoutLink(sources, images, root, rendered),
  };
  const results = runChecks("sources", { ...checked, ...NOT_YET }, find);
  const isError = ({ severity }: Problem) => severity !== "warning";
  // What languages or versions share goes wrong in each of them.
  const distinct = [
    ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
  ];
  const errors = distinct.filter(isError).map(find);
  const told = distinct.filter((problem) => !isError(problem)).map(find);
  const stopping = [{ severity: "throw" as const, findings: errors }, ...results];
  // Links are checked on finished pages; where there will be none, as far as they can be now.
  if (stopping.some(({ severity, findings }) => severity === "throw" && findings.length > 0))
    stopping.push(...runEarlyChecks({ ...checked, ...NOT_YET }, find));
  throwErrors(stopping);
  earlier?.search.stop();
  return {
    pages: toWrite(site.pages),
    files: () => [
      ...outputFiles({
        ...site,
        deployment,
        inlineScriptHash: assets.inlineScriptHash,
        licences: assets.licences,
      }),
      ...markdownTwins(site),
    ],
    pictures,
    search: startSearchIndex(() => searchJobs(site), isBuild ? 0 : REST),
    checked,
    rendered,
    hiddenImages: imagesOfHidden(hidden, rendered, dataFiles),
    warnings: [{ severity: "warn" as const, findings: told }, ...results],
    made,
    assets,
    bundle,
  };
}

/** The design page shows what is written in them. */

/**
 * Bundles styles that were saved, so that the development server answers with them at once.
 *
 * @param saved all files that were saved since the site was built
 * @returns whether that was all: something else was saved, or pages name other files now
 */
export async function renewStyles(site: SiteBuild, saved: readonly string[]): Promise<boolean> {
  const isStyle = (file: string) =>
    file.endsWith(".css") && !TOKEN_FILES.some((name) => file.endsWith(name));
  if (saved.length === 0 || !saved.every(isStyle)) return false;
  return JSON.stringify(await site.bundle()) === JSON.stringify(site.assets);
}

/** What only hidden texts show of `src/assets/img`, which is published as a whole otherwise. */
function imagesOfHidden(
  hidden: readonly RenderedPage[],
  rendered: readonly RenderedPage[],
  dataFiles: Sources["dataFiles"],
): string[] {
  const shown = new Set(rendered.flatMap(({ images }) => [...images.keys()]));
  const named = hidden.length > 0 ? JSON.stringify(dataFiles) : "";
  return hidden
    .flatMap(({ images }) => [...images.keys()])
    .filter((path) => path.startsWith("src/assets/img/") && !shown.has(path))
    .map((path) => path.replace("src/assets/", ""))
    .filter((path) => !named.includes(`/${path}`));
}

/**
 * Images beside texts that no page shows. Those of a draft are going to be shown, broken ones are told
 * already, and what lies in `src/assets` is named by data and styles.
 */
function withoutUse(
  { byPath, files }: Images,
  rendered: readonly RenderedPage[],
  unpublished: Sources["unpublished"],
): string[] {
  const shown = new Set(rendered.flatMap(({ images }) => [...images.keys()]));
  const drafts = unpublished.map(({ body }) => decode(body).normalize("NFC"));
  const isNamed = (path: string) => drafts.some((text) => text.includes(basename(path)));
  return [...files].flatMap(([path, file]) =>
    file.startsWith("src/assets/") || !byPath.get(path) || shown.has(path) || isNamed(path)
      ? []
      : [file],
  );
}

/** Files beside texts that are no images, and that no text and no draft leads to. */
function withoutLink(
  { otherFiles, unpublished }: Pick<Sources, "otherFiles" | "unpublished">,
  images: Images,
  root: string,
  rendered: readonly RenderedPage[],
): string[] {
  const linked = new Set(rendered.flatMap(({ linkedFiles }) => [...linkedFiles.values()]));
  const drafts = unpublished.map(({ body }) => decode(body).normalize("NFC"));
  const told = new Set(images.files.values());
  return otherFiles.filter(
    (file) =>
      !told.has(file) &&
      !linked.has(join(root, file)) &&
      !drafts.some((text) => text.includes(basename(file).normalize("NFC"))),
  );
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** What checks about sources cannot ask for. */
const NOT_YET: Pick<CheckedSite, "files" | "html" | "localeLinks"> = {
  files: new Set(),
  html: () => "",
  localeLinks: undefined,
};

function toWrite(pages: readonly SitePage[]): PageToWrite[] {
  const groups = new Map<string, number>();
  return pages.map(({ model, partners }) => {
    const group = partners[0] ?? model.url;
    if (!groups.has(group)) groups.set(group, groups.size);
    return {
      outputPath: model.outputPath,
      model,
      eleventyPaginationGroupNumber: groups.get(group) ?? 0,
    };
  });
}

/**
 * Writes all files besides pages and assets, checks the finished pages, and adds the other names of a
 * build's pages.
 *
 * @param html the pages that were written now, by output path
 * @param localeLinks the I18nPlugin's idea of a page's translations; only when all pages were written
 * @throws SiteError when a check that stops the build has findings
 */
export async function finishSite(
  { checked, rendered, hiddenImages, files, search, pictures, warnings }: SiteBuild,
  { root, output, isBuild, written }: BuildPlace,
  html: ReadonlyMap<string, string>,
  localeLinks: CheckedSite["localeLinks"],
): Promise<void> {
  for (const [path, source] of rendered.flatMap(({ linkedFiles }) => [...linkedFiles]))
    await cp(source, join(output, path));
  await copyImages(new Set(rendered.flatMap(({ images }) => [...images.values()])), output);
  await pictures?.write(output);
  for (const path of hiddenImages) rmSync(join(output, path), { force: true });
  const write = (some: readonly OutputFile[]) => writeFiles(some, output, written);
  write(files());
  if (isBuild) write(await search.files());
  // A saved page is shown before it can be searched for.
  else search.files().then(write, console.error);
  const outputPaths = new Map(checked.pages.map(({ model }) => [model.url, model.outputPath]));
  const inOutput = readdirSync(output, { recursive: true, encoding: "utf8" });
  const site: CheckedSite = {
    ...checked,
    files: new Set(inOutput.map((file) => `/${file.replaceAll("\\", "/")}`)),
    html(url) {
      const path = outputPaths.get(url) ?? "";
      const file = join(output, path);
      return html.get(path) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
    },
    localeLinks,
  };
  const results = runChecks("pages", site, (problem) => locate(problem, root));
  const isStopped = results.some(
    ({ severity, findings }) => severity === "throw" && findings.length > 0,
  );
  for (const result of [...warnings, ...results]) tell(result, isStopped);
  throwErrors(results);
  // Netlify answers these addresses by sending visitors on.
  if (isBuild && checked.deployment !== "netlify")
    await addFolderNames([...outputPaths.values()], output);
}

/** @throws SiteError with the findings of all checks that stop the build */
function throwErrors(results: readonly CheckResult[]): void {
  const findings = results.flatMap(({ severity, findings }) =>
    severity === "throw" ? findings : [],
  );
  if (findings.length > 0) throw new SiteError(findings);
}

/**
 * Says what does not stop the build.
 *
 * @param isStopped whether something else does
 */
function tell({ severity, findings }: CheckResult, isStopped: boolean): void {
  if (findings.length === 0 || severity === "throw") return;
  const text = formatFindings(
    findings,
    isStopped ? "This would not stop the build." : "The site was built all the same.",
  );
  if (severity === "warn") console.warn(`warning:\n${text}\n`);
  else console.log(text);
}

/** Path of a file relative to a folder, with forward slashes. */
export function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}
