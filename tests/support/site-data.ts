/// <reference path="../../src/untyped-packages.d.ts" />

import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BuiltAssets } from "../../src/assets/assets.ts";
import type { Build } from "../../src/collections/build-data.ts";
import type { Version } from "../../src/collections/docs/versions.ts";
import { buildVersions } from "../../src/collections/docs/versions.ts";
import { lazyText } from "../../src/collections/lazy-text.ts";
import type { Blog } from "../../src/collections/news/blog.ts";
import { buildBlog } from "../../src/collections/news/build-blog.ts";
import type { PageModel, PlannedPage } from "../../src/collections/pages/page-model.ts";
import type { OutputFile } from "../../src/collections/pages.ts";
import { type Collections, modelOf, pagesOf } from "../../src/collections/pages.ts";
import { createSite, type Site } from "../../src/collections/site.ts";
import {
  type LocaleContext,
  localeContext,
  type SiteData,
} from "../../src/collections/site-data.ts";
import type {
  ContentSource,
  DocSource,
  Heading,
  HomeSource,
  PostSource,
  RenderedText,
  Source,
} from "../../src/collections/sources.ts";
import type { CollectionItem } from "../../src/eleventy/types.ts";
import content from "../../src/layouts/content.11ty.tsx";
import type { PageData } from "../../src/layouts/template.tsx";
import { docId, docsBase, docUrl, parsePostPath, postUrl } from "../../src/routes/routes.ts";
import { type DataFileName, dataFiles, dataKey } from "../../src/schema/data-files.ts";
import type { LabelKey, Labels } from "../../src/schema/labels.ts";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { siteFile } from "../../src/schema/site.ts";
import { LABEL_KEYS } from "./labels.ts";

/** A text that is the same word in both languages. */
export const both = (text: string) => ({ sv: text, en: text });

/** Labels whose pattern matters: plurals and places to fill in; every other label is its own key. */
const PATTERNS: Record<Locale, Partial<Labels>> = {
  sv: {
    "blog.post.plurals": "Ett inlägg|{count} inlägg",
    "blog.post.readingTime.plurals": "En minut att läsa|{readingTime} min att läsa",
    "blog.post.readMoreLabel": "Läs mer om {title}",
    "blog.tagTitle": '{nPosts} taggade med "{tagName}"',
    "blog.author.pageTitle": "{authorName} - {nPosts}",
    "docs.versionBadge.label": "Version: {versionLabel}",
    "docs.versions.unreleasedVersionLabel":
      "Detta är ej utgiven dokumentation för {siteTitle} {versionLabel}.",
    "docs.versions.unmaintainedVersionLabel":
      "Detta är dokumentationen för {siteTitle} {versionLabel}, som inte längre underhålls.",
    "docs.versions.latestVersionSuggestionLabel":
      "För senaste dokumentationen, se {latestVersionLink} ({versionLabel}).",
    "docs.versions.latestVersionLinkLabel": "senaste versionen",
    "docs.DocCard.categoryDescription.plurals": "1 artikel|{count} artiklar",
    "table.approximately": "ca",
    "preview.pullRequest": "Ändringsförslag {number}",
    "preview.branch": "Gren {branch}",
    "preview.commit": "Commit {commit}",
  },
  en: {
    "blog.post.plurals": "One post|{count} posts",
    "blog.post.readingTime.plurals": "One min read|{readingTime} min read",
    "blog.post.readMoreLabel": "Read more about {title}",
    "blog.tagTitle": '{nPosts} tagged with "{tagName}"',
    "blog.author.pageTitle": "{authorName} - {nPosts}",
    "translation.outdatedSince": "translation.outdatedSince {date}",
    "docs.versionBadge.label": "Version: {versionLabel}",
    "docs.versions.unreleasedVersionLabel":
      "This is unreleased documentation for {siteTitle} {versionLabel} version.",
    "docs.versions.unmaintainedVersionLabel":
      "This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.",
    "docs.versions.latestVersionSuggestionLabel":
      "For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).",
    "docs.versions.latestVersionLinkLabel": "latest version",
    "docs.DocCard.categoryDescription.plurals": "1 item|{count} items",
    "table.approximately": "approx.",
    "preview.pullRequest": "Pull request {number}",
    "preview.branch": "Branch {branch}",
    "preview.commit": "Commit {commit}",
  },
};

