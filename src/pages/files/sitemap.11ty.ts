import { pagesOf } from "../../collections/pages.ts";
import { isUnpublished } from "../../collections/status.ts";
import type { PageData } from "../../layouts/template.tsx";
import { localeOf } from "../../routes/locales.ts";
import { LOCALES } from "../../schema/localized.ts";

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
  const { data, build } = collections.site;
  const { context } = collections.site[data.locales.default];
  const absolute = (path: string) => escapeXml(context.absolute(path));
  const entries = pagesOf(collections)
    .list.filter(
      ({ core, source }) =>
        core.kind !== "not-found" &&
        // It repeats the docs.
        core.kind !== "print" &&
        !core.unlisted &&
        !(source && isUnpublished(source)) &&
        core.contentLocale === core.locale,
    )
    .map(({ core: { url }, source, updated }) => {
      const alternates = build.localeLinks(url).map((link) => link.url);
      const links = LOCALES.flatMap((locale) => {
        const own = [url, ...alternates].find((one) => localeOf(one, data.locales) === locale);
        const hreflang = data.locales.locales[locale].htmlLang;
        return own && alternates.length > 0
          ? [`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(own)}"/>`]
          : [];
      });
      const isArchived = source?.kind === "doc" && source.version !== data.versions.last;
      const priority = isArchived ? `<priority>${ARCHIVE_PRIORITY}</priority>` : "";
      const lastmod = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `<url><loc>${absolute(url)}</loc>${lastmod}${priority}${links.join("")}</url>`;
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
