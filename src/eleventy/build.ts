import { readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { buildAssets } from "../assets/assets.ts";
import { checkProperties } from "../assets/custom-properties.ts";
import { copyImages, readImages } from "../assets/images.ts";
import { type SharePictures, sharePictures } from "../assets/share-pictures.ts";
import { type PageStyles, readPageStyles } from "../assets/styles.ts";
import { PICTURE_LAYOUT, SharePicture } from "../components/share-picture/share-picture.tsx";
import { BUILDS, digestOf } from "../features/builds-list.ts";
import type { Reading } from "../features/feature-build.ts";
import type { LintedSite } from "../lint/lint.ts";
import { stopOnErrors } from "../lint/run.ts";
import type { Build } from "../model/build-data.ts";
import { announcedOn } from "../model/frame/announcement.ts";
import { unchosenMode } from "../model/frame/color-mode.ts";
import type { DataFiles } from "../read/data-files.ts";
import {
  buildTime,
  deploymentFrom,
  type Environment,
  hasSharePictures,
  previewFrom,
  settingsFrom,
  showsHidden,
  showsUnpublished,
} from "../read/environment.ts";
import { readLineDates, readTextDates, type TextDates } from "../read/text-dates.ts";
import { dayOf } from "../schema/calendar-day.ts";
import { designTokens, TOKEN_FILES } from "../schema/design-tokens.ts";
import type { Finding } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { readEmblems } from "./read-emblems.ts";

/** A build on its way: what templates get as `build`, and what is written when they are rendered. */
export interface PreparedBuild {
  data: Omit<Build, "localeLinks">;
  pictures: SharePictures | null;
  styles: PageStyles;
  /** Collects the stylesheets that only some pages need: path in the output to CSS. */
  stylesheets: Map<string, string>;
  /** Writes the scripts of `/admin`; builds have written them. */
  writeAdmin: () => Promise<unknown>;
}

/** What `npm start` does once: a save must wait neither for another site nor for git. */
export interface BuildCache {
  /** Whether no code has changed since custom properties were checked. */
  arePropertiesChecked?: boolean;
  outside?: Promise<Readonly<Record<string, Reading>>>;
  textDates?: TextDates;
}

/**
 * Prepares what the templates need from outside: bundles, images, the public calendar, git's dates.
 *
 * @param output folder that the site is written to
 * @param isBuild whether the result is published; else the development server shows it
 * @param cache is used, and filled
 */
export async function prepareBuild(
  output: string,
  isBuild: boolean,
  cache: BuildCache,
  linted: LintedSite,
  env: Environment,
): Promise<PreparedBuild> {
  if (!cache.arePropertiesChecked) checkProperties();
  cache.arePropertiesChecked = true;
  const now = buildTime(env);
  const today = dayOf(now);
  // Files with mistakes have stopped the build.
  const written = linted.site.data as DataFiles;
  const { announcement, labels, locales } = written;
  const site = settingsFrom(written.site, env, isBuild);
  const tokens = designTokens(...TOKEN_FILES.map((name) => readFileSync(name, "utf8")));
  const announced = announcedOn(announcement, today);
  const deployment = isBuild ? deploymentFrom(env) : ("development" as const);
  // While other sites are asked, all else is prepared.
  cache.outside ??= readOutside(env, now, written, deployment);
  cache.textDates ??= readTextDates(".");
  const { textDates } = cache;
  const [outside, { assets, writeAdmin }, styles, images] = await Promise.all([
    cache.outside,
    buildAssets(output, {
      hashed: isBuild,
      runtime: site.widgetRuntime,
      homes: LOCALES.map((locale) => locales.locales[locale].path),
      labels,
      colorMode: { unchosen: unchosenMode(site.colorMode), hasSwitch: site.colorMode.switch },
      hasAnnouncement: announced !== undefined,
      hasAdmin: Boolean(site.repository),
      announcementEnd: announced?.expires,
    }),
    readPageStyles(isBuild),
    readImages("."),
  ]);
  const lineDays = new Map<string, readonly (string | undefined)[]>();
  const emblemFindings: Finding[] = [];
  const emblems = readEmblems(".", emblemFindings);
  const checked = await Promise.all(
    BUILDS.map(([name, { check }]) => check(outside[name]?.value, written, today)),
  );
  const fromOutside = Object.values(outside).flatMap(({ findings }) => findings);
  stopOnErrors([...images.findings, ...emblemFindings, ...fromOutside, ...checked.flat()]);
  const pictures = hasSharePictures(env)
    ? sharePictures({
        svg: (picture, words) =>
          renderToStaticMarkup(createElement(SharePicture, { ...picture, words })),
        layout: PICTURE_LAYOUT,
        colors: tokens.colors,
      })
    : null;
  const data = {
    now,
    today,
    showsUnpublished: showsUnpublished(env),
    showsHidden: showsHidden(env),
    textAt: (inputPath: string) => linted.site.textAt(inputPath),
    deployment,
    preview: previewFrom(env),
    site,
    outside: Object.fromEntries(Object.entries(outside).map(([name, { value }]) => [name, value])),
    outsideFindings: new Set<Finding>(),
    digest: digestOf(Object.values(outside).map(({ digest }) => digest)),
    images,
    files: new Set(linted.site.input.others),
    fileSizes: linted.site.input.sizes ?? {},
    assets,
    emblems,
    designTokens: tokens,
    archives: Object.fromEntries(linted.site.archives) as Build["archives"],
    updated: textDates,
    addressOfPicture: pictures?.addressOf,
    linkedFiles: new Map<string, string>(),
    shownImages: new Set<string>(),
    firstCommits: linted.site.input.firstCommits ?? new Map(),
    dataFiles: [...linted.site.values].map(([file, value]) => ({ file, value })),
    lineOf: (file: string, path: readonly (string | number)[]) =>
      linted.site.lineAt(file, [...path]),
    lineDay: (file: string, path: readonly (string | number)[]) => {
      const days = lineDays.get(file) ?? readLineDates(".", file);
      lineDays.set(file, days);
      return days[(linted.site.lineAt(file, [...path]) ?? 0) - 1];
    },
  };
  return { data, pictures, styles, stylesheets: new Map(), writeAdmin };
}

/** What subjects read from other sites, by their names. */
async function readOutside(
  env: Environment,
  now: Date,
  data: DataFiles,
  deployment: string,
): Promise<Record<string, Reading>> {
  const isPublished = deployment === "netlify" || deployment === "vercel";
  const readings = await Promise.all(
    BUILDS.map(
      async ([name, { read }]) => [name, await read(env, now, data, isPublished)] as const,
    ),
  );
  for (const [, { note }] of readings) if (note) console.log(note);
  return Object.fromEntries(readings);
}

/** Writes the files that templates have asked for. */
export async function finishBuild(
  { data: { images, linkedFiles, shownImages }, pictures, stylesheets }: PreparedBuild,
  output: string,
): Promise<void> {
  for (const [path, css] of stylesheets) await writeFile(join(output, path), css);
  for (const [path, source] of linkedFiles) {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await cp(source, join(output, path));
  }
  const shown = [...shownImages].map((path) => images.byPath.get(path));
  await copyImages(
    shown.filter((image) => image != null),
    output,
  );
  await pictures?.write(output);
}
