import { policyHash } from "../bundle/policy-hash.ts";
import type { Site } from "../model/build-site.ts";
import { LOCALES } from "../schema/localized.ts";
import { SPRITE, SPRITE_ADDRESS } from "../ui/icon/sprite.ts";
import { analyticsOrigins } from "./analytics.ts";
import { blogFeeds } from "./feeds.ts";
import { sitemap } from "./sitemap.ts";

/** A file that is not a page. */
export interface GeneratedFile {
  /** Relative to the output folder. */
  path: string;
  content: string;
}

/** Feeds, sitemap, robots.txt, web manifests, icons, redirects and headers of the site. */
export function generatedFiles(site: Site & { inlineScriptHash: string }): GeneratedFile[] {
  const { url } = site.data.site;
  return [
    ...blogFeeds(site),
    { path: "sitemap.xml", content: sitemap(site) },
    { path: "robots.txt", content: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n` },
    ...manifests(site),
    { path: SPRITE_ADDRESS.slice(1), content: SPRITE },
    { path: "_redirects", content: redirects(site) },
    { path: "_headers", content: headers(site) },
  ];
}

/** One web manifest per language, because it holds texts. */
function manifests({ data }: Site): GeneratedFile[] {
  return LOCALES.map((locale) => {
    const { path, htmlLang, direction } = data.locales.locales[locale];
    return {
      path: `${path.slice(1)}manifest.webmanifest`,
      content: JSON.stringify({
        name: data.site.title,
        short_name: data.site.title,
        description: data.site.description[locale],
        lang: htmlLang,
        dir: direction,
        start_url: path,
        display: "browser",
        theme_color: data.site.themeColor.light,
        background_color: data.site.themeColor.dark,
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      }),
    };
  });
}

/**
 * Netlify's `_redirects`: addresses that moved, then the not-found page of each language.
 *
 * @see https://docs.netlify.com/routing/redirects/
 */
function redirects({ data }: Site): string {
  const moved = data.redirects.map(({ from, to }) => `${encodeURI(from)}  ${encodeURI(to)}  301`);
  const notFound = LOCALES.filter((locale) => locale !== data.locales.default).map((locale) => {
    const { path } = data.locales.locales[locale];
    return `${path}*  ${path}404.html  404`;
  });
  return [...moved, ...notFound, ""].join("\n");
}

/**
 * Netlify's `_headers`. Files with a hash in their name never change; pages are asked for each time.
 * The policy allows nothing from other sites, but for statistics that are configured so, and of inline
 * scripts and styles only those with these hashes.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
function headers({ inlineScriptHash, pages, data }: Site & { inlineScriptHash: string }): string {
  const shells = pages.map(({ model }) => model.shell);
  const scripts = hashes(shells.map(({ baseUrlBanner }) => baseUrlBanner?.script));
  const styles = hashes(shells.map(({ announcement }) => announcement?.style));
  const statistics = analyticsOrigins(data.site.analytics);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", inlineScriptHash, ...scripts, ...statistics.script].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...statistics.connect].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return `/*
  Content-Security-Policy: ${policy.join("; ")}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

function hashes(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].map(policyHash);
}
