import { describe, expect, test } from "vitest";
import headers from "../../../src/pages/files/headers.11ty.ts";
import { securityContact } from "../../../src/pages/files/security.11ty.ts";
import type { Preview } from "../../../src/schema/deployment.ts";
import { loadHeaders } from "../../../src/tools/netlify-rules.ts";
import { SITE, siteOf } from "../../support/site-data.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const PREVIEW = { url: "https://a--b.netlify.app", pullRequest: "1", branch: null, commit: null };

/** A site without texts, with these settings. */
const siteWith = (security: object, preview: Preview | null = null) =>
  siteOf(
    [],
    { site: { ...SITE, security: { hstsPreload: false, ...security } }, preview },
    { now: new Date("2026-12-31T23:30:00Z") },
  ).site;

describe("security headers, as Netlify reads them", () => {
  /** What is sent with the answer to an address. */
  async function sent(
    path: string,
    security = {},
    preview?: Preview,
  ): Promise<Record<string, string>> {
    const content = headers({
      collections: { site: siteWith(security, preview) },
    });
    await using folder = await createTempFolder({ _headers: content });
    return await loadHeaders(folder.dir, path);
  }

  test("every answer has them", async () => {
    const all = await sent("/docs/board");
    expect(all).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
      "Cache-Control": "public, max-age=0, must-revalidate",
    });
    expect(all["Content-Security-Policy"]).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    );
    expect(await sent("/assets/site.css")).toEqual({
      ...all,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });

  test("EVENT-2 calendar files say that they are, and in which letters; search engines leave them out", async () => {
    expect(await sent("/evenemang.ics")).toMatchObject({
      "Content-Type": "text/calendar; charset=utf-8",
      "X-Robots-Tag": "noindex",
    });
  });

  test("SEC-5 a drawing at its own address runs nothing", async () => {
    const { "Content-Security-Policy": policy } = await sent("/img/a.svg");
    expect(policy).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(policy).not.toContain("script");
  });

  test("ERR-4 only home pages may run the script for a wrong base path", async () => {
    const { collections } = siteOf([], { site: { ...SITE, baseUrlBanner: true } });
    await using folder = await createTempFolder({ _headers: headers({ collections }) });
    const policyOf = async (path: string) =>
      (await loadHeaders(folder.dir, path))["Content-Security-Policy"];
    expect(await policyOf("/en/")).toMatch(/script-src 'self' 'sha256-x'(?: 'sha256-[^']+'){2};/);
    expect(await policyOf("/en/docs")).toMatch(/script-src 'self' 'sha256-x' 'sha256-[^']+';/);
  });

  test.each([
    ["development", true],
    ["auto", false],
    ["production", false],
  ] as const)(
    "ANALYTICS-6 in the mode %s a script of another host may run: %s",
    (mode, isAllowed) => {
      const analytics = { ...SITE.analytics, enabled: true, mode };
      const content = headers(siteOf([], { site: { ...SITE, analytics } }));
      expect(content.includes("https://va.vercel-scripts.com")).toBe(isAllowed);
    },
  );

  test("/admin/ may work together with the window that it logs in with", async () => {
    const all = await sent("/docs/board");
    const admin = await sent("/admin/");
    expect(admin).toEqual({
      ...all,
      "Content-Security-Policy": expect.stringContaining("https://api.github.com"),
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Robots-Tag": "noindex",
    });
    expect(all["Content-Security-Policy"]).not.toContain("github");
    expect(await sent("/docs/admin")).toEqual(all);
  });

  test("PREVIEW-2, PREVIEW-3 a preview is not to be listed, and promises https for its own host only", async () => {
    const { "X-Robots-Tag": robots, ...others } = await sent("/", { hstsPreload: true }, PREVIEW);
    expect(robots).toBe("noindex");
    expect(others).toEqual({
      ...(await sent("/")),
      "Strict-Transport-Security": "max-age=63072000",
    });
    expect(await sent("/blog/rss.xml", {}, PREVIEW)).toMatchObject({ "X-Robots-Tag": "noindex" });
  });
});

test("security.txt names the role to contact, for a year from the month of the build", () => {
  expect(securityContact(siteWith({ contact: "it@example.org" }))).toBe(
    `Contact: mailto:it@example.org
Expires: 2027-12-01T00:00:00.000Z
Preferred-Languages: sv, en
Canonical: https://www.example.org/.well-known/security.txt
`,
  );
});
