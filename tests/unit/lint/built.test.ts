import { expect, test } from "vitest";
import { FEATURES } from "../../../src/features/features.ts";
import { type BuiltFiles, lintBuilt } from "../../../src/lint/built/lint-built.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { both } from "../../support/both.ts";
import { type Changes, changedFixture, inOneLine, page } from "../../support/lint.ts";

const html = (body: string) => `<main id="main">${body}</main>`;

/** What is found in built pages, on top of what the sources show. */
function found(pages: Record<string, string>, changes: Changes = {}): string[] {
  const { site, findings } = lintSite(changedFixture(changes), FEATURES);
  const built: BuiltFiles = {
    pages: new Map(Object.entries(pages)),
    files: ["a b.pdf", "cms/index.html"],
  };
  return lintBuilt(built, site, findings).map(inOneLine);
}

test("CHECK-1, CHECK-2 links and sections that exist are fine", () => {
  const links = [
    ...["/a", "/a/", "/a.html", "/a#å", "#top", "#", "/", "b", "/a%20b.pdf", "/cms/"],
    "https://x.example/",
  ];
  const body = links.map((href) => `<a href="${href}">x</a>`).join("");
  expect(
    found({
      "index.html": html(""),
      "a.html": html(`${body}<h2 id="å">Å</h2><a href="/c" data-nobrokenlinkcheck>x</a>`),
      "b.html": html('<a href="https://test.example/a#å">x</a>'),
    }),
  ).toEqual([]);
});

test("CHECK-1, CHECK-5 a broken link is reported once, with the number of pages that have it", () => {
  const menu = '<nav><a href="/nope">x</a></nav>';
  expect(found({ "a.html": html(menu), "b.html": html(menu), "c.html": html(menu) })).toEqual([
    "page /a | The link /nope on /a and 2 other pages leads to /nope, which does not exist.",
  ]);
});

test("CHECK-2 a section that does not exist is a warning, with those of the content", () => {
  const target = '<nav id="toc"></nav><h2 id="roller">Roller</h2>';
  expect(found({ "a.html": html('<a href="/b#rollen">x</a>'), "b.html": html(target) })).toEqual([
    'warning page /a | The link /b#rollen on /a leads to "#rollen", and /b has no such section. | Did you mean "roller"?',
  ]);
});

test.each([
  ["ignore", []],
  ["warn", Array(4).fill("warning")],
  ["throw", Array(4).fill("error")],
] as const)(
  "CHECK-3 with “%s” the severity of links, files and sections is %s",
  (level, severities) => {
    const site = JSON.stringify({
      ...JSON.parse(String(changedFixture({}).texts.get("_data/site.json"))),
      checks: { brokenLinks: level, brokenAnchors: level, brokenMarkdownLinks: level },
    });
    const text = "src/content/sv/docs/sida.md";
    const changes = { "_data/site.json": site, [text]: page("[a](/nope) [b](nope.md)\n") };
    const { site: linted, findings } = lintSite(changedFixture(changes), FEATURES);
    const body = '<a href="/nowhere">a</a><a href="#nope">b</a>';
    const built = { pages: new Map([["a.html", html(body)]]), files: [] };
    const found = [
      ...findings.filter(({ file }) => file === text),
      ...lintBuilt(built, linted, findings),
    ];
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  },
);

test("CHECK-1 a link is reported where it is written, and not again if the sources showed it", () => {
  const file = "src/content/sv/sida.md";
  const changes = { [file]: page("Se [a](/evenemang#nope) och [b](/nope).\n") };
  const body = '<a href="/evenemang#nope">a</a><a href="/nope">b</a>';
  expect(found({ "sida.html": html(body), "evenemang.html": html("") }, changes)).toEqual([
    `warning ${file}:5:4 | The link /evenemang#nope on /sida leads to "#nope", and /evenemang has no such section.`,
  ]);
});

test("CAL-3, CHECK-2 a section that a link of the calendar lacks names its entry, and stops nothing however severe that is", () => {
  const site = JSON.parse(String(changedFixture({}).texts.get("_data/site.json")));
  site.checks.brokenAnchors = "throw";
  const changes = { "_data/site.json": JSON.stringify(site) };
  const { site: linted } = lintSite(changedFixture(changes), FEATURES);
  const href = "https://test.example/a#nope";
  const pages = new Map([["a.html", html(`<a href="${href}">x</a>`)]]);
  const link = (name: string | null) => ({
    href,
    file: "_data/events.json",
    entry: name === null ? null : both(name),
  });
  expect(
    lintBuilt({ pages, files: [] }, linted, [], [link('"Pub" (2026-06-10)'), link(null)]).map(
      inOneLine,
    ),
  ).toEqual([
    'warning _data/events.json | "Pub" (2026-06-10) links to https://test.example/a#nope, a section that the page does not have; the link leads to its beginning. | Correct the address in the entry, or remove all from # on.',
  ]);
});

test("CHECK-6 a redirect to a file that does not exist", () => {
  const [a, b] = ["/a b.pdf", "/b.pdf"].map((to) => ({ from: `${to}.old`, to, why: "x" }));
  expect(found({}, { "_data/redirects.json": JSON.stringify([a, b]) })).toEqual([
    "_data/redirects.json:1 | The link /b.pdf on _data/redirects.json leads to /b.pdf, which does not exist.",
  ]);
});

test("CHECK-2 ids that occur twice", () => {
  expect(found({ "a.html": html('<p id="x"></p><p id="x"></p>') })).toEqual([
    'page /a | The id "x" on /a occurs more than once, so links to it lead to the first place only. | Rename one of the headings, or give it an id of its own:  ## Heading {#my-id}',
  ]);
});
