import { expect, test } from "vitest";
import { redirects } from "../../../src/checks/redirects.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, docSource } from "../../support/site-data.ts";

const PAGES = [textFile(contentSource("section.md")), textFile(docSource("board.md"))];

/** What is told of redirects, each written as two addresses. */
function findingsOf(...written: [from: string, to: string][]) {
  const all = written.map(([from, to]) => ({ from, to, why: "x" }));
  return redirects.run(checkedSite(PAGES, { data: { redirects: all }, files: ["/img/logo.svg"] }));
}

test("CHECK-6 redirects to pages, files, other sites and other redirects are fine", () => {
  expect(
    findingsOf(
      ["/gammal", "/section"],
      ["/Section", "/section"],
      ["/märke", "/img/logo.svg"],
      ["/sång", "https://songs.example/"],
      ["/äldst", "/gammal"],
    ),
  ).toEqual([]);
});

test.each<{ mistake: string; written: [string, string][]; at: number; problem: string }>([
  {
    mistake: "the same address twice",
    written: [
      ["/a", "/section"],
      ["/a/", "/docs/board"],
    ],
    at: 1,
    problem: "The address /a/ is sent on twice; only the first redirect is followed, to /section.",
  },
  {
    mistake: "to itself, in another form",
    written: [["/möte", "/m%C3%B6te/index.html"]],
    at: 0,
    problem: "The redirect from /möte leads to itself.",
  },
  {
    mistake: "over a page",
    written: [
      ["/a", "/section"],
      ["/docs/board/", "/section"],
    ],
    at: 1,
    problem: "There is a page at /docs/board/, so the redirect to /section is never followed.",
  },
  {
    mistake: "over a file",
    written: [["/img/logo.svg", "/section"]],
    at: 0,
    problem: "There is a page at /img/logo.svg, so the redirect to /section is never followed.",
  },
  {
    mistake: "a circle, and a way into it",
    written: [
      ["/in", "/b"],
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a#x"],
    ],
    at: 1,
    problem: "The redirect from /a leads round in a circle: /a → /b → /c → /a.",
  },
])("CHECK-6 $mistake is told once, at its place", ({ written, at, problem }) => {
  expect(findingsOf(...written)).toEqual([
    { file: "_data/redirects.json", path: [at], problem, fix: expect.any(String) },
  ]);
});
