import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCALES } from "../../src/schema/localized.ts";
import { buildSite, shared } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { all, only, text } from "./dom.ts";

const CONTENT = { sv: "Hej <i>alla</i>", en: "Hello <i>all</i>" };

function withAnnouncement(announcement: object | null) {
  const path = "_data/announcement.json";
  return { files: { [path]: announcement && JSON.stringify(announcement) } };
}

const fixture = shared();
const without = shared(withAnnouncement(null));
const switchedOff = shared(withAnnouncement({ content: CONTENT }));
const fixed = shared(withAnnouncement({ enabled: true, content: CONTENT, isCloseable: false }));

function bars(document: Document): Element[] {
  return all(document, "[data-announcement-id]");
}

test("ANN-1, SHELL-1 the announcement stands between skip link and navbar on every page", async () => {
  const { urls, page } = await fixture();
  for (const url of urls) {
    const locale = url.startsWith("/en/") ? "en" : "sv";
    const document = page(url);
    const [skip, bar, header] = document.body.children;
    expect([url, skip?.getAttribute("href"), header?.localName]).toEqual([url, "#main", "header"]);
    expect([url, ...bars(document)]).toEqual([url, bar]);
    expect(bar?.getAttribute("aria-label")).toBe(label(locale, "AnnouncementBar.label"));
    const words = { sv: "Ett viktigt meddelande: läs om", en: "An important message: read about" };
    expect(text(bar ?? null)).toContain(words[locale]);
    expect(document.documentElement.dataset.announcement).toBe("prov");
  }
});

test.each(LOCALES)("ANN-2 its button is called by the label (%s)", async (locale) => {
  const { page } = await fixture();
  const button = only(page(locale === "sv" ? "/section" : "/en/section"), "section button");
  expect(button.getAttribute("aria-label")).toBe(
    label(locale, "AnnouncementBar.closeButtonAriaLabel"),
  );
});

test("ANN-1 its colours are in a style element that the policy allows by its hash", async () => {
  const { page, read } = await fixture();
  const style = only(page("/section"), "head style").textContent ?? "";
  expect(style).toBe(":root{--announcement-paper:#143523;--announcement-ink:#ffffff}");
  const hash = createHash("sha256").update(style).digest("base64");
  expect(read("_headers")).toContain(`; style-src 'self' 'sha256-${hash}';`);
  expect(all(page("/section"), "body [style]")).toEqual([]);
});

test("ANN-1 pages carry its rules only while there is one", async () => {
  const rules = async (site: typeof fixture) => {
    const { files, read } = await site();
    const stylesheet = files.find((file) => /^assets\/site-.*\.css$/.test(file)) ?? "";
    return read(stylesheet).includes(".announcement{");
  };
  expect([await rules(fixture), await rules(without)]).toEqual([true, false]);
});

test.each([
  { case: "without the file", site: without },
  { case: "while it is switched off", site: switchedOff },
])("ANN-1 $case there is no trace of it", async ({ site }) => {
  const { urls, page, read } = await site();
  for (const url of urls) {
    expect([url, ...bars(page(url)), ...all(page(url), "head style")]).toEqual([url]);
    expect(page(url).documentElement.dataset.announcement).toBeUndefined();
  }
  expect(read("_headers")).toContain("; style-src 'self';");
});

test("ANN-2 one that cannot be closed has no button, and nothing that could hide it", async () => {
  const { page } = await fixed();
  const [bar] = bars(page("/section"));
  expect(bar?.getAttribute("data-announcement-id")).toBe("announcement-bar");
  expect(text(bar ?? null)).toBe("Hej alla");
  expect(all(page("/section"), "section button")).toEqual([]);
  expect(page("/section").documentElement.dataset.announcement).toBeUndefined();
});

test("CONF-1 a missing text stops the build and is named", async () => {
  const { exitCode, output } = await buildSite(
    withAnnouncement({ enabled: true, content: { sv: "Hej" } }),
  );
  expect(exitCode).not.toBe(0);
  expect(output).toContain('_data/announcement.json:1\n  "content.en" is missing.');
});

test("WCAG 1.4.3 colours too close to each other stop the build", async () => {
  const { exitCode, output } = await buildSite(
    withAnnouncement({ content: CONTENT, backgroundColor: "#ffffff", textColor: "#aaaaaa" }),
  );
  expect(exitCode).not.toBe(0);
  expect(output).toContain(
    '"textColor" is "#aaaaaa": on #ffffff it has a contrast of 2.3, but 4.5 is the least that everyone can read.',
  );
});
