import type { AddressOfPicture } from "../../assets/share-pictures.ts";
import { format } from "../../schema/format.ts";
import type { LocaleRecord } from "../../schema/locales.ts";
import { PICTURE_SIZE } from "../../schema/pictures.ts";
import type { Version } from "../docs/versions.ts";
import type { Blog } from "../news/build-blog.ts";
import { leaveTarget } from "../pages/leave-target.ts";
import type { Head, PlannedPage } from "../pages/planned-page.ts";
import { sharePicture } from "../pages/share-picture.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import { isUnpublished } from "../status.ts";
import type { Alternate } from "../translations/page-languages.ts";

/** Properties that are lists: each value has an element of its own. */
const LIST_PROPERTIES = ["article:tag", "article:author", "og:locale:alternate"];

/**
 * The head of a page (HEAD-5): what every page has, with its own values, and what it has besides.
 *
 * @param alternates the page in its languages
 */
export function headOf(
  page: PlannedPage,
  alternates: readonly Alternate[],
  version: Version | undefined,
  site: Site,
): Head {
  const { context, blog } = site[page.locale];
  const { data, record, absolute, published } = context;
  const { kind, locale, contentLocale, description, source } = page;
  const isNotFound = kind === "not-found";
  // The text of a fallback belongs to another address, which is its canonical one.
  const original = alternates.find((alternate) => alternate.locale === contentLocale);
  const canonical = published(contentLocale === locale ? page.url : (original?.url ?? page.url));
  const isNamed = !version || version.isLast || page.title.includes(version.label);
  const own = isNamed ? page.title : `${page.title} ${version.label}`;
  const title = headTitle(own, data.site.title);
  const picture = pictureMeta(page, site.build.addressOfPicture, context);
  const { light, dark } = data.site.themeColor;
  const usual: Head = {
    title,
    canonical,
    meta: [
      { name: "description", content: description },
      // The page that is next learns nothing of this one (LEAVE-5).
      ...(leaveTarget(source) ? [{ name: "referrer", content: "no-referrer" }] : []),
      { name: "theme-color", content: light, media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: dark, media: "(prefers-color-scheme: dark)" },
      { property: "og:site_name", content: data.site.title },
      { property: "og:type", content: "website" },
      { property: "og:locale", content: networkLocale(record) },
      { name: "twitter:card", content: "summary_large_image" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: canonical },
      ...alternates
        .filter((alternate) => alternate.locale !== locale)
        .map((alternate) => ({
          property: "og:locale:alternate",
          content: networkLocale(data.locales.locales[alternate.locale]),
        })),
      ...(isNotFound || page.unlisted || (source && isUnpublished(source)) || data.preview
        ? [{ name: "robots", content: "noindex" }]
        : []),
      ...picture,
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: `${record.path}manifest.webmanifest` },
      ...(blog.listed.length === 0 ? [] : feedLinks(blog, context)),
      ...(isNotFound ? [] : alternateLinks(alternates, data.locales.default, absolute)),
    ],
    jsonLd: [],
  };
  return mergeHead(
    usual,
    kind === "post" || kind === "event" ? withImage(page.head, picture) : page.head,
  );
}

/**
 * Puts head data together (HEAD-3): a title, canonical or meta of the same name or property
 * occurs once, with the last value; links and structured data add up.
 */
export function mergeHead(usual: Head, pageHead: Partial<Head>): Head {
  const tags = [...usual.meta, ...(pageHead.meta ?? [])];
  const meta = new Map(tags.map((tag) => [metaIdentity(tag), tag]));
  return {
    ...usual,
    ...pageHead,
    meta: [...meta.values()],
    links: [...usual.links, ...(pageHead.links ?? [])],
    jsonLd: [...usual.jsonLd, ...(pageHead.jsonLd ?? [])],
  };
}

/** What a `<meta>` says. Values of a list differ by their content, theme colours by their media query. */
function metaIdentity({ name, property = "", content, media }: Head["meta"][number]): string {
  if (LIST_PROPERTIES.includes(property)) return `${property}=${content}`;
  return [name ?? property, media].join(" ");
}