function labels(locale: Locale): Labels {
  const plain = Object.fromEntries(LABEL_KEYS.map((key): [LabelKey, string] => [key, key]));
  return { ...(plain as Labels), ...PATTERNS[locale] };
}

/** What `_data/site.json` has to hold. */
export const SITE = siteFile.parse({
  title: "I-Sektionen KTH",
  tagline: both("tagline"),
  description: both("The site"),
  url: "https://www.iare.se",
  repository: "https://github.com/isektionen/docusaurus",
  organisation: both("organisation"),
  analytics: { enabled: false },
  themeColor: { light: "#ffffff", dark: "#000000" },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  blog: { postsPerPage: 10, sidebarCount: 5, feedLimit: 20 },
  checks: { brokenLinks: "throw", brokenAnchors: "warn", brokenMarkdownLinks: "warn" },
});

export const LOCALES_FILE: SiteData["locales"] = {
  default: "sv",
  locales: {
    sv: { label: "Svenska", direction: "ltr", htmlLang: "sv", calendar: "gregory", path: "/" },
    en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "/en/" },
  },
};

/** The smallest valid `_data`, with what a test cares about put over it. */
export function siteData(overrides: Partial<SiteData> = {}): SiteData {
  return {
    site: SITE,
    locales: LOCALES_FILE,
    labels: { sv: labels("sv"), en: labels("en") },
    navbar: { hideOnScroll: false, items: [] },
    footer: null,
    announcement: null,
    newsAuthors: {},
    newsTags: {},
    people: {},
    charts: {},
    courses: {},
    keyDates: {},
    checklists: {},
    chapterMap: { title: both("map"), operatingYear: "2026/27", root: { label: both("root") } },
    events: {
      calendar: "https://calendar.example/",
      timeZone: "Europe/Stockholm",
      to: "/evenemang",
      events: [],
    },
    today: "2026-01-01",
    partners: [],
    stats: [],
    sidebars: { docs: { items: [{ type: "autogenerated", dir: "" }], categories: {} } },
    versions: { last: "current", versions: [{ name: "current", label: both("Next"), path: "" }] },
    redirects: [],
    translations: null,
    synonyms: null,
    accessibility: null,
    wording: null,
    words: null,
    archives: {},
    openRoles: {
      to: "/ga-med",
      invitation: both("join"),
      lastDay: both("last day"),
      none: both("no roles"),
      roles: [],
    },
    jobs: {
      to: "/jobb",
      advertisement: both("ad"),
      lastDay: both("apply by"),
      types: { job: both("job"), internship: both("internship"), thesis: both("thesis") },
      none: both("no ads"),
      jobs: [],
    },
    tasks: {},
    glossary: { to: "/ordlista", terms: [] },
    documents: {},
    academicYear: {
      label: both("year"),
      events: [],
      seasons: { autumn: both("autumn"), winter: both("winter"), spring: both("spring") },
    },
    addresses: { sv: {}, en: {} },
    summaries: { sv: {}, en: {} },
    emblems: {
      drawings: new Map(),
      sprite: { address: "/assets/emblems.svg", content: "" },
      arch: null,
    },
    ...overrides,
  };
}

/** One language's view of the data. */
export const contextOf = (locale: Locale = "sv", overrides: Partial<SiteData> = {}) =>
  localeContext(locale, siteData(overrides));

interface TextParts {
  /** Markdown without front matter and title. */
  body?: string;
  title?: string;
  html?: string;
  headings?: readonly Heading[];
}

/** A rendered text of which only the named parts matter. */
export function textOf({
  body = "Text.",
  title,
  html = "",
  headings = [],
}: TextParts = {}): RenderedText {
  const rendered = headings.map(
    ({ level, id, text }) => `<h${level} id="${id}">${text}</h${level}>`,
  );
  const written = title === undefined ? body : `# ${title}\n\n${body}`;
  return lazyText(written, () => rendered.join("") + html);
}

/** A heading whose id and text are its name. */
export function heading(level: number, name: string): Heading {
  return { level, id: name, text: name, html: name };
}

interface PageOptions<F> {
  locale?: Locale;
  /** Language of the text, where it is not that of the page. */
  contentLocale?: Locale;
  text?: TextParts;
  frontMatter?: Partial<F>;
}

