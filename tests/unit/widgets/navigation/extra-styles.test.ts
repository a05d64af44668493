// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  loadExtraStyles,
  prefetchExtraStyles,
} from "../../../../widgets/navigation/extra-styles.ts";
import { isSameBuild, parsePage, swapPage } from "../../../../widgets/navigation/page-swap.ts";

const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css" data-extra="">`;
const head = (...names: string[]) =>
  `<title>${names}</title><link rel="stylesheet" href="/assets/site.css">${names.map(sheet).join("")}<meta>`;
const pageWith = (...names: string[]) => parsePage(`<head>${head(...names)}</head><body></body>`);
const sheets = () =>
  [...document.querySelectorAll("link")].map((link) => link.href.replace(/.*\/(.*)\.css/, "$1"));
const last = (name: string) =>
  document.querySelector(`link[href="/assets/${name}.css"]`) as HTMLLinkElement;

beforeEach(() => {
  document.head.innerHTML = head("b", "z");
});
afterEach(() => vi.unstubAllGlobals());

test("SOFT-1 what a page has and this one lacks is loaded first, in its place; what was here stays put", async () => {
  const next = pageWith("a", "b", "c");
  const kept = last("b");
  let isLoaded = false;
  const loading = loadExtraStyles(next, new AbortController().signal).then(() => {
    isLoaded = true;
  });
  expect(sheets()).toEqual(["site", "a", "b", "c", "z"]);
  last("a").dispatchEvent(new Event("load"));
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  last("c").dispatchEvent(new Event("load"));
  await loading;
  const loaded = sheets().slice(0, -1).map(last);
  swapPage(next, {
    path: "/",
    isSoft: () => true,
    isThrifty: () => false,
    loadFully: vi.fn(),
    end() {},
    begin() {},
  });
  expect(sheets()).toEqual(["site", "a", "b", "c"]);
  expect([...document.querySelectorAll("link")]).toEqual(loaded);
  expect(last("b")).toBe(kept);
});

test("SOFT-1 one that cannot be had is told, and is not taken for loaded by the next try", async () => {
  const loading = loadExtraStyles(pageWith("a"), new AbortController().signal);
  last("a").dispatchEvent(new Event("error"));
  await expect(loading).rejects.toThrow("/assets/a.css cannot be had");
  expect(sheets()).toEqual(["site", "b", "z"]);
});

test("SOFT-2 a navigation that gives way takes back what is still on its way, and nothing else", async () => {
  const left = new AbortController();
  const loading = loadExtraStyles(pageWith("a", "c"), left.signal);
  last("a").dispatchEvent(new Event("load"));
  left.abort();
  await expect(loading).rejects.toBe(left.signal.reason);
  expect(sheets()).toEqual(["site", "a", "b", "z"]);
});

test("SOFT-1 pages of one build differ in them; the stylesheet of every page has to be the same", () => {
  expect(isSameBuild(pageWith("a"), pageWith())).toBe(true);
  const [one, other] = ["site", "site-2"].map((name) =>
    parsePage(`<link rel="stylesheet" href="/assets/${name}.css">`),
  ) as [Document, Document];
  expect(isSameBuild(one, other)).toBe(false);
});

test("PRE-4 they are fetched ahead with the page, once, at low priority and in silence", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
  vi.stubGlobal("fetch", fetch);
  const html = `<head>${head("b", "new")}</head>`;
  prefetchExtraStyles(html);
  await new Promise((done) => setTimeout(done));
  prefetchExtraStyles(html);
  prefetchExtraStyles(html);
  expect(fetch.mock.calls).toEqual([
    ["/assets/new.css", { priority: "low" }],
    ["/assets/new.css", { priority: "low" }],
  ]);
});