/**
 * Title of the browser tab (HEAD-4).
 *
 * @example headTitle("News", "The Chapter") // "News | The Chapter"
 */
export function headTitle(title: string | undefined, siteTitle: string, delimiter = "|"): string {
  const own = title?.trim() ?? "";
  const site = siteTitle.trim();
  return own === "" || own === site ? site : `${own} ${delimiter} ${site}`;
}

/**
 * The value of `og:locale` (LOC-6).
 *
 * @example networkLocale(locales.sv) // "sv_SE"
 */
function networkLocale({ htmlLang, territory }: LocaleRecord): string {
  return (territory ? `${htmlLang}-${territory}` : htmlLang).replaceAll("-", "_");
}

/** The page's own picture, instead of the site's. */
function pictureMeta(
  page: PlannedPage,
  addressOf: AddressOfPicture | undefined,
  context: LocaleContext,
): Head["meta"] {
  const { site } = context.data;
  const upload = page.share?.image;
  if (upload) return imageMeta(context.absolute(upload.src), upload.alt);
  const picture = sharePicture(page, context);
  const title = addressOf ? picture.title : site.title;
  const path = addressOf ? addressOf(picture) : site.socialImage;
  if (!path) return [];
  const image = context.absolute(path);
  const alt = format(context.labels["sharePicture.alt"], { title });
  return [
    ...imageMeta(image, alt),
    { property: "og:image:width", content: String(PICTURE_SIZE.width) },
    { property: "og:image:height", content: String(PICTURE_SIZE.height) },
  ];
}

const imageMeta = (image: string, alt: string): Head["meta"] => [
  { property: "og:image", content: image },
  { property: "og:image:alt", content: alt },
  { name: "twitter:image", content: image },
  { name: "twitter:image:alt", content: alt },
];

/** Gives the structured data of a post or an event its picture (BLOG-15). */
function withImage(head: Partial<Head>, picture: Head["meta"]): Partial<Head> {
  const image = picture.find(({ property }) => property === "og:image")?.content;
  return image ? { ...head, jsonLd: head.jsonLd?.map((node) => ({ ...node, image })) ?? [] } : head;
}

/** Feeds of a language (BLOG-14). */
function feedLinks({ url }: Blog, { data, labels }: LocaleContext): Head["links"] {
  const feed = (type: string, name: string, file: string) => ({
    rel: "alternate",
    type,
    title: `${data.site.title}: ${name}`,
    href: `${url}/${file}`,
  });
  return [
    feed("application/rss+xml", labels["blog.feeds.rss"], "rss.xml"),
    feed("application/atom+xml", labels["blog.feeds.atom"], "atom.xml"),
    feed("application/feed+json", labels["blog.feeds.json"], "feed.json"),
  ];
}

/** Alternates of a page in its languages, with Swedish as the default (LOC-6). */
function alternateLinks(
  alternates: readonly Alternate[],
  defaultLocale: string,
  absolute: (path: string) => string,
): Head["links"] {
  if (alternates.length < 2) return [];
  const fallback = alternates.filter(({ locale }) => locale === defaultLocale);
  return [
    ...alternates,
    ...fallback.map((alternate) => ({ ...alternate, hreflang: "x-default" })),
  ].map(({ hreflang, url }) => ({ rel: "alternate", hreflang, href: absolute(url) }));
}

/** Breadcrumbs as structured data: entries that have a link, numbered from 1 (CRUMB-2). */
export function breadcrumbHead(
  crumbs: readonly { label: string; href: string | null }[] | null,
  absolute: (path: string) => string,
): Partial<Head> {
  const items = (crumbs ?? [])
    .flatMap(({ label, href }) => (href === null ? [] : { name: label, item: absolute(href) }))
    .map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));
  if (items.length === 0) return {};
  const list = { "@type": "BreadcrumbList", itemListElement: items };
  return { jsonLd: [{ "@context": "https://schema.org", ...list }] };
}
