import { imageAddress } from "../assets/image-html.ts";
import type { DataFiles } from "../read/data-files.ts";
import type { ReadPage } from "../read/pages.ts";
import { generatedAddresses } from "../routes/generated-pages.ts";
import { byLocale, switchLocale } from "../routes/locales.ts";
import { ownAddresses } from "../routes/own-addresses.ts";
import { pageSummaries } from "../routes/page-summaries.ts";
import { decode } from "../routes/paths.ts";
import type { ChapterMapFile } from "../schema/chapter-map.ts";
import { LOCALES } from "../schema/localized.ts";
import type { Build } from "./build-data.ts";
import { placeCommittees } from "./committees.ts";
import { buildVersions } from "./docs/versions.ts";
import { nextDueDay } from "./due-day.ts";
import { isHidden, isPublished, placeholder, shownData } from "./embargo.ts";
import { announcedOn } from "./frame/announcement.ts";
import { buildBlog } from "./news/build-blog.ts";
import { withAddresses } from "./roles.ts";
import type { CurrentBuild, LocaleSite, Site, SiteFeature } from "./site.ts";
import { localeContext, type PublicData, type SiteData } from "./site-data.ts";
import { fallbacksOf, type Source, sourceOf } from "./sources.ts";
import { isWaiting } from "./status.ts";
import type { TextRenderer } from "./text-sources.ts";
import { translatedPages } from "./translations/translations.ts";

/** Prototype of the site: Eleventy wraps plain objects that paginated templates get in proxies. */
const NOT_PLAIN = {};

/**
 * Computes what pages share: typed data, menus, versions of the docs, news.
 *
 * @param pages all texts, read without a mistake
 * @param files the data files, read without a mistake
 * @param features what subjects bring
 */
export function createSite(
  pages: readonly ReadPage[],
  files: DataFiles,
  build: Build,
  textRenderer: TextRenderer,
  features: readonly SiteFeature[],
): Site {
  const written = dataOf(files, build);
  const { locales } = written;
  const all = pages.map((page) => sourceOf(page, (text) => render(text))).sort(byPath);
  const placed = withCommittees(written, all);
  const hidden = all.filter((source) => isHidden(source, build));
  const published = all.filter((source) => isPublished(source, build));
  // Photos above texts; images of texts and data are noted where these are rendered and read.
  for (const { frontMatter } of published)
    if ("photo" in frontMatter && frontMatter.photo)
      build.shownImages.add(`src/assets${frontMatter.photo.imageURL}`);
  const shown = build.showsHidden ? placed : shownData(placed, hidden);
  const generated = generatedAddresses(locales);
  const data: PublicData = {
    ...currentData(shown, build, features),
    isPublic: true,
    addresses: ownAddresses([...published, ...hidden, ...generated], locales),
    summaries: pageSummaries(published, locales),
    hidesDays: published.some(
      ({ kind, file, ...source }) =>
        kind === "doc" &&
        "version" in source &&
        source.version === written.versions.last &&
        !build.updated.has(file),
    ),
  };
  const contexts = byLocale((locale) => localeContext(locale, data));
  const byFile = new Map(published.map((source) => [source.file, source]));
  const render = textRenderer({
    data,
    contexts,
    byFile,
    images: build.images,
    files: build.files,
    linkedFiles: build.linkedFiles,
    shownImages: build.shownImages,
    features,
  });
  const placeholders = hidden
    .filter((source) => !isWaiting(source, build))
    .map((source) => placeholder(source, published, data, render));
  const sources = [...published, ...placeholders, ...fallbacksOf(published, locales, render)];
  const localeSites = byLocale((locale): LocaleSite => {
    const context = contexts[locale];
    const own = sources.filter((source) => source.locale === locale);
    const blog = buildBlog(
      own.filter((source) => source.kind === "post"),
      context,
    );
    const versions = buildVersions(
      own.filter((source) => source.kind === "doc"),
      context,
    );
    return { context, blog, versions };
  });
  const site = {
    ...localeSites,
    build,
    features,
    data,
    allData: written,
    inFiles: () => {
      const raw = { ...placed, ...files };
      return build.showsHidden ? raw : shownData(raw, hidden);
    },
    nextDueDay: nextDueDay(all, written, data, build.today, features),
    sources,
    byUrl: new Map(sources.map((source) => [source.url, source])),
    byKey: Map.groupBy(sources, ({ key }) => key),
    translated: new Map(translatedPages(sources, data).map((page) => [page.name, page])),
  };
  return Object.assign<object, typeof site>(Object.create(NOT_PLAIN), site);
}

function byPath(a: Source, b: Source): number {
  const rank = ({ locale }: Source) => LOCALES.indexOf(locale);
  return rank(a) - rank(b) || (a.file < b.file ? -1 : Number(a.file > b.file));
}

function dataOf(written: DataFiles, build: Build): SiteData {
  const files = withReferences({ ...written, site: build.site }, build);
  return {
    ...files,
    today: build.today,
    archives: build.archives,
    addresses: byLocale(() => ({})),
    summaries: byLocale(() => ({})),
    preview: build.preview,
    designTokens: build.designTokens,
    widgets: build.assets.widgets,
    emblems: build.emblems,
    fileSizes: build.fileSizes,
    pictures: new Map(
      [...build.images.byPath.values()].flatMap((image) =>
        image ? [[imageAddress(image), image]] : [],
      ),
    ),
  };
}

/** The data with the committees in the chapter maps, of archived years too. */
function withCommittees(data: SiteData, sources: readonly Source[]): SiteData {
  const { archives, chapterMap, locales } = data;
  // A page that is only in another language counts as well.
  const pages = new Map(
    sources.toReversed().flatMap((source) => {
      const url = switchLocale(source.url, locales.default, locales);
      return source.kind === "doc" ? [[url, source.frontMatter] as const] : [];
    }),
  );
  const place = (map: ChapterMapFile) => placeCommittees(map, pages);
  return {
    ...data,
    chapterMap: place(chapterMap),
    archives: Object.fromEntries(
      Object.entries(archives).map(([version, { chapterMap, ...own }]) => [
        version,
        { ...own, ...(chapterMap ? { chapterMap: place(chapterMap) } : {}) },
      ]),
    ),
  };
}

/** The data with the addresses of published images in place of `/img/<name>`, and of roles in place of their keys. */
function withReferences(files: DataFiles, { images, shownImages }: Build): DataFiles {
  return JSON.parse(JSON.stringify(files), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const path = `src/assets${value}`;
    const image = images.byPath.get(decode(path).normalize("NFC"));
    if (!image) return withAddresses(value, files.people);
    shownImages.add(path);
    return imageAddress(image);
  }) as DataFiles;
}

/** The data without an announcement that is switched off, waits or has expired, and with what subjects make of theirs. */
function currentData(
  data: SiteData,
  build: CurrentBuild,
  features: readonly SiteFeature[],
): SiteData {
  const own = { ...data, announcement: announcedOn(data.announcement, build.today) ?? null };
  return features.reduce((all, { current }) => current?.(all, build) ?? all, own);
}
