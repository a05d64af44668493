// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isSoft } from "../../../../widgets/navigation/navigation.ts";
import { prefetchPath } from "../../../../widgets/navigation/prefetch.ts";

const HOMES = ["/en/", "/"];

/** The page that is shown. */
const shown = {
  path: "/section",
  isSoft: (path: string) => isSoft(path, "/section", HOMES),
};

test.each([
  ["a page", 'href="/docs/board"', "/docs/board"],
  ["absolute, of this site", `href="${location.origin}/docs/board"`, "/docs/board"],
  ["with a query", 'href="/docs/board?a=b#c"', "/docs/board"],
  ["the same window, said so", 'href="/docs/board" target="_self"', "/docs/board"],
  ["this page", 'href="/section"', null],
  ["a fragment", 'href="#syfte"', null],
  ["the other language", 'href="/en/docs/board"', null],
  ["opted out", 'href="/docs/board" data-full-load=""', null],
  ["another window", 'href="/docs/board" target="_blank"', null],
  ["a download", 'href="/docs/board" download', null],
  ["a feed", 'href="/blog/rss.xml"', null],
  ["a page with `leave` (LEAVE-5)", 'href="/trygghet#a"', null],
  ["another site", 'href="https://www.kth.se/docs/board"', null],
  ["what opens the search", 'href="/sok" data-search=""', null],
])("PRE-1 eligible links: %s", (_words, attributes, expected) => {
  // From the page that is shown, whatever the address of the test's own document.
  const base = document.head.appendChild(document.createElement("base"));
  base.href = `${location.origin}/section`;
  document.documentElement.dataset.safetyPages = "/trygghet /docs/skyddsombud";
  document.body.innerHTML = `<a ${attributes}>Länk</a>`;
  const link = document.querySelector("a") as HTMLAnchorElement;
  const path = prefetchPath(link, shown);
  base.remove();
  expect(path).toBe(expected);
});
