import { expect, test } from "vitest";
import { label } from "../support/labels.ts";
import { all, only, text } from "./dom.ts";
import { bare, fixture } from "./sites.ts";

function bars(document: Document): Element[] {
  return all(document, "[data-announcement-id]");
}

test("ANN-1, ANN-2, SHELL-1 the announcement is between skip link and navbar on every page, with a named button", async () => {
  const { urls, page } = await fixture();
  for (const url of urls) {
    const locale = url.startsWith("/en/") ? "en" : "sv";
    const document = page(url);
    // Pages of the safety representative have a strip to leave them at the top.
    const [skip, bar, header] = all(document, "body > :not([data-leave], script)");
    expect([url, skip?.getAttribute("href"), header?.localName]).toEqual([url, "#main", "header"]);
    expect([url, ...bars(document)]).toEqual([url, bar]);
    expect(bar?.getAttribute("aria-label")).toBe(label(locale, "AnnouncementBar.label"));
    const words = { sv: "Ett viktigt meddelande: läs om", en: "An important message: read about" };
    expect(text(bar ?? null)).toContain(words[locale]);
    const name = only(bar as Element, "button").getAttribute("aria-label");
    expect(name).toBe(label(locale, "AnnouncementBar.closeButtonAriaLabel"));
    expect(document.documentElement.dataset.announcement).toBe("prov");
  }
});

test("ANN-1 its colours are in a style element, as the policy forbids style attributes", async () => {
  const { page } = await fixture();
  const style = only(page("/section"), "head style").textContent ?? "";
  expect(style).toBe(":root{--announcement-paper:#143523;--announcement-ink:#ffffff}");
  expect(all(page("/section"), "body [style]")).toEqual([]);
});

test("ANN-1 without the file there is no trace of it", async () => {
  const { urls, page, read } = await bare();
  for (const url of urls) {
    expect([url, ...bars(page(url)), ...all(page(url), "head style")]).toEqual([url]);
    expect(page(url).documentElement.dataset.announcement).toBeUndefined();
  }
  expect(read("_headers")).toContain("; style-src 'self';");
});