/** A page such as `section.md`. */
export function contentSource(
  path: string,
  {
    locale = "sv",
    contentLocale = locale,
    text,
    frontMatter,
  }: PageOptions<ContentSource["frontMatter"]> = {},
): ContentSource {
  const name = path.replace(/\.md$/, "");
  return {
    kind: "content",
    file: `src/content/${contentLocale}/${path}`,
    key: path,
    locale,
    contentLocale,
    url: `${LOCALES_FILE.locales[locale].path}${frontMatter?.slug ?? name}`,
    sections: [],
    body: textOf(text).body,
    text: textOf(text),
    frontMatter: { title: name, description: `About ${name}`, ...frontMatter },
  };
}

/** The home page. */
export function homeSource(
  locale: Locale = "sv",
  frontMatter: Partial<HomeSource["frontMatter"]> = {},
): HomeSource {
  return {
    kind: "home",
    file: `src/content/${locale}/index.md`,
    key: "index.md",
    locale,
    contentLocale: locale,
    url: LOCALES_FILE.locales[locale].path,
    sections: [],
    body: textOf().body,
    text: textOf(),
    frontMatter: {
      title: "I-Sektionen KTH",
      description: "Home",
      hero: { title: "hero", lead: "lead", actions: [{ label: "apply", to: "/for-sokande" }] },
      sections: {
        events: { title: "events", link: "all events", calendar: "calendar" },
        cards: [
          { title: "card", text: "text", link: "read", to: "/trygghet", illustration: "wellbeing" },
        ],
        stats: { title: "stats" },
        partners: {
          title: "partners",
          main: "main partner",
          open: "nobody",
          text: "text",
          link: "become one",
          to: "/",
        },
        news: { title: "news", link: "all news" },
      },
      ...frontMatter,
    },
  };
}

/** A doc by its path below `docs/`; its title is its id. */
export function docSource(
  path: string,
  {
    locale = "sv",
    contentLocale = locale,
    version = "current",
    versionPath = "",
    text,
    frontMatter = {},
  }: PageOptions<DocSource["frontMatter"]> & { version?: string; versionPath?: string } = {},
): DocSource {
  const id = docId(path, frontMatter.id);
  const base = docsBase(versionPath, contextOf(locale));
  return {
    kind: "doc",
    file:
      version === "current"
        ? `src/content/${contentLocale}/docs/${path}`
        : `src/versions/${version}/${contentLocale}/${path}`,
    key: `docs/${version}/${id}`,
    locale,
    contentLocale,
    version,
    id,
    path,
    url: docUrl(base, path, { slug: frontMatter.slug, id: frontMatter.id }),
    sections: [],
    body: textOf(text).body,
    text: textOf(text),
    frontMatter: { description: `About ${id}`, title: id, ...frontMatter },
  };
}

/** A post by its path below `blog/`; its title is its file name without the date. */
export function postSource(
  path: string,
  {
    locale = "sv",
    contentLocale = locale,
    text,
    frontMatter = {},
  }: PageOptions<PostSource["frontMatter"]> = {},
): PostSource {
  const { date, name } = parsePostPath(path);
  return {
    kind: "post",
    file: `src/content/${contentLocale}/blog/${path}`,
    key: `blog/${path}`,
    locale,
    contentLocale,
    url: postUrl(`${LOCALES_FILE.locales[locale].path}blog`, path, frontMatter.slug),
    date: frontMatter.date ?? date ?? "2020-01-01",
    sections: [],
    body: textOf(text).body,
    text: textOf(text),
    frontMatter: { title: name, authors: [], tags: [], ...frontMatter },
  };
}

/** The news of one language. */
export function blogOf(
  posts: readonly PostSource[],
  overrides: Partial<SiteData> = {},
  locale: Locale = "sv",
): Blog & { context: LocaleContext } {
  const context = contextOf(locale, overrides);
  return { ...buildBlog(posts, context), context };
}

/** The docs of one language; paths are short for docs without special front matter. */
export function versionsOf(
  docs: readonly (DocSource | string)[],
  overrides: Partial<SiteData> = {},
  locale: Locale = "sv",
): { versions: Version[]; context: LocaleContext } {
  const context = contextOf(locale, overrides);
  const sources = docs.map((doc) => (typeof doc === "string" ? docSource(doc, { locale }) : doc));
  return { versions: buildVersions(sources, context), context };
}

