import { absoluteIn, originOf } from "../model/site-data.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** Archived docs stay findable, but after today's; a page without a priority counts as 0.5. */
const ARCHIVE_PRIORITY = 0.2;

/**
 * sitemap.xml with the languages of each page (LOC-6); pages that search engines must not list,
 * and stand-ins for missing translations, are left out.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemap({ pages, data }: OutputSources): OutputFile[] {
  const inSite = absoluteIn(originOf(data));
  const absolute = (path: string) => escapeXml(inSite(path));
  const entries = pages
    .filter(
      ({ model }) =>
        model.kind !== "not-found" &&
        // It says once more what the docs say.
        model.kind !== "print" &&
        !model.unlisted &&
        !model.unpublished &&
        model.translation !== "missing",
    )
    .map(({ model: { url, alternates }, source, updated }) => {
      const links =
        alternates.length < 2
          ? []
          : alternates.map(
              ({ hreflang, url: alternate }) =>
                `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(alternate)}"/>`,
            );
      const isArchived = source?.kind === "doc" && source.version !== data.versions.last;
      const priority = isArchived ? `<priority>${ARCHIVE_PRIORITY}</priority>` : "";
      const lastmod = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `<url><loc>${absolute(url)}</loc>${lastmod}${priority}${links.join("")}</url>`;
    });
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return [{ path: "sitemap.xml", content }];
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
