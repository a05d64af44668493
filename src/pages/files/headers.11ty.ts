import { policyHash } from "../../assets/policy-hash.ts";
import type { PageData } from "../../layouts/template.tsx";
import { announcementStyle } from "../../model/frame/announcement.ts";
import type { SiteData } from "../../model/site-data.ts";
import { hasAdmin } from "../../routes/edit-links.ts";
import { homePaths } from "../../routes/locales.ts";

export const data = { permalink: "_headers", eleventyExcludeFromCollections: true };

/**
 * What the editing page needs beside its own files: the CMS styles its elements itself, shows pictures
 * that are not uploaded yet, renders the preview in a frame, and reads and writes on GitHub. Its log-in
 * window sends it the result, so the page must not be cut off from windows that it opens.
 */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "frame-src blob:",
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Drawings have styles and pictures inside them. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** Where the script comes from that logs page views instead of counting them (ANALYTICS-6). */
const DEBUG_HOST = "https://va.vercel-scripts.com";

const ADMIN = `
/admin/*
  Content-Security-Policy: ${ADMIN_POLICY.join("; ")}
  Cross-Origin-Opener-Policy: unsafe-none
  Cross-Origin-Resource-Policy: cross-origin
  X-Robots-Tag: noindex
`;

/**
 * Netlify's `_headers`. Files with a hash in their name never change; pages are asked for each time.
 * The policy allows nothing from other sites, and of inline scripts and styles only those with these
 * hashes. Where two rules name a header, the later one counts.
 *
 * - Some calendars look at nothing but the type, and read letters by it.
 * - For files in `/assets/` the policy of the page counts; theirs would be most of a small file.
 * - A drawing at its own address is a document of the site: it runs nothing and leads nowhere.
 * - Programs that show links on pages of their own ask for their pictures from there.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export default function headers({ collections: { site } }: Pick<PageData, "collections">): string {
  const { data } = site;
  const { inlineScriptHash, exitScript, baseUrlBanner } = site.build.assets;
  const announcement = announcementStyle(data);
  const styles = announcement ? [policyHash(announcement)] : [];
  const { enabled, mode } = data.site.analytics;
  const counting = enabled && mode === "development" ? [DEBUG_HOST] : [];
  const policy = (...more: string[]) =>
    [
      "default-src 'none'",
      ["script-src 'self'", inlineScriptHash, policyHash(exitScript), ...more, ...counting].join(
        " ",
      ),
      ["style-src 'self'", ...styles].join(" "),
      // The `style` prop in server-rendered HTML; styles of whole elements still need a hash.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
  // Only the home pages have a second script (ERR-4).
  const homePolicy = policy(policyHash(baseUrlBanner));
  const homes = (data.site.baseUrlBanner ? homePaths(data.locales.locales) : []).map(
    (home) => `\n${home}\n  Content-Security-Policy: ${homePolicy}\n`,
  );
  return `/*
  Content-Security-Policy: ${policy()}
  Strict-Transport-Security: ${transportSecurity(data)}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cache-Control: public, max-age=0, must-revalidate
${data.preview ? "  X-Robots-Tag: noindex\n" : ""}
/*.ics
  Content-Type: text/calendar; charset=utf-8
  X-Robots-Tag: noindex

/assets/*
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  Cache-Control: public, max-age=31536000, immutable

/img/*
  Content-Security-Policy: ${PICTURE_POLICY}

/assets/share/*
  Cross-Origin-Resource-Policy: cross-origin
${homes.join("")}${hasAdmin(data.site) ? ADMIN : ""}`;
}

/**
 * Two years of https, for the domains below this one too; `preload` cannot be taken back soon. A preview
 * is on a domain of the host, so its header covers that one domain only.
 */
function transportSecurity({ site, preview }: SiteData): string {
  const scope = preview ? "" : `; includeSubDomains${site.security.hstsPreload ? "; preload" : ""}`;
  return `max-age=63072000${scope}`;
}