/** What replaces bundling, which takes seconds. */
export const ASSETS: BuiltAssets = {
  stylesheet: "/assets/site.css",
  script: "/assets/main.js",
  preloadScripts: [],
  inlineScript: "0",
  baseUrlBanner: "",
  inlineScriptHash: "'sha256-x'",
  licences: "",
};

/** A moment that tests without a sense of time build at. */
export const NOW = new Date("2026-01-01T00:00:00Z");

/** Every source of a list, written in both languages. */
export function inBothLanguages<T extends Source>(create: (locale: Locale) => T[]): T[] {
  return LOCALES.flatMap(create);
}

interface Template {
  data: { pagination: { before: (locales: object[]) => PlannedPage[] } };
  default: (data: PageData) => ReactElement | string;
}

const TEMPLATES = await Promise.all(
  globSync("src/pages/*.11ty.tsx").map(
    (path): Promise<Template> => import(pathToFileURL(resolve(path)).href),
  ),
);

/** A text as Eleventy hands it to collections; without HTML of its own it is rendered like any other. */
function itemOf(source: Source, data: object, render: () => string): CollectionItem {
  const { file, url, body, text, frontMatter } = source;
  return {
    url,
    inputPath: `./${file}`,
    outputPath: "",
    data: { ...data, ...frontMatter },
    get content() {
      return text.html || render();
    },
    rawInput: body,
  };
}

/**
 * A whole site, as Eleventy makes it of texts and data.
 *
 * @param build what the build knows besides
 */
export function siteOf(
  sources: readonly Source[],
  overrides: Partial<SiteData> = {},
  build: Partial<Build> = {},
) {
  const data = siteData(overrides);
  const globals = {
    ...Object.fromEntries(
      (Object.keys(dataFiles) as DataFileName[]).map((name) => [name, data[dataKey(name)]]),
    ),
    build: {
      now: NOW,
      today: data.today,
      showsUnpublished: false,
      showsHidden: false,
      deployment: "netlify",
      preview: data.preview ?? null,
      site: data.site,
      calendarEvents: [],
      images: { byPath: new Map(), findings: [] },
      files: new Set(),
      assets: ASSETS,
      emblems: data.emblems,
      designTokens: { colors: [], others: [] },
      archives: data.archives,
      firstCommits: new Map(),
      updated: new Map(),
      addressOfPicture: undefined,
      localeLinks,
      linkedFiles: new Map(),
      shownImages: new Set(),
      dataFiles: [],
      lineOf: () => null,
      bodyLine: () => 1,
      ...build,
    } satisfies Build,
  };
  const other = { url: false as const, inputPath: "", outputPath: "", content: "", rawInput: "" };
  const texts = sources.map((source) =>
    itemOf(source, globals, () => site.render(site.byUrl.get(source.url) ?? source)),
  );
  const site = createSite([{ ...other, data: globals }, ...texts]);
  const locales = LOCALES.map((locale) => ({ site, locale }));
  const generated = TEMPLATES.flatMap((template) =>
    template.data.pagination.before(locales).map((entry) => ({ entry, template })),
  );
  const entries = generated.map(({ entry }) => ({ ...other, data: { entry } }));
  const collections: Collections = { site, all: [...texts, ...entries] };

  /** What the I18nPlugin answers. */
  function localeLinks(url: string) {
    const { byUrl, list } = pagesOf(collections);
    const key = byUrl.get(url)?.translationKey;
    return list.flatMap(({ core, translationKey }) =>
      translationKey === key && core.url !== url && core.locale === core.contentLocale
        ? [{ url: core.url, lang: core.locale as string }]
        : [],
    );
  }

  return {
    site,
    collections,
    /** The content of generated files, by path. */
    files: (filesOf: (site: Site, locale: Locale) => OutputFile[]) =>
      new Map(
        LOCALES.flatMap((locale) => filesOf(site, locale)).map(({ path, content }) => [
          path,
          content(collections),
        ]),
      ),
    get pages(): PageModel[] {
      return pagesOf(collections).list.map(({ core }) => modelOf(core.url, collections));
    },
    /** `Props`: what pages of its kind have besides. */
    page: <Props = object>(url: string) => modelOf(url, collections) as PageModel<Props>,
    /** The document of a page. */
    html(url: string): string {
      const { default: render = content } =
        generated.find(({ entry }) => entry.core.url === url)?.template ?? {};
      return renderToStaticMarkup(render({ page: { url }, collections }) as ReactElement);
    },
  };
}
