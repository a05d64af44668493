import type { PageData } from "../../layouts/template.tsx";
import { pagesOf } from "../../model/pages/pages.ts";
import { isUnpublished } from "../../model/status.ts";
import { alternatesOf } from "../../model/translations/page-languages.ts";

export const data = { permalink: "sitemap.xml", eleventyExcludeFromCollections: true };

/** Archived docs stay findable, but after today's; a page without a priority counts as 0.5. */
const ARCHIVE_PRIORITY = 0.2;

/**
 * sitemap.xml with the languages of each page (LOC-6); pages that search engines must not list,
 * and fallbacks of missing translations, are left out.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export default function sitemap({ collections }: Pick<PageData, "collections">): string {
  const { data } = collections.site;
  const { context } = collections.site[data.locales.default];
  const absolute = (path: string) => escapeXml(context.absolute(path));
  const entries = pagesOf(collections.site)
    .list.filter(
      ({ kind, source, unlisted, contentLocale, locale }) =>
        kind !== "not-found" &&
        !unlisted &&
        !(source && isUnpublished(source)) &&
        contentLocale === locale,
    )
    .map((page) => {
      const { url, source, updated } = page;
      const links = alternatesOf(page, collections.site).map(
        ({ hreflang, url }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(url)}"/>`,
      );
      const isArchived = source?.kind === "doc" && source.version !== data.versions.last;
      const priority = isArchived ? `<priority>${ARCHIVE_PRIORITY}</priority>` : "";
      const lastmod = updated ? `<lastmod>${updated}</lastmod>` : "";
      const alternates = links.length > 1 ? links.join("") : "";
      return `<url><loc>${absolute(url)}</loc>${lastmod}${priority}${alternates}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
