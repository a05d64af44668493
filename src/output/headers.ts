import { policyHash } from "../bundle/policy-hash.ts";
import type { AnalyticsSettings } from "../schema/analytics.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** Where the statistics package takes its script from in development. */
const DEBUG_SCRIPT = "https://va.vercel-scripts.com";

/**
 * Netlify's `_headers`. Files with a hash in their name never change; pages are asked for each time.
 * The policy allows nothing from other sites, but for statistics that are configured so, and of inline
 * scripts and styles only those with these hashes.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export function headers({ inlineScriptHash, pages, data }: OutputSources): OutputFile[] {
  const shells = [...new Set(pages.map(({ model }) => model.shell))];
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
  const content = `/*
  Content-Security-Policy: ${policy.join("; ")}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
  return [{ path: "_headers", content }];
}

function hashes(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].map(policyHash);
}

/** Other sites that the Content-Security-Policy has to allow for the statistics; usually none. */
export function analyticsOrigins({ enabled, mode, scriptSrc, endpoint }: AnalyticsSettings): {
  script: string[];
  connect: string[];
} {
  if (!enabled) return { script: [], connect: [] };
  const debugScript = mode === "development" ? DEBUG_SCRIPT : undefined;
  return { script: originOf(scriptSrc ?? debugScript), connect: originOf(endpoint) };
}

function originOf(address: string | undefined): string[] {
  return address?.startsWith("https:") ? [new URL(address).origin] : [];
}
