import type { Site } from "../model/build-site.ts";

/**
 * sitemap.xml with the languages of each page (LOC-6); pages that search engines must not list,
 * and stand-ins for missing translations, are left out.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemap({ pages, data }: Site): string {
  const absolute = (path: string) => escapeXml(new URL(path, data.site.url).href);
  const entries = pages
    .map(({ model }) => model)
    .filter((page) => page.kind !== "not-found" && !page.unlisted && page.translation === "current")
    .map(({ url, alternates }) => {
      const links =
        alternates.length < 2
          ? []
          : alternates.map(
              ({ hreflang, url: alternate }) =>
                `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(alternate)}"/>`,
            );
      return `<url><loc>${absolute(url)}</loc>${links.join("")}</url>`;
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
